import { expect, it } from 'vitest'
import { visitor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { makeVehicle } from '@/tests/support/factories'
import { listFreeTomorrow } from './free-tomorrow'

it('the home pages name the cheapest vehicle that is free tomorrow by its quote', async () => {
  const { id: vehicleId } = await makeVehicle({ price: 300, category: 'minivan', bags: 4 })
  await makeVehicle({ price: 310, category: 'minivan', bags: 4 })
  const { id: taken } = await makeVehicle({ price: 305, category: 'minivan', bags: 4 })
  await database().vehicle.update({ where: { id: taken }, data: { quantity: 0 } })
  await database().priceRule.create({ data: { name: 'Own', rank: 1, percent: 100, vehicleId } })
  await expect.poll(async () => (await listFreeTomorrow(visitor)).from).toEqual({ city: 310, country: 310 })
})
