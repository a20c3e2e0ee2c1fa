import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { makeActor } from '@/tests/support/factories'
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
