import { seatsOfCategory, type CarCategory, type VehicleClass, vehicleClasses } from '@/lib/vehicles/rules'

/** What SPEC section 2 prints on `/Vehicles`, to the letter, and what it is (CONTRACT section 4). */
export type PrintedPrice = { text: string; meaning: 'startingPrice' | 'vehicleValue' }

/** The printed price of each category, and of the one-day driver. */
export const printedPrices = {
  suv: { text: '$60', meaning: 'startingPrice' },
  midsuv: { text: '1,400,000-5,500,000 Br', meaning: 'vehicleValue' },
  fullsuv: { text: '1,200,000-37,000,000 Br', meaning: 'vehicleValue' },
  minivan: { text: '900,000-7,250,000 Br', meaning: 'vehicleValue' },
  pickup: { text: '1,200,000-9,000,000 Br', meaning: 'vehicleValue' },
  driver: { text: '2200-5000 Br', meaning: 'startingPrice' },
} as const satisfies Record<CarCategory | 'driver', PrintedPrice>

/** What a card of `/Vehicles` says about a class. */
export type ClassCardFacts = {
  kind: 'economy' | 'standard' | 'midsuv' | 'fullsuv' | 'minivan' | 'pickup'
  type: CarCategory
  printed: PrintedPrice
  seats: { from: number; to: number }
}

const card = (kind: ClassCardFacts['kind']): ClassCardFacts => {
  const { category } = vehicleClasses[kind]
  return { kind, type: category, printed: printedPrices[category], seats: seatsOfCategory[category] }
}

/** Cards of `/Vehicles` for Addis Ababa city only (SPEC section 9). */
export const cityClasses = [card('economy'), card('standard')]

/** Cards of `/Vehicles` for the city and for the country. */
export const countryClasses = [card('midsuv'), card('fullsuv'), card('minivan'), card('pickup')]

/** The class whose price stands for a category: the smallest cars of `suv`. */
export const classOfCategory = {
  suv: 'compact',
  midsuv: 'midsuv',
  fullsuv: 'fullsuv',
  minivan: 'minivan',
  pickup: 'pickup',
} as const satisfies Record<CarCategory, VehicleClass>

/** The classes of the home page (SPEC section 2). */
export const homeClasses = ['compact', 'economy', 'midsuv', 'minivan'] as const satisfies VehicleClass[]
