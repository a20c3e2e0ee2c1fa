import type { VehicleCategory } from '@/lib/db/generated/enums'
import type { Database } from './database'

export type CarSeed = { name: string; item: VehicleCategory; price: string; filename: string }

/** At least three cars in each category; sedans stand among `suv` (CONTRACT section 3). */
export const demoCars: readonly CarSeed[] = [
  { name: 'Toyota Vitz', item: 'suv', price: '$60', filename: 'suv-1.webp' },
  { name: 'Toyota Corolla', item: 'suv', price: '$75', filename: 'suv-2.webp' },
  { name: 'Hyundai Elantra', item: 'suv', price: '$80', filename: 'suv-3.webp' },
  { name: 'Suzuki Dzire', item: 'suv', price: '$60', filename: 'suv-4.webp' },
  { name: 'Toyota RAV4', item: 'midsuv', price: '1,400,000 Br', filename: 'midsuv-1.webp' },
  { name: 'Hyundai Tucson', item: 'midsuv', price: '2,100,000 Br', filename: 'midsuv-2.webp' },
  { name: 'Suzuki Vitara', item: 'midsuv', price: '1,750,000 Br', filename: 'midsuv-3.webp' },
  { name: 'Toyota Land Cruiser', item: 'fullsuv', price: '12,000,000 Br', filename: 'fullsuv-1.webp' },
  { name: 'Nissan Patrol', item: 'fullsuv', price: '9,500,000 Br', filename: 'fullsuv-2.webp' },
  { name: 'Ford Expedition', item: 'fullsuv', price: '8,200,000 Br', filename: 'fullsuv-3.webp' },
  { name: 'Toyota HiAce', item: 'minivan', price: '2,300,000 Br', filename: 'minivan-1.webp' },
  { name: 'Hyundai H-1', item: 'minivan', price: '1,900,000 Br', filename: 'minivan-2.webp' },
  { name: 'Toyota Noah', item: 'minivan', price: '900,000 Br', filename: 'minivan-3.webp' },
  { name: 'Toyota Hilux', item: 'pickup', price: '3,400,000 Br', filename: 'pickup-1.webp' },
  { name: 'Ford Ranger', item: 'pickup', price: '2,800,000 Br', filename: 'pickup-2.webp' },
  { name: 'Isuzu D-Max', item: 'pickup', price: '2,500,000 Br', filename: 'pickup-3.webp' },
]

/** Makes a car and returns it. */
export async function createCar(database: Database, seed: CarSeed) {
  const { item, ...facts } = seed
  return database.vehicle.create({
    data: { ...facts, kind: 'car', category: item, url: `/demo/${seed.filename}` },
  })
}
