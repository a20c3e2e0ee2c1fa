import type { Prisma } from '@/lib/db/generated/client'
import type { Fuel, Gearbox, VehicleCategory } from '@/lib/db/generated/enums'
import type { Database } from './database'

/** Facts in the order in which people compare them; prices are whole Br a day. */
type Facts = readonly [seats: number, bags: number, gearbox: Gearbox, fuel: Fuel, quantity: number]
type Prices = readonly [dayPrice: number, from7?: number, from30?: number]

type CarSeed = {
  name: string
  item: VehicleCategory
  price: string
  filename: string
  facts?: Facts
  /** None: the price is told on request. */
  prices?: Prices
  /** Pictures after the first. */
  more?: readonly string[]
}

/**
 * At least three cars in each category; sedans stand among `suv`. The cheapest ones cost what SPEC prints on the home page:
 * the Vitz as Compact 1560, the Dzire as Economy 2070, the Vitara as Mid Suv 1770, the H-1 as Mini Van 2570 (CONTRACT section 3).
 */
export const demoCars: readonly CarSeed[] = [
  {
    name: 'Toyota Vitz',
    item: 'suv',
    price: '$60',
    filename: 'suv-1.webp',
    facts: [4, 1, 'automatic', 'petrol', 3],
    prices: [1560, 1450, 1300],
    more: ['suv-1-side.webp', 'vitz-rear.webp'],
  },
  {
    name: 'Toyota Corolla',
    item: 'suv',
    price: '$75',
    filename: 'suv-2.webp',
    more: ['corolla-rear.webp'],
    facts: [4, 3, 'automatic', 'petrol', 2],
    prices: [2600, 2400, 2150],
  },
  {
    name: 'Hyundai Elantra',
    item: 'suv',
    price: '$80',
    filename: 'suv-3.webp',
    more: ['elantra-rear.webp'],
    facts: [4, 3, 'automatic', 'petrol', 2],
    prices: [2450, 2300],
  },
  {
    name: 'Suzuki Dzire',
    item: 'suv',
    price: '$60',
    filename: 'suv-4.webp',
    more: ['dzire-rear.webp'],
    facts: [4, 2, 'manual', 'petrol', 4],
    prices: [2070, 1950, 1800],
  },
  {
    name: 'Toyota RAV4',
    item: 'midsuv',
    price: '1,400,000 Br',
    filename: 'midsuv-1.webp',
    facts: [5, 3, 'automatic', 'hybrid', 2],
    prices: [2900, 2650, 2300],
    more: ['midsuv-1-side.webp', 'rav4-rear.webp'],
  },
  {
    name: 'Hyundai Tucson',
    item: 'midsuv',
    price: '2,100,000 Br',
    filename: 'midsuv-2.webp',
    more: ['tucson-rear.webp'],
    facts: [5, 3, 'automatic', 'petrol', 2],
    prices: [2350],
  },
  {
    name: 'Suzuki Vitara',
    item: 'midsuv',
    price: '1,750,000 Br',
    filename: 'midsuv-3.webp',
    more: ['vitara-rear.webp'],
    facts: [5, 2, 'manual', 'petrol', 3],
    prices: [1770, 1650, 1500],
  },
  {
    name: 'Toyota Land Cruiser',
    item: 'fullsuv',
    price: '12,000,000 Br',
    filename: 'fullsuv-1.webp',
    facts: [8, 5, 'automatic', 'diesel', 2],
    prices: [6800, 6300, 5600],
    more: ['fullsuv-1-side.webp', 'landcruiser-rear.webp'],
  },
  {
    name: 'Nissan Patrol',
    item: 'fullsuv',
    price: '9,500,000 Br',
    filename: 'fullsuv-2.webp',
    more: ['patrol-rear.webp'],
    facts: [7, 5, 'automatic', 'petrol', 1],
    prices: [6200, 5800],
  },
  {
    name: 'Ford Expedition',
    item: 'fullsuv',
    price: '8,200,000 Br',
    filename: 'fullsuv-3.webp',
    more: ['expedition-rear.webp'],
    facts: [8, 5, 'automatic', 'petrol', 1],
  },
  {
    name: 'Toyota HiAce',
    item: 'minivan',
    price: '2,300,000 Br',
    filename: 'minivan-1.webp',
    more: ['hiace-rear.webp'],
    facts: [14, 8, 'manual', 'diesel', 3],
    prices: [3400, 3150, 2800],
  },
  {
    name: 'Hyundai H-1',
    item: 'minivan',
    price: '1,900,000 Br',
    filename: 'minivan-2.webp',
    more: ['h1-rear.webp'],
    facts: [11, 6, 'manual', 'diesel', 2],
    prices: [2570, 2400],
  },
  {
    name: 'Kia Pregio',
    item: 'minivan',
    price: '900,000 Br',
    filename: 'minivan-3.webp',
    more: ['pregio-rear.webp'],
    facts: [12, 6, 'manual', 'diesel', 1],
    prices: [2750],
  },
  {
    name: 'Toyota Hilux',
    item: 'pickup',
    price: '3,400,000 Br',
    filename: 'pickup-1.webp',
    facts: [5, 4, 'manual', 'diesel', 3],
    prices: [4200, 3900, 3500],
    more: ['pickup-1-side.webp', 'hilux-rear.webp'],
  },
  {
    name: 'Ford Ranger',
    item: 'pickup',
    price: '2,800,000 Br',
    filename: 'pickup-2.webp',
    more: ['ranger-rear.webp'],
    facts: [5, 4, 'automatic', 'diesel', 1],
    prices: [4600],
  },
  {
    name: 'Isuzu D-Max',
    item: 'pickup',
    price: '2,500,000 Br',
    filename: 'pickup-3.webp',
    more: ['dmax-rear.webp'],
    facts: [5, 4, 'manual', 'diesel', 2],
    prices: [3900, 3600],
  },
]

/** Pictures after the first, as a vehicle is created with them. */
export const morePictures = (
  filenames: readonly string[] = [],
): Prisma.VehiclePictureCreateNestedManyWithoutVehicleInput => ({
  create: filenames.map((filename, at) => ({ filename, url: `/demo/${filename}`, position: at + 2 })),
})

/** Makes a car and returns it. */
export async function createCar(database: Database, seed: CarSeed) {
  const { name, item, price, filename, facts, prices: [dayPrice, priceFrom7, priceFrom30] = [], more } = seed
  const [seats, bags, gearbox, fuel, quantity] = facts ?? []
  return database.vehicle.create({
    data: {
      kind: 'car',
      name,
      category: item,
      price,
      dayPrice,
      priceFrom7,
      priceFrom30,
      seats,
      bags,
      gearbox,
      fuel,
      quantity,
      filename,
      url: `/demo/${filename}`,
      pictures: morePictures(more),
    },
  })
}
