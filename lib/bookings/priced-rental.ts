import 'server-only'
import type { Day } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import type { Transaction } from '@/lib/db/client'
import {
  pricedVehicleSelect,
  quoteFromBook,
  readExtras,
  readPriceRules,
} from '@/lib/vehicles/prices/price-book'

/** The first and the last day of a rental, both included. */
export type RentalDays = { date: Day; lastDate: Day }

/**
 * What a booking keeps of a vehicle, and what its days and extras cost line by line. Throws NOT_FOUND, PRICE_ON_REQUEST,
 * INVALID_INPUT for an extra that is not offered.
 */
export async function priceRental(
  transaction: Transaction,
  { vehicleId, days, extraIds }: { vehicleId: string; days: RentalDays; extraIds: readonly string[] },
) {
  const vehicle = await transaction.vehicle.findUnique({
    where: { id: vehicleId },
    select: { ...pricedVehicleSelect, name: true, model: true, item: true, url: true },
  })
  if (!vehicle) throw new AppError('NOT_FOUND')
  const book = { rules: await readPriceRules(transaction), extras: await readExtras(transaction) }
  const { lines, total } = quoteFromBook(vehicle, book, { ...days, extraIds })
  const facts = {
    vehicleId,
    vehicleName: vehicle.name,
    vehicleModel: vehicle.model,
    vehicleItem: vehicle.item,
    vehicleUrl: vehicle.url,
    price: vehicle.dayPrice ?? 0,
    totalSantim: total,
  }
  return { facts, lines }
}
