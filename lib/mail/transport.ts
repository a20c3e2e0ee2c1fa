import 'server-only'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { company } from '@/lib/core/company'
import { env, isLoopback } from '@/lib/core/env'

export type OutgoingMail = {
  messageId: string
  recipient: string
  subject: string
  html: string
  text: string
  replyTo?: string | undefined
  leaveUrl?: string | undefined
}

/** Hands one mail to a mail server; resolves once the server has taken it, else throws SendingFailed. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>

/** A mail was not taken; the mail server's words are for the outbox, not for the log. */
export class SendingFailed extends Error {
  override readonly name = 'SendingFailed'
  constructor(
    readonly problem: SendingProblem,
    message: string,
  ) {
    super(message)
  }
}

type Timeouts = { connectionTimeout: number; greetingTimeout: number; socketTimeout: number }

// Giving up on a server that has the whole mail and thinks about it would mean to send it twice: it gets two minutes.
// Against spam some let a stranger wait for the greeting: it may take a minute, together with the way there, since the library counts
// both in the time to connect.
const patience: Timeouts = { connectionTimeout: 60_000, greetingTimeout: 60_000, socketTimeout: 120_000 }
/** A whole talk takes no longer: a job that is locked for five minutes counts as that of a dead process. */
const talkLimitMs = 4 * 60_000

/** A mail server by its `smtp://` or `smtps://` address. One connection per mail: a pool would resend by itself. */
export function smtpTransport(address: string, timeouts: Timeouts = patience): MailTransport {
  const url = new URL(address)
  const secure = url.protocol === 'smtps:'
  const isLocal = isLoopback(url.hostname)
  const auth = url.username && {
    user: decodeURIComponent(url.username),
    pass: decodeURIComponent(url.password),
  }
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // A password never goes over an open line.
    requireTLS: !secure && !isLocal && Boolean(auth),
    ...(auth && { auth }),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail) => {
    try {
      const talk = transport.sendMail({
        from: sender(),
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: mail.messageId,
        replyTo: mail.replyTo,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(mail.leaveUrl && { 'List-Unsubscribe': `<${mail.leaveUrl}>` }),
        },
      })
      await withinTime(talk, talkLimitMs)
    } catch (error) {
      throw sendingFailed(error)
    }
  }
}

/** The mail server of the settings; null when there is none and mails stay in the outbox. */
export function configuredTransport(): MailTransport | null {
  const address = env().SMTP_URL
  return address ? smtpTransport(address) : null
}

async function withinTime(talk: Promise<unknown>, limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const refuse = () =>
      reject(Object.assign(new Error('the mail server took too long'), { code: 'ETIMEDOUT' }))
    timer = setTimeout(refuse, limitMs)
  })
  await Promise.race([talk, late]).finally(() => clearTimeout(timer))
}

type Sender = { name: string; address: string }

function sender(): Sender {
  const given = env().MAIL_FROM
  return given ? senderOf(given) : { name: company().name, address: company().email }
}

/** Name and address of a MAIL_FROM, where colons and brackets of the name are only that: in a header they would be a group and a remark. */
export function senderOf(given: string): Sender {
  const [, name = '', address = given] = /^([^<>]*)<([^<>]+)>$/.exec(given) ?? []
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
}

const toldProblem = z.object({
  code: z.string().catch('UNKNOWN'),
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
})

function sendingFailed(error: unknown): SendingFailed {
  const problem = toldProblem.safeParse(error).data ?? { code: 'UNKNOWN' }
  return new SendingFailed(problem, error instanceof Error ? error.message : problem.code)
}

/** What a mail server or the way to it answered. */
export type SendingProblem = { code: string; responseCode?: number | undefined; command?: string | undefined }

/** Whether the server refused this recipient for good: another attempt would be answered the same. */
export function isRefusedForGood({ responseCode = 0, command = '' }: SendingProblem): boolean {
  return command === 'RCPT TO' && responseCode >= 500
}
