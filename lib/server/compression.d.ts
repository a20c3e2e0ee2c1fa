/** What this site uses of the package; its own types would bring those of a framework that is not here. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Options = { filter?: (request: IncomingMessage, response: ServerResponse) => boolean }
  type Compress = (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void

  const compression: ((options?: Options) => Compress) & {
    /** Whether the type of an answer is worth compressing. */
    filter: (request: IncomingMessage, response: ServerResponse) => boolean
  }
  export default compression
}
