import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { askPasswordReset, findPasswordReset } from '@/lib/users/password-reset'
import { makeActor, makeAddress } from '@/tests/support/factories'
import { linkSecretOf, sendWaitingMails } from '@/tests/support/mail-capture'
import { getOutboxMail, listOutboxMails, previewOutboxMail, resendOutboxMail } from './queries'

async function resetMail() {
  const person = await makeActor()
  await askPasswordReset(visitor, { input: { email: person.email }, address: makeAddress() })
  return database().outboxMail.findFirstOrThrow({ where: { recipient: person.email } })
}

const mailsTo = (recipient: string) =>
  database().outboxMail.findMany({ where: { recipient }, orderBy: { createdAt: 'asc' } })

describe('the outbox', () => {
  it('is found by recipient and state, newest first, page by page', async () => {
    const admin = await makeActor('admin')
    const recipient = `${randomUUID()}@example.com`
    const mail = { template: 'password-changed', args: {}, recipient, locale: 'en' } as const
    for (let count = 0; count < 35; count++) {
      await database().outboxMail.create({ data: { ...mail, messageId: randomUUID(), state: 'sent' } })
    }
    const first = await listOutboxMails(admin, { q: recipient, state: 'sent' })
    expect(first.rows).toHaveLength(30)
    const key = JSON.parse(Buffer.from(first.next ?? '', 'base64url').toString())
    const second = await listOutboxMails(admin, { q: recipient, after: key })
    expect(second.rows).toHaveLength(5)
    expect(second.next).toBeNull()
    expect(await listOutboxMails(admin, { q: recipient, state: 'failed' })).toMatchObject({ rows: [] })
  })

  it('shows how a mail reads without the secret of its link', async () => {
    const mail = await resetMail()
    const preview = await previewOutboxMail(await makeActor('admin'), mail.id)
    const [sent] = await sendWaitingMails()
    const secret = linkSecretOf(sent)
    expect(preview?.subject).toBe(sent?.subject)
    expect(JSON.stringify(preview)).not.toContain(secret)
    expect(await findPasswordReset(visitor, secret)).not.toBeNull()
  })

  it('tries a mail that was given up again, with all its attempts before it', async () => {
    const admin = await makeActor('admin')
    const mail = await resetMail()
    await database().outboxMail.update({ where: { id: mail.id }, data: { state: 'failed', attempts: 9 } })
    await resendOutboxMail(admin, mail.id)
    expect((await getOutboxMail(admin, mail.id))?.nextAttemptAt).not.toBeNull()
    expect(await mailsTo(mail.recipient)).toMatchObject([
      { id: mail.id, state: 'queued', attempts: 0, messageId: mail.messageId },
    ])
    expect(await database().auditEntry.count({ where: { entityId: mail.id, action: 'resend' } })).toBe(1)
    await sendWaitingMails()
  })

  it('sends one that was sent as a new mail with a link of its own', async () => {
    const mail = await resetMail()
    const [first] = await sendWaitingMails()
    await resendOutboxMail(await makeActor('admin'), mail.id)
    const [second] = await sendWaitingMails()
    expect(second?.recipient).toBe(mail.recipient)
    expect(second?.messageId).not.toBe(first?.messageId)
    expect(linkSecretOf(second)).not.toBe(linkSecretOf(first))
  })

  it('is the admin’s alone', async () => {
    const subadmin = await makeActor('subadmin')
    await expect(listOutboxMails(subadmin, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
