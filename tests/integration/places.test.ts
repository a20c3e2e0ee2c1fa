import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { dayFromToday, makeVehicle } from '../support/factories'
import { insertBooking, openConnection, refusalOf } from '../support/raw-sql'

const day = '2030-01-15'

describe('the places of a day, whoever writes', () => {
  it('are never oversold by raw SQL', async () => {
    const client = await openConnection()
    const { id: vehicleId } = await makeVehicle({ quantity: 2 })
    await insertBooking(client, { vehicleId, day })
    await insertBooking(client, { vehicleId, day, status: 'successful' })
    expect(await refusalOf(insertBooking(client, { vehicleId, day }))).toBe('one_day_sold_out')
    expect(await refusalOf(insertBooking(client, { vehicleId, day, status: 'canceled' }))).toBeNull()
    expect(await refusalOf(insertBooking(client, { vehicleId, day: '2030-01-16' }))).toBeNull()
  })

  it('are not oversold by ten writers at once', async () => {
    const { id: vehicleId } = await makeVehicle({ quantity: 3 })
    const clients = await Promise.all(Array.from({ length: 10 }, openConnection))
    const threeInTurn = async (client: pg.Client) => {
      const answers = []
      for (let turn = 0; turn < 3; turn++)
        answers.push(await refusalOf(insertBooking(client, { vehicleId, day })))
      return answers
    }
    const answers = (await Promise.all(clients.map(threeInTurn))).flat()
    expect(answers.filter((answer) => answer === null)).toHaveLength(3)
    expect(answers.filter((answer) => answer === 'one_day_sold_out')).toHaveLength(27)
  })

  it('are not oversold by moving or reopening a booking', async () => {
    const client = await openConnection()
    const { id: vehicleId } = await makeVehicle({ quantity: 1 })
    const canceled = await insertBooking(client, { vehicleId, day, status: 'canceled' })
    const elsewhere = await insertBooking(client, { vehicleId, day: '2030-02-01' })
    await insertBooking(client, { vehicleId, day })
    const reopen = client.query(`UPDATE bookings SET status = 'pending' WHERE id = $1`, [canceled])
    expect(await refusalOf(reopen)).toBe('one_day_sold_out')
    const move = client.query('UPDATE bookings SET day = $2 WHERE id = $1', [elsewhere, day])
    expect(await refusalOf(move)).toBe('one_day_sold_out')
  })

  it('come back when a booking is canceled or deleted', async () => {
    const client = await openConnection()
    const { id: vehicleId } = await makeVehicle({ quantity: 1 })
    const first = await insertBooking(client, { vehicleId, day })
    await client.query(`UPDATE bookings SET status = 'canceled' WHERE id = $1`, [first])
    const second = await insertBooking(client, { vehicleId, day })
    await client.query('DELETE FROM bookings WHERE id = $1', [second])
    expect(await refusalOf(insertBooking(client, { vehicleId, day }))).toBeNull()
  })

  it('count those that staff blocked', async () => {
    const client = await openConnection()
    const { id: vehicleId } = await makeVehicle({ quantity: 2 })
    const block = (places: number) =>
      client.query(
        'INSERT INTO blocked_places (id, vehicle_id, day, places) VALUES (gen_random_uuid(), $1, $2, $3)',
        [vehicleId, day, places],
      )
    await block(1)
    await insertBooking(client, { vehicleId, day })
    expect(await refusalOf(insertBooking(client, { vehicleId, day }))).toBe('one_day_sold_out')
    expect(await refusalOf(block(1))).toBe('one_day_sold_out')
    expect(await refusalOf(block(-1))).toBe('blocked_places_places_positive')
  })

  it('cannot be rewritten by hand', async () => {
    const client = await openConnection()
    const { id: vehicleId } = await makeVehicle()
    await insertBooking(client, { vehicleId, day })
    const refused = 'vehicle_days is kept by triggers'
    expect(await refusalOf(client.query('UPDATE vehicle_days SET booked = 0'))).toBe(refused)
    expect(await refusalOf(client.query('DELETE FROM vehicle_days'))).toBe(refused)
    const insert = client.query('INSERT INTO vehicle_days (vehicle_id, day) VALUES ($1, $2)', [
      vehicleId,
      '2030-03-01',
    ])
    expect(await refusalOf(insert)).toBe(refused)
  })

  it('are not taken under a snapshot that could miss another booking', async () => {
    const client = await openConnection()
    const { id: vehicleId } = await makeVehicle()
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
    expect(await refusalOf(insertBooking(client, { vehicleId, day }))).toMatch(/READ COMMITTED/)
    await client.query('ROLLBACK')
  })

  it('are not lost by TRUNCATE', async () => {
    const client = await openConnection()
    for (const table of ['bookings', 'vehicles', 'vehicle_days', 'blocked_places', 'users']) {
      expect(await refusalOf(client.query(`TRUNCATE ${table} CASCADE`)), table).toMatch(/refused|triggers/)
    }
  })
})

describe('lowering the quantity', () => {
  const lower = async (vehicleId: string, quantity: number) => {
    const client = await openConnection()
    return refusalOf(client.query('UPDATE vehicles SET quantity = $2 WHERE id = $1', [vehicleId, quantity]))
  }

  it('below what is held today or later is refused', async () => {
    const client = await openConnection()
    for (const days of [0, 40]) {
      const { id: vehicleId } = await makeVehicle({ quantity: 3 })
      await insertBooking(client, { vehicleId, day: dayFromToday(days) })
      await insertBooking(client, { vehicleId, day: dayFromToday(days) })
      expect(await lower(vehicleId, 1)).toBe('one_day_places_held')
      expect(await lower(vehicleId, 2)).toBeNull()
    }
  })

  it('names the days', async () => {
    const client = await openConnection()
    const { id: vehicleId } = await makeVehicle({ quantity: 3 })
    await insertBooking(client, { vehicleId, day: dayFromToday(9) })
    await insertBooking(client, { vehicleId, day: dayFromToday(7) })
    await expect(
      client.query('UPDATE vehicles SET quantity = 0 WHERE id = $1', [vehicleId]),
    ).rejects.toMatchObject({ detail: `${dayFromToday(7)} ${dayFromToday(9)}` })
  })

  it('is free where only past days are held', async () => {
    const client = await openConnection()
    const { id: vehicleId } = await makeVehicle({ quantity: 1 })
    await insertBooking(client, { vehicleId, day: dayFromToday(-1) })
    expect(await lower(vehicleId, 0)).toBeNull()
  })
})
