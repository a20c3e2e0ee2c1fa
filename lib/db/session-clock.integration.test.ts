import pg from 'pg'
import { expect, it } from 'vitest'
import { findBooking } from '@/lib/bookings/queries'
import { createBooking } from '@/lib/bookings/reserve'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { openConnection } from '@/tests/support/raw-sql'
import { database, withSessionClock } from './client'

it('a server that lives in the zone of Addis Ababa and writes days in an order of its own keeps and tells each as it is', async () => {
  const owner = await openConnection()
  const { rows: names } = await owner.query<{ name: string }>(
    'SELECT quote_ident(current_database()) AS name',
  )
  // For every connection from now on, which are those of the site.
  for (const setting of [`timezone TO 'Africa/Addis_Ababa'`, `datestyle TO 'SQL, DMY'`])
    await owner.query(`ALTER DATABASE ${names[0]?.name} SET ${setting}`)
  const actor = await makeActor()
  const { id, date, holdUntil } = await createBooking(actor, {
    input: orderFor((await makeVehicle()).id, { transactionId: undefined, amount: undefined }),
    locale: 'en',
  })
  expect(await findBooking(actor, id)).toMatchObject({ date, holdUntil })
  const { rows } = await owner.query<{ until: Date }>(
    'SELECT hold_until AS until FROM bookings WHERE id = $1',
    [id],
  )
  expect(rows[0]?.until.toISOString()).toBe(holdUntil)
  const [clock] = await database().$queryRaw<{ now: Date }[]>`SELECT now() AS "now"`
  expect(Math.abs((clock?.now.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
})

it('an address that gives settings to its sessions keeps them and has the clock of the site all the same', async () => {
  const address = new URL(process.env.DATABASE_URL ?? '')
  address.searchParams.set('options', '-c TimeZone=Africa/Addis_Ababa -c work_mem=5MB')
  const client = new pg.Client({ connectionString: withSessionClock(address.href) })
  await client.connect()
  try {
    const settings = `SELECT current_setting('TimeZone') || ', ' || current_setting('work_mem') AS "told"`
    expect((await client.query(settings)).rows).toEqual([{ told: 'UTC, 5MB' }])
  } finally {
    await client.end()
  }
})
