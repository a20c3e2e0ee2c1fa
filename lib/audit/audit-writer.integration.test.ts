import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { makeActor } from '@/tests/support/factories'
import { changesBetween, recordAudit, type Changes } from './audit-writer'

const entriesOf = (entityId: string) => database().auditEntry.findMany({ where: { entityId } })

async function audited(entity: string, changes: Changes) {
  const entityId = randomUUID()
  await recordAudit(database(), await makeActor('admin'), { action: 'edit', entity, entityId, changes })
  return (await entriesOf(entityId))[0]?.changes
}

describe('the audit', () => {
  it('says who did what to which record, and how it changed', async () => {
    const actor = await makeActor('subadmin')
    const entityId = randomUUID()
    const changes = changesBetween({ price: 3000, quantity: 2 }, { price: 3500, quantity: 2 })
    await recordAudit(database(), actor, { action: 'edit', entity: 'one-day-vehicle', entityId, changes })
    expect(await entriesOf(entityId)).toMatchObject([
      { actorId: actor.id, actorRole: 'subadmin', action: 'edit', changes: { price: [3000, 3500] } },
    ])
  })

  it('keeps back what belongs to a person or pays a booking', async () => {
    const changes = {
      firstName: ['Almaz', 'Alemitu'],
      phone: ['+251911223344', '+251911223355'],
      email: ['a@example.com', 'b@example.com'],
      transactionId: ['FT1', 'FT2'],
      passwordHash: 'changed',
      role: ['user', 'subadmin'],
    } as const
    expect(await audited('user', changes)).toEqual({
      firstName: 'changed',
      phone: 'changed',
      email: 'changed',
      transactionId: 'changed',
      passwordHash: 'changed',
      role: ['user', 'subadmin'],
    })
  })

  it('names a vehicle', async () => {
    expect(await audited('car', { name: ['Vitz', 'Yaris'] })).toEqual({ name: ['Vitz', 'Yaris'] })
  })

  it('leaves customers alone', async () => {
    const entityId = randomUUID()
    await recordAudit(database(), await makeActor('user'), {
      action: 'set-status',
      entity: 'booking',
      entityId,
    })
    expect(await entriesOf(entityId)).toEqual([])
  })
})
