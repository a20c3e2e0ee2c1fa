import { expect, it } from 'vitest'
import { createBooking } from '@/lib/bookings/reserve'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { openConnection } from '@/tests/support/raw-sql'
import { database } from './client'

it('a server that lives in the zone of Addis Ababa keeps and tells each moment as it is', async () => {
  const owner = await openConnection()
  const { rows: names } = await owner.query<{ name: string }>(
    'SELECT quote_ident(current_database()) AS name',
  )
  // For every connection from now on, which are those of the site.
  await owner.query(`ALTER DATABASE ${names[0]?.name} SET timezone TO 'Africa/Addis_Ababa'`)
  const { id, holdUntil } = await createBooking(await makeActor(), {
    input: orderFor((await makeVehicle()).id, { transactionId: undefined, amount: undefined }),
    locale: 'en',
  })
  const { rows } = await owner.query<{ until: Date }>(
    'SELECT hold_until AS until FROM bookings WHERE id = $1',
    [id],
  )
  expect(rows[0]?.until.toISOString()).toBe(holdUntil)
  const [clock] = await database().$queryRaw<{ now: Date }[]>`SELECT now() AS "now"`
  expect(Math.abs((clock?.now.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
})
