import { describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { createCar } from '@/prisma/seed/cars'
import { listCars } from './queries'

const post = (name: string, item: 'midsuv' | 'pickup') =>
  createCar(database(), { name, item, price: '2,100,000 Br', filename: 'midsuv-1.webp' })

describe('the public list of cars', () => {
  it('shows a visitor the cars of one category, newest first', async () => {
    const earlier = await post('Earlier', 'pickup')
    const later = await post('Later', 'pickup')
    await post('Other class', 'midsuv')
    const { rows: cars } = await listCars(visitor, { query: { type: 'pickup', page: 1 } })
    expect(new Set(cars.map(({ category }) => category))).toEqual(new Set(['pickup']))
    const ids = cars.map(({ id }) => id)
    expect(ids.indexOf(later.id)).toBeLessThan(ids.indexOf(earlier.id))
  })

  it('shows the price as staff typed it', async () => {
    const { id } = await post('As typed', 'pickup')
    const { rows: cars } = await listCars(visitor, { query: { type: 'pickup', page: 1 } })
    expect(cars.find((car) => car.id === id)?.price).toBe('2,100,000 Br')
  })

  it('shows the last page for one beyond it on a screen, and nothing elsewhere', async () => {
    await post('One', 'midsuv')
    await post('Two', 'midsuv')
    const last = await listCars(visitor, { query: { type: 'midsuv', page: 999 }, limit: 1, clamps: true })
    expect(last.page).toBe(last.pages)
    expect(last.pages).toBe(last.total)
    expect(last.rows).toHaveLength(1)
    const beyond = await listCars(visitor, { query: { type: 'midsuv', page: 999 }, limit: 1 })
    expect(beyond).toMatchObject({ rows: [], total: last.total })
  })
})
