import { expect, it } from 'vitest'
import { withClient } from '@/scripts/lib/databases'
import { migrate } from '@/scripts/lib/migrate'
import { databaseBefore } from '../support/first-edition'

it('units that had one plate in two spellings all stay, and those after the first are numbered', async () => {
  const url = await databaseBefore('20261213000000_plates_once')
  await withClient(url, async (client) => {
    // Their vehicles do not matter here.
    await client.query('SET session_replication_role = replica')
    await client.query(`
      INSERT INTO units (id, vehicle_id, plate, is_active, created_at)
      SELECT gen_random_uuid(), gen_random_uuid(), plate, is_active, now() + number * interval '1 minute'
      FROM (VALUES (1, 'AA 3 99991', false), (2, 'AA3 99991', true), (3, 'AA399991', true), (4, 'AA 3 99992', true))
        AS written (number, plate, is_active)`)
    await migrate(url)
    const { rows } = await client.query<{ plate: string }>('SELECT plate FROM units ORDER BY created_at')
    expect(rows.map(({ plate }) => plate)).toEqual([
      'AA 3 99991 #3',
      'AA3 99991',
      'AA399991 #2',
      'AA 3 99992',
    ])
  })
})
