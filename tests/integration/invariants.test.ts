import { describe, expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { diffMigrationsToSchema } from '../../scripts/lib/schema-engine'
import { makeActor, makeVehicle } from '../support/factories'
import { insertBooking, openConnection, refusalOf } from '../support/raw-sql'

describe('a transaction id', () => {
  it.each([
    ['FT26325ABCD1', 'ft26325abcd1', 'FT26325ABCD1'],
    ['FT26325ABCD2', ' FT 26325 ABCD2 ', 'FT26325ABCD2'],
    ['FT26325ABCD3', 'Ft26325\tabcd3\n', 'FT26325ABCD3'],
    // A key of somebody's own making does not get around the text.
    ['FT26325ABCD4', 'ft26325 abcd4', 'SOMETHINGELSE4'],
  ])('%j pays once; %j is the same', async (first, second, key) => {
    const client = await openConnection()
    await insertBooking(client, { transactionId: first })
    const again = insertBooking(client, { transactionId: second, transactionKey: key })
    expect(await refusalOf(again)).toMatch(/^payments_reference_(key|text)_key$/)
  })

  it('stays used when its booking is canceled', async () => {
    const client = await openConnection()
    const id = await insertBooking(client, { transactionId: 'FT26325STAY' })
    await client.query(`UPDATE bookings SET status = 'canceled' WHERE id = $1`, [id])
    expect(
      await refusalOf(insertBooking(client, { transactionId: 'ft26325stay', transactionKey: 'FT26325STAY' })),
    ).not.toBeNull()
  })

  it('is kept in its normal form only', async () => {
    const client = await openConnection()
    for (const transactionKey of ['ft1abc', 'FT 1ABC', '']) {
      const refusal = await refusalOf(insertBooking(client, { transactionKey }))
      expect(refusal, transactionKey).toBe('payments_reference_normal')
    }
  })

  it('is released only with a canceled booking', async () => {
    const client = await openConnection()
    const id = await insertBooking(client, { transactionId: 'FT26325FREE' })
    const release = () =>
      refusalOf(
        client.query('UPDATE payments SET reference_key = NULL, released_at = now() WHERE booking_id = $1', [
          id,
        ]),
      )
    expect(await release()).toBe('payments_release_canceled')
    await client.query(`UPDATE bookings SET status = 'canceled' WHERE id = $1`, [id])
    expect(await release()).toBeNull()
    expect(await refusalOf(insertBooking(client, { transactionId: 'FT26325FREE' }))).toBeNull()
  })
})

describe('impossible numbers and words', () => {
  it('of a vehicle are refused', async () => {
    const client = await openConnection()
    const { id } = await makeVehicle()
    for (const column of ['day_price', 'quantity', 'seats', 'bags']) {
      const set = client.query(`UPDATE vehicles SET ${column} = -1 WHERE id = $1`, [id])
      expect(await refusalOf(set)).toBe(`vehicles_${column}_positive`)
    }
  })

  it('of a vehicle that lacks what its kind has are refused', async () => {
    const client = await openConnection()
    const { id } = await makeVehicle()
    const lacking = ['day_price = NULL', 'seats = NULL', "price = '$60'"]
    for (const change of lacking) {
      const set = client.query(`UPDATE vehicles SET ${change} WHERE id = $1`, [id])
      expect(await refusalOf(set), change).toBe('vehicles_one_day_facts')
    }
    const asCar = "kind = 'car', day_price = NULL, seats = NULL"
    for (const change of [asCar, `${asCar}, category = 'suv'`, `${asCar}, price = '$60'`]) {
      const set = client.query(`UPDATE vehicles SET ${change} WHERE id = $1`, [id])
      expect(await refusalOf(set), change).toBe('vehicles_car_facts')
    }
    const whole = `UPDATE vehicles SET ${asCar}, category = 'suv', price = '$60' WHERE id = $1`
    expect(await refusalOf(client.query(whole, [id]))).toBeNull()
    const facts = `UPDATE vehicles SET category = 'pickup', gearbox = 'manual', fuel = 'diesel', bags = 0 WHERE id = $1`
    expect(await refusalOf(client.query(facts, [(await makeVehicle()).id]))).toBeNull()
  })

  it('of a longer rental that is dearer by the day, or without the price of one day, are refused', async () => {
    const client = await openConnection()
    const { id } = await makeVehicle({ price: 3500 })
    const set = (change: string) =>
      refusalOf(client.query(`UPDATE vehicles SET ${change} WHERE id = $1`, [id]))
    expect(await set('price_from_7 = 3501')).toBe('vehicles_price_from_7')
    expect(await set('price_from_7 = 0')).toBe('vehicles_price_from_7')
    expect(await set('price_from_30 = 3501')).toBe('vehicles_price_from_30')
    expect(await set('price_from_30 = 0')).toBe('vehicles_price_from_30')
    expect(await set('price_from_7 = 3200, price_from_30 = 3201')).toBe('vehicles_price_from_30')
    expect(await set('price_from_7 = 3500, price_from_30 = 3500')).toBeNull()
    expect(await set('day_price = 3499')).toBe('vehicles_price_from_7')
    expect(await set('price_from_7 = NULL, day_price = 3499')).toBe('vehicles_price_from_30')
    const asCar = `kind = 'car', category = 'suv', price = '$60', day_price = NULL`
    expect(await set(asCar)).toMatch(/^vehicles_price_from_/)
    expect(await set(`${asCar}, price_from_7 = NULL, price_from_30 = NULL`)).toBeNull()
  })

  it('of pictures beyond the eighth, or two in one place, are refused', async () => {
    const client = await openConnection()
    const { id } = await makeVehicle()
    const add = (position: number) =>
      refusalOf(
        client.query(
          `INSERT INTO vehicle_pictures (vehicle_id, position, url, filename) VALUES ($1, $2, '/files/a.webp', 'a.jpg')`,
          [id, position],
        ),
      )
    for (const position of [2, 3, 4, 5, 6, 7, 8]) expect(await add(position)).toBeNull()
    expect(await add(8)).toBe('vehicle_pictures_pkey')
    for (const position of [0, 1, 9]) expect(await add(position)).toBe('vehicle_pictures_eight')
    expect(await refusalOf(client.query('DELETE FROM vehicles WHERE id = $1', [id]))).toBeNull()
    const left = await client.query('SELECT FROM vehicle_pictures WHERE vehicle_id = $1', [id])
    expect(left.rows).toHaveLength(0)
  })

  it('of a booking are refused', async () => {
    const client = await openConnection()
    expect(await refusalOf(insertBooking(client, { price: -1 }))).toBe('bookings_price_positive')
    expect(await refusalOf(insertBooking(client, { amount: -1 }))).toBe('payments_amount')
    expect(await refusalOf(insertBooking(client, { status: 'done' }))).toMatch(/invalid input value for enum/)
  })

  it('of a person are refused', async () => {
    const client = await openConnection()
    const insert = (email: string, role: string) =>
      refusalOf(
        client.query(
          `INSERT INTO users (id, first_name, last_name, email, role)
           VALUES (gen_random_uuid(), 'A', 'B', $1, $2::text::role)`,
          [email, role],
        ),
      )
    expect(await insert('Upper@example.com', 'user')).toBe('users_email_lower')
    expect(await insert('nobody', 'user')).toBe('users_email_filled')
    expect(await insert('owner@example.com', 'owner')).toMatch(/invalid input value for enum/)
  })
})

describe('the audit', () => {
  it('is only ever added to', async () => {
    const client = await openConnection()
    await client.query(
      `INSERT INTO audit_entries (id, action, entity, entity_id) VALUES (gen_random_uuid(), 'remove', 'user', '1')`,
    )
    expect(await refusalOf(client.query(`UPDATE audit_entries SET action = 'view'`))).toMatch(
      /UPDATE .* refused/,
    )
    expect(await refusalOf(client.query('DELETE FROM audit_entries'))).toMatch(/DELETE .* refused/)
    expect(await refusalOf(client.query('TRUNCATE audit_entries'))).toMatch(/TRUNCATE .* refused/)
  })
})

describe('a person who is deleted', () => {
  it('leaves the bookings, without the person’s data', async () => {
    const client = await openConnection()
    const { id } = await makeActor()
    const booking = await insertBooking(client, {})
    await client.query('UPDATE bookings SET user_id = $1 WHERE id = $2', [id, booking])
    await client.query('DELETE FROM users WHERE id = $1', [id])
    const kept = await database().booking.findUnique({ where: { id: booking } })
    expect(kept).toMatchObject({ userId: null, customerName: '', customerEmail: '' })
  })
})

describe('the migrations', () => {
  it('make exactly what the schema says', async () => {
    const url = process.env.DATABASE_OWNER_URL
    if (!url) throw new Error('no database')
    expect(await diffMigrationsToSchema({ url })).toEqual({ hasDrift: false, sql: '' })
  })
})
