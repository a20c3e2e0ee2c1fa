import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { liveKinds } from './rules'
import type { SignedInActor, SignedInRole } from '@/lib/auth/permissions'
import { endSessionsOf, openSessionOf } from '@/lib/auth/session'
import { createBooking } from '@/lib/bookings/reserve'
import { database } from '@/lib/db/client'
import { listenerReady, subscribe } from '@/lib/server/listener'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { openConnection } from '@/tests/support/raw-sql'
import { followChanges } from './queries'

async function signedIn(role: SignedInRole, { seconds = 600 } = {}): Promise<SignedInActor> {
  const actor = await makeActor(role)
  const expiresAt = new Date(Date.now() + seconds * 1000)
  const { id: sessionId } = await openSessionOf(
    database(),
    { id: actor.id, role, sessionEpoch: 0 },
    { userAgent: null, expiresAt },
  )
  return { ...actor, sessionId }
}

const heard = new Set<string | undefined>()
beforeAll(() => subscribe('entoto_live', (payload) => heard.add(payload)))

/** Waits until this process has heard all that was told so far: that a person was made ends their streams, and could come late. */
async function hearAll(): Promise<void> {
  expect(await listenerReady()).toBe(true)
  const payload = `marker ${randomUUID()}`
  await database().$executeRaw`SELECT pg_notify('entoto_live', ${payload})`
  await expect.poll(() => heard.has(payload)).toBe(true)
}

const opened: ReadableStreamDefaultReader<Uint8Array>[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const reader of opened.splice(0)) await reader.cancel()
})

/** A stream that is being read, what it said so far, and whether it has ended. */
async function follow(actor: SignedInActor) {
  await hearAll()
  const reader = (await followChanges(actor)).getReader()
  opened.push(reader)
  const said = { text: '', isOver: false }
  const decoder = new TextDecoder()
  void (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      said.text += decoder.decode(part.value)
    }
    said.isOver = true
  })()
  await expect.poll(() => said.text).toMatch(/^: \n\n/)
  return said
}

const message = {
  ...{ firstName: 'Hanna', email: 'hanna@example.com', phone: '+251911223344' },
  message: 'Is it free?',
}
const bookOne = async () => {
  const vehicle = await makeVehicle()
  return createBooking(await makeActor(), { input: orderFor(vehicle.id), locale: 'en' })
}

describe('a stream of changes', () => {
  it('tells of a booking by its id alone, and of what is the admin’s the admin only', async () => {
    const [admin, subadmin] = [
      await follow(await signedIn('admin')),
      await follow(await signedIn('subadmin')),
    ]
    const contact = await database().contactMessage.create({ data: message })
    const { id } = await bookOne()
    const event = `event: booking\ndata: ${JSON.stringify({ kind: 'booking', id })}\n\n`
    await expect.poll(() => [admin.text, subadmin.text].every((text) => text.includes(event))).toBe(true)
    expect(admin.text).toContain(contact.id)
    expect(admin.text).toContain('event: payment')
    expect(subadmin.text).not.toMatch(/contact|payment|mail|user/)
    expect(admin.text + subadmin.text).not.toMatch(/Almaz|Hanna|Bishoftu|FT/)
  })

  it('hears of every kind from its table, whoever changes it', async () => {
    const client = await openConnection()
    const { rows } = await client.query<{ kind: string }>(
      `SELECT DISTINCT convert_from(substring(tgargs FROM 1 FOR position('\\x00'::bytea IN tgargs) - 1), 'UTF8') AS kind
       FROM pg_trigger WHERE tgfoid = 'tell_live'::regproc`,
    )
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual([...liveKinds, 'session'].toSorted())
  })

  it('hears of prices, of further answers, of notes that are deleted and of the audit', async () => {
    const [admin, subadmin] = [
      await follow(await signedIn('admin')),
      await follow(await signedIn('subadmin')),
    ]
    const names = { textEn: 'Roof box', textOm: 'Saanduqa', textAm: 'ሳጥን' }
    // What was changed before an extra was made has been told once the extra is.
    const tellExtra = async () => {
      const data = { ...names, amountSantim: 10_000, per: 'day' } as const
      const { id } = await database().extra.create({ data })
      await expect.poll(() => subadmin.text).toContain(`{"kind":"extra","id":"${id}"}`)
      return id
    }
    const extraId = await tellExtra()
    const booking = await bookOne()
    const author = { author: { connect: { id: (await makeActor('subadmin')).id } } }
    const note = await database().customerNote.create({
      data: { text: 'Waits outside', booking: { connect: { id: booking.id } }, ...author },
    })
    const told = () => subadmin.text.split(`{"kind":"booking","id":"${booking.id}"}`).length - 1
    await tellExtra()
    const before = told()
    expect(before).toBeGreaterThan(0)
    await database().customerNote.delete({ where: { id: note.id } })
    await tellExtra()
    expect(told()).toBe(before + 1)
    const { id: contactId } = await database().contactMessage.create({ data: message })
    await expect.poll(() => admin.text).toContain(contactId)
    await database().requestReply.create({ data: { contactId, text: 'Yes' } })
    await expect.poll(() => admin.text.split(contactId).length - 1).toBe(2)
    const entry = { action: 'edit', entity: 'extra', entityId: extraId }
    const { id: auditId } = await database().auditEntry.create({ data: entry })
    await expect.poll(() => admin.text).toContain(`{"kind":"audit","id":"${auditId}"}`)
    expect(subadmin.text).not.toMatch(/contact|audit/)
  })

  it('tells nothing of what was not committed', async () => {
    const admin = await follow(await signedIn('admin'))
    await database()
      .$transaction(async (transaction) => {
        await transaction.contactMessage.create({ data: message })
        throw new Error('taken back')
      })
      .catch(() => undefined)
    const { id } = await database().contactMessage.create({ data: message })
    await expect.poll(() => admin.text).toContain(id)
    expect(admin.text.match(/event: contact/g)).toHaveLength(1)
  })

  it('ends when the person signs out, and so does one that was opened too late', async () => {
    const actor = await signedIn('admin')
    const admin = await follow(actor)
    const other = await follow(await signedIn('admin'))
    const late = await followChanges(actor)
    await database().session.delete({ where: { id: actor.sessionId } })
    await expect.poll(() => admin.isOver).toBe(true)
    expect(other.isOver).toBe(false)
    // Whatever it tells before: it comes to its end.
    const reader = late.getReader()
    let part = await reader.read()
    while (!part.done) part = await reader.read()
    expect(part.value).toBeUndefined()
  })

  it('ends when the role changes', async () => {
    const actor = await signedIn('admin')
    const admin = await follow(actor)
    await database().$transaction(async (transaction) => {
      await transaction.user.update({ where: { id: actor.id }, data: { role: 'subadmin' } })
      await endSessionsOf(transaction, actor.id)
    })
    await expect.poll(() => admin.isOver).toBe(true)
  })

  it('ends when the session expires, and keeps the line alive until then', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const admin = await follow(await signedIn('admin', { seconds: 40 }))
    await vi.advanceTimersByTimeAsync(16_000)
    await expect.poll(() => admin.text).toBe(': \n\n: \n\n')
    expect(admin.isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(30_000)
    await expect.poll(() => admin.isOver).toBe(true)
  })

  it('ends when notifications are lost, and tells again once they are back', async () => {
    const actor = await signedIn('admin')
    const admin = await follow(actor)
    const client = await openConnection()
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await expect.poll(() => admin.isOver).toBe(true)
    const again = await follow(actor)
    const { id } = await database().contactMessage.create({ data: message })
    await expect.poll(() => again.text).toContain(id)
  })

  it('of a client that reads too slowly is ended, and the others go on', async () => {
    const admin = await follow(await signedIn('admin'))
    const slow = (await followChanges(await signedIn('admin'))).getReader()
    await slow.read()
    let sent = 0
    // One portion for each: what comes together is sent together.
    while (sent < 70) {
      const { id } = await database().contactMessage.create({ data: message })
      await expect.poll(() => admin.text, { interval: 20 }).toContain(id)
      sent += 1
    }
    let parts = 0
    while (!(await slow.read()).done) parts += 1
    expect(parts).toBeGreaterThan(60)
    expect(parts).toBeLessThan(70)
  })

  it('is one of a bounded number for each person, the oldest of which gives way', async () => {
    const actor = await signedIn('admin')
    const oldest = await follow(actor)
    const second = await follow(actor)
    for (let count = 0; count < 249; count++) {
      const reader = (await followChanges(actor)).getReader()
      opened.push(reader)
      await reader.read()
    }
    await expect.poll(() => oldest.isOver).toBe(true)
    expect(second.isOver).toBe(false)
  })
})
