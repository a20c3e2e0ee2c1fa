import { runOnce } from 'graphile-worker'
import { allTasks } from '@/lib/jobs/tasks'
import { workerOptions } from '@/lib/jobs/worker'
import type { MailTransport, OutgoingMail } from '@/lib/mail/transport'

/** Sends every mail that is due, as a worker does. */
export async function deliverDueMails(transport: MailTransport): Promise<void> {
  const { 'send-mail': sendMail } = allTasks(transport)
  await runOnce({ ...workerOptions(), taskList: { 'send-mail': sendMail } })
}

/** Sends everything that waits in the outbox, to nobody, and returns it. */
export async function sendWaitingMails(): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = []
  await deliverDueMails(async (mail) => {
    sent.push(mail)
  })
  return sent
}

/** The secret in the link of a mail. */
export function linkSecretOf(mail: OutgoingMail | undefined): string {
  const secret = /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!secret) throw new Error('the mail has no secret link')
  return secret
}
