// The certified provider comes without types; this is what the stand-in uses of it.
declare module 'oidc-provider' {
  import type { Server } from 'node:http'

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    listen(port: number, host: string): Server
  }
}
