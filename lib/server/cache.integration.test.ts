import { describe, expect, it } from 'vitest'
import { makeVehicle } from '@/tests/support/factories'
import { openConnection } from '@/tests/support/raw-sql'
import { createCache, invalidate } from './cache'

/** A question whose answer is the number of times that it was asked. */
function question(table: 'vehicles' | 'vehicle_days') {
  const read = createCache<number>(table)
  let asked = 0
  return (key = 'question') => read(key, async () => (asked += 1))
}

/** Waits until notifications of the database arrive and answers are cached. */
async function untilKept(ask: () => Promise<number>): Promise<number> {
  await expect.poll(async () => (await ask()) === (await ask())).toBe(true)
  return ask()
}

describe('an answer that is kept', () => {
  it('is asked for once, each question for itself', async () => {
    const ask = question('vehicle_days')
    const kept = await untilKept(ask)
    expect(await ask()).toBe(kept)
    expect(await ask('another')).toBe(kept + 1)
    expect(await ask()).toBe(kept)
  })

  it('is forgotten when anybody changes the table, past the application too', async () => {
    const ask = question('vehicles')
    const { id } = await makeVehicle()
    const kept = await untilKept(ask)
    const client = await openConnection()
    await client.query('UPDATE vehicles SET day_price = day_price + 1 WHERE id = $1', [id])
    await expect.poll(ask).toBe(kept + 1)
  })

  it('is forgotten when a picture of a vehicle is added, past the application too', async () => {
    const ask = question('vehicles')
    const { id } = await makeVehicle()
    const kept = await untilKept(ask)
    const client = await openConnection()
    await client.query(
      `INSERT INTO vehicle_pictures (vehicle_id, position, url, filename) VALUES ($1, 2, '/demo/suv-1.webp', 'a')`,
      [id],
    )
    await expect.poll(ask).toBe(kept + 1)
  })

  it('outlives a change of another table', async () => {
    const ask = question('vehicle_days')
    const kept = await untilKept(ask)
    const vehicles = question('vehicles')
    const before = await untilKept(vehicles)
    await makeVehicle()
    await expect.poll(vehicles).toBe(before + 1)
    expect(await ask()).toBe(kept)
  })

  it('is forgotten at once by the service that changed the table', async () => {
    const ask = question('vehicle_days')
    const kept = await untilKept(ask)
    invalidate('vehicle_days')
    expect(await ask()).toBe(kept + 1)
  })

  it('is discarded when the listener disconnects, and cached again once it is back', async () => {
    const ask = question('vehicle_days')
    const kept = await untilKept(ask)
    const client = await openConnection()
    await client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()",
    )
    await expect.poll(ask).toBeGreaterThan(kept)
    await expect
      .poll(async () => (await ask()) === (await ask()), { timeout: 15_000, interval: 200 })
      .toBe(true)
  })
})

describe('an exact answer', () => {
  it('is never older than a change that is committed, whoever made it', async () => {
    const { id } = await makeVehicle()
    const client = await openConnection()
    const read = createCache<number>('vehicles', { consistent: true })
    const priceOf = () =>
      read('price', async () => {
        const found = await client.query('SELECT day_price FROM vehicles WHERE id = $1', [id])
        return Number(found.rows[0]?.day_price)
      })
    for (let price = 4000; price < 4100; price++) {
      await client.query('UPDATE vehicles SET day_price = $1 WHERE id = $2', [price, id])
      const answers = await Promise.all([priceOf(), priceOf(), priceOf()])
      expect(answers).toEqual([price, price, price])
    }
  })

  it('is kept while nothing changes', async () => {
    let asked = 0
    const read = createCache<number>(['vehicles', 'vehicle_days'], { consistent: true })
    const ask = () => read('key', async () => (asked += 1))
    await expect.poll(async () => (await ask()) === (await ask())).toBe(true)
  })

  it('does not wait for a connection that has fallen silent', async () => {
    let asked = 0
    const read = createCache<number>('vehicle_days', { consistent: true })
    const ask = () => read('key', async () => (asked += 1))
    await expect.poll(async () => (await ask()) === (await ask())).toBe(true)
    const client = await openConnection()
    const { rows } = await client.query<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE query = 'SELECT 1' AND state = 'idle' AND datname = current_database()",
    )
    const pids = rows.map(({ pid }) => pid)
    expect(pids).not.toEqual([])
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    try {
      const before = asked
      expect(await ask()).toBe(before + 1)
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT')
    }
    await expect
      .poll(async () => (await ask()) === (await ask()), { timeout: 15_000, interval: 200 })
      .toBe(true)
  })

  it('is never invalidated where it depends on no table', async () => {
    let asked = 0
    const read = createCache<number>([], { consistent: true })
    const ask = () => read('key', async () => (asked += 1))
    expect([await ask(), await ask()]).toEqual([1, 1])
  })
})

describe('an answer that is asked for often', () => {
  it('is loaded again after a change before somebody asks, and only once while nobody does', async () => {
    let asked = 0
    const read = createCache<number>('vehicles', { consistent: true, refreshed: 1 })
    const ask = () => read('key', async () => (asked += 1))
    await expect.poll(async () => (await ask()) === (await ask())).toBe(true)
    const before = asked
    invalidate('vehicles')
    invalidate('vehicles')
    await expect.poll(() => asked).toBe(before + 1)
    expect(await ask()).toBe(before + 1)

    invalidate('vehicles')
    await expect.poll(() => asked).toBe(before + 2)
    invalidate('vehicles')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(asked).toBe(before + 2)
    expect(await ask()).toBe(before + 3)
  })
})

it('a failure is not kept', async () => {
  await untilKept(question('vehicle_days'))
  const read = createCache<string>('vehicle_days')
  await expect(read('key', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await read('key', async () => 'up')).toBe('up')
})
