import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { dateOfDay } from '@/lib/core/day'
import { removeRequest } from './mutations'
import { sendWaitingMails } from '@/tests/support/mail-capture'
import { codeOf } from '@/tests/support/code-of'
import { dayFromToday, makeActor } from '@/tests/support/factories'
import { whileDeleted } from '@/tests/support/raw-sql'
import { listReplies, replyToRequest } from './replies'

const writer = { firstName: 'Marta', phone: '+251911778899', locale: 'am' as const }
const makeContact = () =>
  database().contactMessage.create({
    data: { ...writer, email: `${randomUUID()}@example.com`, message: 'በወር ታከራያላችሁ?' },
  })
const makeRequest = (email: string | null) =>
  database().travelBooking.create({
    data: { ...writer, email, item: 'suv', day: dateOfDay(dayFromToday(5)) },
  })

describe('an answer by mail', () => {
  it('goes to whoever wrote, in their language and with what they had written', async () => {
    const admin = await makeActor('admin')
    const contact = await makeContact()
    await replyToRequest(admin, 'contact', { id: contact.id, text: 'አዎ፣ በወርም እናከራያለን።\nይደውሉልን።' })
    const mail = (await sendWaitingMails()).find(({ recipient }) => recipient === contact.email)
    expect(mail?.subject).toContain('ለጥያቄዎ የተሰጠ መልስ')
    expect(mail?.text).toContain('አዎ፣ በወርም እናከራያለን።\nይደውሉልን።')
    expect(mail?.text).toContain('በወር ታከራያላችሁ?')
    expect(mail?.replyTo).toBeTruthy()
  })

  it('stays with the message, which then counts as done, and is audited without its words', async () => {
    const admin = await makeActor('admin')
    const { id } = await makeContact()
    await replyToRequest(admin, 'contact', { id, text: 'One moment please.' })
    await replyToRequest(admin, 'contact', { id, text: 'Yes, we do.' })
    expect(await listReplies(admin, 'contact', id)).toMatchObject([
      { text: 'One moment please.', by: 'Almaz Tadesse' },
      { text: 'Yes, we do.', by: 'Almaz Tadesse' },
    ])
    expect((await database().contactMessage.findUniqueOrThrow({ where: { id } })).doneAt).not.toBeNull()
    const entries = await database().auditEntry.findMany({ where: { entityId: id } })
    expect(entries).toMatchObject([
      { action: 'reply', entity: 'contact', actorId: admin.id, changes: {} },
      { action: 'reply' },
    ])
    await removeRequest(admin, 'contact', id)
    expect(await listReplies(admin, 'contact', id)).toEqual([])
  })

  it('that is sent twice counts once, at the same moment too', async () => {
    const admin = await makeActor('admin')
    const { id, email } = await makeContact()
    const reply = { id, text: 'Yes, by the month as well.' }
    await Promise.all([1, 2].map(() => replyToRequest(admin, 'contact', reply)))
    await replyToRequest(admin, 'contact', reply)
    expect(await listReplies(admin, 'contact', id)).toHaveLength(1)
    expect(await database().outboxMail.count({ where: { recipient: email ?? '' } })).toBe(1)
    await replyToRequest(await makeActor('admin'), 'contact', reply)
    await database().requestReply.updateMany({ data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } })
    await replyToRequest(admin, 'contact', reply)
    expect(await listReplies(admin, 'contact', id)).toHaveLength(3)
  })

  it('is kept when the one who wrote it has left', async () => {
    const admin = await makeActor('admin')
    await makeActor('admin')
    const { id } = await makeRequest('marta@example.com')
    await replyToRequest(admin, 'travel-booking', { id, text: 'Gladly.' })
    await database().user.delete({ where: { id: admin.id } })
    const staff = await makeActor('subadmin')
    expect(await listReplies(staff, 'travel-booking', id)).toMatchObject([{ text: 'Gladly.', by: null }])
  })

  it('is refused where nobody left an address, and where the record is gone; nothing stays of it', async () => {
    const staff = await makeActor('subadmin')
    const { id } = await makeRequest(null)
    for (const record of [id, randomUUID()]) {
      const attempt = replyToRequest(staff, 'travel-booking', { id: record, text: 'Hello' })
      await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await listReplies(staff, 'travel-booking', id)).toEqual([])
    expect((await database().travelBooking.findUniqueOrThrow({ where: { id } })).doneAt).toBeNull()
  })

  it('is refused where the message is deleted at that moment', async () => {
    const admin = await makeActor('admin')
    const { id } = await makeContact()
    const code = await whileDeleted({ table: 'contact_messages', id }, () =>
      codeOf(replyToRequest(admin, 'contact', { id, text: 'Hello' })),
    )
    expect(code).toBe('NOT_FOUND')
  })

  it('belongs to one message or one request; the database sees to it', async () => {
    const none = database().requestReply.create({ data: { text: 'Hello' } })
    await expect(none).rejects.toThrow()
  })
})
