import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { expect, it } from 'vitest'
import { addDays } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { makeDriver, makeUnit } from '../support/access/world'
import { dayFromToday } from '../support/day-from-today'
import { makeVehicle } from '../support/factories'
import { insertBooking, openConnection, refusalOf } from '../support/raw-sql'

// What the service promises holds for whoever writes SQL, too.
const day = dayFromToday(90)
const [dayBefore, dayAfter] = [addDays(day, -1), addDays(day, 1)]

const put = (client: pg.Client, booking: string, columns: { driver?: string; unit?: string; on?: string }) =>
  refusalOf(
    client.query('INSERT INTO assignments (booking_id, day, driver_id, unit_id) VALUES ($1, $2, $3, $4)', [
      booking,
      columns.on ?? day,
      columns.driver ?? null,
      columns.unit ?? null,
    ]),
  )

async function scene() {
  const client = await openConnection()
  const vehicle = await makeVehicle({ quantity: 9 })
  const book = () => insertBooking(client, { vehicleId: vehicle.id, day })
  return { client, vehicle, book, driver: (await makeDriver(database())).id }
}

it('a driver and a unit are on one trip at a time, whatever hours are written', async () => {
  const { client, vehicle, book, driver } = await scene()
  const unit = (await makeUnit(database(), vehicle.id)).id
  const [one, other] = [await book(), await book()]
  expect(await put(client, one, { driver, unit })).toBeNull()
  expect(await put(client, other, { driver })).toBe('assignments_driver_taken')
  expect(await put(client, other, { unit })).toBe('assignments_unit_taken')
  const lie = (columns: string) =>
    refusalOf(
      client.query(
        `INSERT INTO assignments (booking_id, day, driver_id, ${columns}) VALUES ('${other}', '${day}', '${driver}', `.concat(
          columns === 'is_held' ? 'false)' : '0, 1)',
        ),
      ),
    )
  expect(await lie('is_held')).toBe('assignments_driver_taken')
  expect(await lie('from_minute, until_minute')).toBe('assignments_driver_taken')
})

it('nobody who is off or has no licence, and nothing of another vehicle or out of service, is assigned', async () => {
  const { client, vehicle, book, driver } = await scene()
  const booking = await book()
  await client.query('INSERT INTO driver_days_off (driver_id, day) VALUES ($1, $2)', [driver, day])
  expect(await put(client, booking, { driver })).toBe('driver_off')
  const expired = (await makeDriver(database())).id
  await client.query(`UPDATE drivers SET licence_until = '${dayBefore}' WHERE id = $1`, [expired])
  expect(await put(client, booking, { driver: expired })).toBe('licence_expired')
  const foreign = (await makeUnit(database(), (await makeVehicle()).id)).id
  expect(await put(client, booking, { unit: foreign })).toBe('unit_foreign')
  const broken = (await makeUnit(database(), vehicle.id)).id
  await client.query(`INSERT INTO unit_outages (id, unit_id, first_day, last_day) VALUES ($1, $2, $3, $3)`, [
    randomUUID(),
    broken,
    day,
  ])
  expect(await put(client, booking, { unit: broken })).toBe('unit_blocked')
  expect(await put(client, booking, { on: dayAfter })).toBe('assignment_day')
  await client.query(`UPDATE bookings SET status = 'canceled' WHERE id = $1`, [booking])
  expect(await put(client, booking, { driver: (await makeDriver(database())).id })).toBe(
    'assignment_canceled',
  )
})

it('who is on a trip is not taken off the road behind its back', async () => {
  const { client, vehicle, book, driver } = await scene()
  const unit = (await makeUnit(database(), vehicle.id)).id
  expect(await put(client, await book(), { driver, unit })).toBeNull()
  const refused = (sql: string, id: string) => refusalOf(client.query(sql, [id]))
  const offs = `INSERT INTO driver_days_off (driver_id, day) VALUES ($1, '${day}')`
  expect(await refused(offs, driver)).toBe('driver_busy')
  for (const change of ['is_active = false', `licence_until = '${dayBefore}'`]) {
    expect(await refused(`UPDATE drivers SET ${change} WHERE id = $1`, driver)).toBe('driver_busy')
  }
  expect(await refused('UPDATE units SET is_active = false WHERE id = $1', unit)).toBe('unit_busy')
  expect(await refused('DELETE FROM drivers WHERE id = $1', driver)).toBe('assignments_driver_id_fkey')
  expect(
    await refused(
      `INSERT INTO unit_outages (id, unit_id, first_day, last_day) VALUES (gen_random_uuid(), $1, '${addDays(day, -30)}', '${day}')`,
      unit,
    ),
  ).toBe('unit_busy')
})

it('a vehicle has at most as many active units as its quantity, from both sides', async () => {
  const client = await openConnection()
  const vehicle = await makeVehicle({ quantity: 1 })
  await makeUnit(database(), vehicle.id)
  const add = `INSERT INTO units (id, vehicle_id, plate) VALUES (gen_random_uuid(), $1, upper(gen_random_uuid()::text))`
  expect(await refusalOf(client.query(add, [vehicle.id]))).toBe('units_over_quantity')
  expect(await refusalOf(client.query('UPDATE vehicles SET quantity = 0 WHERE id = $1', [vehicle.id]))).toBe(
    'units_over_quantity',
  )
})

it('a step is pressed once, by whoever drives that day', async () => {
  const { client, book, driver } = await scene()
  const booking = await book()
  await put(client, booking, { driver })
  const press = (by: string, id = randomUUID()) =>
    refusalOf(
      client.query(
        `INSERT INTO duty_steps (id, booking_id, day, driver_id, word, pressed_at) VALUES ($1, $2, $3, $4, 'accepted', now())`,
        [id, booking, day, by],
      ),
    )
  expect(await press((await makeDriver(database())).id)).toBe('duty_of_other')
  expect(await press(driver)).toBeNull()
  expect(await press(driver)).toBe('duty_steps_booking_id_day_driver_id_word_key')
})
