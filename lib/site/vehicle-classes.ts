import { seatsOfCategory, type CarCategory } from '@/lib/vehicles/rules'

/** Starting prices as SPEC section 2 prints them on `/Vehicles`, shown to the letter. */
export const printedPrices = {
  suv: '$60',
  midsuv: '1,400,000-5,500,000 Br',
  fullsuv: '1,200,000-37,000,000 Br',
  minivan: '900,000-7,250,000 Br',
  pickup: '1,200,000-9,000,000 Br',
  driver: '2200-5000 Br',
} as const satisfies Record<CarCategory | 'driver', string>

/** What a card of `/Vehicles` says about a class. */
export type ClassCardFacts = {
  kind: 'economy' | 'standard' | 'midsuv' | 'fullsuv' | 'minivan' | 'pickup'
  type: CarCategory
  price: string
  seats: { from: number; to: number }
}

const card = (kind: ClassCardFacts['kind'], type: CarCategory): ClassCardFacts => ({
  kind,
  type,
  price: printedPrices[type],
  seats: seatsOfCategory[type],
})

/** Cards of `/Vehicles` for Addis Ababa city only (SPEC section 9). */
export const cityClasses = [card('economy', 'suv'), card('standard', 'suv')]

/** Cards of `/Vehicles` for the city and for the country. */
export const countryClasses = [
  card('midsuv', 'midsuv'),
  card('fullsuv', 'fullsuv'),
  card('minivan', 'minivan'),
  card('pickup', 'pickup'),
]

/** The one-day driver, whose vehicles have a list of their own. */
export const oneDayClass = { price: printedPrices.driver } as const

/** The class that stands for a category in pictures: `suv` is labelled by the sedans that it holds. */
export const kindOfCategory = {
  suv: 'economy',
  midsuv: 'midsuv',
  fullsuv: 'fullsuv',
  minivan: 'minivan',
  pickup: 'pickup',
} as const satisfies Record<CarCategory, string>

/** Starting daily prices of the home page in whole Br (SPEC section 9), each with the category to ask for. */
export const homePrices = [
  { kind: 'compact', type: 'suv', price: 1560 },
  { kind: 'economy', type: 'suv', price: 2070 },
  { kind: 'midsuv', type: 'midsuv', price: 1770 },
  { kind: 'minivan', type: 'minivan', price: 2570 },
] as const
