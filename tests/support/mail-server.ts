import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

export type MailServer = {
  /** What SMTP_URL would be. */
  address: string
  /** Mails it took, oldest first. */
  received: Email[]
}

type Behaviour = Pick<SMTPServerOptions, 'onRcptTo' | 'onConnect'> & {
  /** Called with each mail before it is taken; throwing refuses it, waiting lets the sender wait. */
  beforeTaking?: (mail: Email) => Promise<void> | void
}

/** A refusal with the code that a mail server would give. */
export function smtpRefusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

async function contentOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** A mail server on a port of its own until the test ends; it takes every mail unless told otherwise. */
export async function startMailServer({ beforeTaking, ...hooks }: Behaviour = {}): Promise<MailServer> {
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      void contentOf(stream)
        .then((content) => PostalMime.parse(content))
        .then(async (mail) => {
          await beforeTaking?.(mail)
          received.push(mail)
        })
        .then(() => done(), done)
    },
    ...hooks,
  })
  // A client that goes away in the middle is part of what is tried here.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise((resolve) => server.close(resolve)))
  const bound = server.server.address()
  if (bound === null || typeof bound === 'string') throw new Error('no port')
  return { address: `smtp://127.0.0.1:${bound.port}`, received }
}
