import { deliverDueMails } from '@/lib/mail/deliver'
import type { OutgoingMail } from '@/lib/mail/transport'

/** Sends everything that waits in the outbox, to nobody, and returns it. */
export async function sendWaitingMails(): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = []
  await deliverDueMails(async (mail) => {
    sent.push(mail)
  }, new AbortController().signal)
  return sent
}

/** The secret in the link of a mail. */
export function linkSecretOf(mail: OutgoingMail | undefined): string {
  const secret = /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!secret) throw new Error('the mail has no secret link')
  return secret
}
