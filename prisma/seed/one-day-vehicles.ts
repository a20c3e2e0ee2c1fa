import type { Database } from './database'
import { demoFeatures, type FeatureKey } from './features'

export type OneDayVehicleSeed = {
  name: string
  model: string
  features: FeatureKey
  /** Whole Br per day. */
  price: number
  quantity: number
  seats: number
  filename: string
}

/** One-day vehicles over all four price bands, one below 3000 Br and one sold out (CONTRACT section 3). */
export const demoOneDayVehicles: readonly OneDayVehicleSeed[] = [
  {
    name: 'Suzuki Dzire',
    model: '2021',
    features: 'city',
    price: 2200,
    quantity: 6,
    seats: 4,
    filename: 'one-day-05.webp',
  },
  {
    name: 'Toyota Yaris',
    model: '2020',
    features: 'city',
    price: 3000,
    quantity: 5,
    seats: 4,
    filename: 'one-day-02.webp',
  },
  {
    name: 'Toyota Corolla',
    model: '2022',
    features: 'comfort',
    price: 3500,
    quantity: 3,
    seats: 4,
    filename: 'one-day-01.webp',
  },
  {
    name: 'Hyundai Accent',
    model: '2021',
    features: 'city',
    price: 4000,
    quantity: 4,
    seats: 4,
    filename: 'one-day-11.webp',
  },
  {
    name: 'Suzuki Vitara',
    model: '2022',
    features: 'countryside',
    price: 4500,
    quantity: 2,
    seats: 4,
    filename: 'one-day-12.webp',
  },
  {
    name: 'Toyota RAV4',
    model: '2021',
    features: 'countryside',
    price: 5000,
    quantity: 3,
    seats: 4,
    filename: 'one-day-03.webp',
  },
  {
    name: 'Toyota Camry',
    model: '2022',
    features: 'business',
    price: 5600,
    quantity: 2,
    seats: 4,
    filename: 'one-day-07.webp',
  },
  {
    name: 'Toyota HiAce',
    model: '2020',
    features: 'group',
    price: 6000,
    quantity: 4,
    seats: 12,
    filename: 'one-day-04.webp',
  },
  {
    name: 'Toyota Hilux',
    model: '2021',
    features: 'offroad',
    price: 7000,
    quantity: 2,
    seats: 4,
    filename: 'one-day-08.webp',
  },
  {
    name: 'Hyundai H-1',
    model: '2022',
    features: 'group',
    price: 7500,
    quantity: 2,
    seats: 10,
    filename: 'one-day-10.webp',
  },
  {
    name: 'Toyota Land Cruiser Prado',
    model: '2021',
    features: 'offroad',
    price: 8000,
    quantity: 1,
    seats: 7,
    filename: 'one-day-06.webp',
  },
  {
    name: 'Mercedes-Benz E 200',
    model: '2022',
    features: 'business',
    price: 9000,
    quantity: 0,
    seats: 4,
    filename: 'one-day-15.webp',
  },
  {
    name: 'Toyota Land Cruiser V8',
    model: '2022',
    features: 'offroad',
    price: 12500,
    quantity: 2,
    seats: 7,
    filename: 'one-day-14.webp',
  },
  {
    name: 'Toyota Coaster',
    model: '2021',
    features: 'group',
    price: 14000,
    quantity: 1,
    seats: 15,
    filename: 'one-day-16.webp',
  },
]

/** Makes a one-day vehicle and returns it. */
export async function createOneDayVehicle(database: Database, seed: OneDayVehicleSeed) {
  const { features, filename, price, ...facts } = seed
  const { en, om, am } = demoFeatures[features]
  const vehicle = await database.vehicle.create({
    data: {
      ...facts,
      kind: 'one_day',
      dayPrice: price,
      filename,
      url: `/demo/${filename}`,
      item: en,
      itemLocale: 'en',
      itemTranslations: { om, am },
    },
  })
  return { ...vehicle, price }
}
