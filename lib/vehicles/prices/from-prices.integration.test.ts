import { expect, it } from 'vitest'
import { visitor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { createCar } from '@/prisma/seed/cars'
import { listFromPrices } from './queries'

const makeMinivan = (dayPrice: number) =>
  createCar(database(), {
    ...{ name: 'HiAce', item: 'minivan', price: '-', filename: 'minivan-1.webp' },
    ...{ facts: [12, 6, 'manual', 'diesel', 1], prices: [dayPrice] },
  })

it('the cheapest car of a class is found beyond any number of cars with dearer rules of their own', async () => {
  for (let count = 0; count < 21; count += 1) {
    const { id: vehicleId } = await makeMinivan(1000)
    await database().priceRule.create({ data: { name: 'Own', rank: 1, percent: 900, vehicleId } })
  }
  await makeMinivan(2570)
  await makeMinivan(2600)
  await expect.poll(async () => (await listFromPrices(visitor)).minivan).toBe(2570)
})
