import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { createBooking } from '@/lib/bookings/reserve'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { recordAudit } from './audit-writer'
import { listAuditEntries } from './queries'

describe('the audit on its screen', () => {
  it('is found by who did it, to which record, and by noun', async () => {
    const admin = await makeActor('admin')
    const entityId = randomUUID()
    const changes = { status: ['pending', 'successful'] } as const
    await recordAudit(database(), admin, {
      action: 'set-status',
      entity: 'booking',
      entityId,
      changes,
    })
    const expected = {
      actorName: `${admin.firstName} ${admin.lastName}`,
      action: 'set-status',
      entityId,
      changes: [{ field: 'status', before: 'pending', after: 'successful' }],
    }
    for (const query of [{ q: admin.email }, { q: entityId }, { q: entityId, entity: 'booking' }] as const) {
      const { rows } = await listAuditEntries(admin, query)
      expect(rows, JSON.stringify(query)).toMatchObject([expected])
    }
    expect(await listAuditEntries(admin, { q: entityId, entity: 'car' })).toMatchObject({ rows: [] })
  })

  it('names the records of an entry as they are called by now, and where they stand', async () => {
    const admin = await makeActor('admin')
    const vehicle = await makeVehicle({ name: 'Vitz' })
    const booking = await createBooking(await makeActor(), {
      input: orderFor(vehicle.id),
      locale: 'en',
    })
    const [payment] = await database().payment.findMany({ where: { bookingId: booking.id } })
    const extra = await database().extra.create({
      data: {
        textEn: 'Child seat',
        textOm: "Teessoo daa'imaa",
        textAm: 'የልጅ መቀመጫ',
        amountSantim: 100,
        per: 'day',
      },
    })
    const changes = { vehicleId: [null, vehicle.id] } as const
    const entries = { payment: payment?.id ?? '', unit: randomUUID(), extra: extra.id, user: admin.id }
    for (const [entity, entityId] of Object.entries(entries)) {
      await recordAudit(database(), admin, { action: 'edit', entity, entityId, changes })
    }
    const { rows } = await listAuditEntries(admin, { q: admin.email, locale: 'am' })
    const recordOf = (noun: string) => rows.find(({ entity }) => entity === noun)?.record
    expect(recordOf('payment')).toEqual({ name: booking.code, screenId: booking.id })
    expect(recordOf('extra')).toEqual({ name: 'የልጅ መቀመጫ', screenId: extra.id })
    expect(recordOf('user')).toEqual({ name: `${admin.firstName} ${admin.lastName}`, screenId: admin.id })
    expect(recordOf('unit')).toBeNull()
    for (const { names } of rows) expect(names).toEqual({ [vehicle.id]: 'Vitz' })
  })

  it('calls what was removed as it was called', async () => {
    const admin = await makeActor('admin')
    const rule = { entity: 'price-rule', entityId: randomUUID() }
    const made = { name: [null, 'Weekend'] } as const
    const removed = { name: ['Weekend', null] } as const
    await recordAudit(database(), admin, { ...rule, action: 'create', changes: made })
    await recordAudit(database(), admin, { ...rule, action: 'remove', changes: removed })
    const { rows } = await listAuditEntries(admin, { q: admin.email })
    const record = { name: 'Weekend', screenId: null }
    expect(rows).toMatchObject([
      { action: 'remove', record },
      { action: 'create', record },
    ])
  })

  it('stays when the person is gone, without the name', async () => {
    const admin = await makeActor('admin')
    const former = await makeActor('subadmin')
    const entityId = randomUUID()
    await recordAudit(database(), former, { action: 'remove', entity: 'car', entityId })
    await database().user.delete({ where: { id: former.id } })
    const { rows } = await listAuditEntries(admin, { q: entityId })
    expect(rows).toMatchObject([{ actorName: null, actorRole: 'subadmin', changes: [] }])
  })

  it('is paged by key', async () => {
    const admin = await makeActor('admin')
    for (let count = 0; count < 32; count++) {
      await recordAudit(database(), admin, { action: 'edit', entity: 'car', entityId: randomUUID() })
    }
    const first = await listAuditEntries(admin, { q: admin.email })
    const key = JSON.parse(Buffer.from(first.next ?? '', 'base64url').toString())
    const second = await listAuditEntries(admin, { q: admin.email, after: key })
    expect([first.rows.length, second.rows.length]).toEqual([30, 2])
    const back = JSON.parse(Buffer.from(second.previous ?? '', 'base64url').toString())
    expect((await listAuditEntries(admin, { q: admin.email, before: back })).rows).toEqual(first.rows)
  })
})
