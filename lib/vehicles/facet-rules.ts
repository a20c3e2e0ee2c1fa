import { formatNumber } from '@/lib/core/i18n/format'
import type { Locale } from '@/lib/core/i18n/routing'
import type { ResultsFilter } from './results-rules'
import { type CarCategory, carCategories, type Gearbox, isCityOnly, priceBandOf } from './rules'

/** Vehicles that are alike in all that results are narrowed down by, and how many they are. */
export type AlikeVehicles = {
  category: CarCategory | null
  seats: number | null
  bags: number | null
  gearbox: Gearbox | null
  /** Whole Br a day; null for a car without a day price. */
  dayPrice: number | null
  count: number
}

/**
 * Prices a day in whole Br without a gap: the four bands of SPEC by their keys, and between and around them what they leave
 * out.
 */
export const priceRanges = [
  { key: 'below3k', min: undefined, max: 2999 },
  { key: '3k', min: 3000, max: 4000 },
  { key: '4k', min: 4001, max: 4999 },
  { key: '5k', min: 5000, max: 6000 },
  { key: '6k', min: 6001, max: 6999 },
  { key: '7k', min: 7000, max: 8000 },
  { key: '8k', min: 8001, max: 8999 },
  { key: '9k', min: 9000, max: undefined },
] as const
export type PriceRangeKey = (typeof priceRanges)[number]['key']

/**
 * A price range in words: SPEC's own spelling of its bands where thousands have a K, whole numbers in Amharic. `below` says
 * in the reader's language that it ends at a price.
 */
export function priceRangeText(
  key: PriceRangeKey,
  { locale, below }: { locale: Locale; below: (price: string) => string },
): string {
  const hasK = locale !== 'am'
  const thousands = (count: number) => (hasK ? `${count}K` : formatNumber(count * 1000))
  const band = priceBandOf(key)
  if (band && hasK) return band.label
  const { min, max } = priceRanges.find((range) => range.key === key) ?? {}
  if (min === undefined) return below(thousands(Math.ceil((max ?? 0) / 1000)))
  if (max === undefined) return `+${thousands(Math.floor(min / 1000))}`
  return `${thousands(Math.floor(min / 1000))}-${thousands(Math.ceil(max / 1000))}`
}

/** A way to narrow the results down. */
export type Facet = (
  | { group: 'class'; value: CarCategory }
  | { group: 'seats' | 'bags'; value: number }
  | { group: 'gearbox'; value: Gearbox }
  | { group: 'road'; value: 'country' }
  | { group: 'price'; value: PriceRangeKey }
) & {
  isActive: boolean
  /** What choosing it leads to; where it is chosen already, what leaving it does. */
  filter: ResultsFilter
  /** How many vehicles there are with it; null where there are too many to count. */
  count: number | null
}

/** Whether vehicles fit a filter. What staff did not say of a vehicle fits nothing that asks for it. */
function fits(vehicle: Omit<AlikeVehicles, 'count'>, filter: ResultsFilter): boolean {
  const { category, seats, bags, gearbox, dayPrice } = vehicle
  const { min, max } = filter
  return (
    (filter.class === undefined || category === filter.class) &&
    (filter.seats === undefined || (seats ?? 0) >= filter.seats) &&
    (filter.bags === undefined || (bags ?? 0) >= filter.bags) &&
    (filter.gearbox === undefined || gearbox === filter.gearbox) &&
    (filter.road === undefined || (category !== null && !isCityOnly(category))) &&
    (min === undefined || (dayPrice !== null && dayPrice >= min)) &&
    (max === undefined || (dayPrice !== null && dayPrice <= max))
  )
}

type Choice = DistributiveOmit<Facet, 'isActive' | 'filter' | 'count'>
type DistributiveOmit<Type, Keys extends PropertyKey> = Type extends unknown ? Omit<Type, Keys> : never

/** Every choice in the order in which they are offered, with what it changes of a filter. */
const choices: readonly { choice: Choice; change: ResultsFilter }[] = [
  { choice: { group: 'gearbox', value: 'automatic' }, change: { gearbox: 'automatic' } },
  { choice: { group: 'road', value: 'country' }, change: { road: 'country' } },
  ...([5, 7, 10] as const).map((seats) => ({
    choice: { group: 'seats', value: seats } as const,
    change: { seats },
  })),
  ...carCategories.map((name) => ({
    choice: { group: 'class', value: name } as const,
    change: { class: name },
  })),
  ...priceRanges.map(({ key, min, max }) => ({
    choice: { group: 'price', value: key } as const,
    change: { min, max },
  })),
  ...([3, 5] as const).map((bags) => ({ choice: { group: 'bags', value: bags } as const, change: { bags } })),
  { choice: { group: 'gearbox', value: 'manual' }, change: { gearbox: 'manual' } },
]

/**
 * The ways to narrow results down with the number of vehicles that each leads to, those that are chosen first. What leads
 * nowhere, or to no fewer vehicles, is left out. `vehicles` is null where there are too many to count.
 */
export function facetsOf(vehicles: readonly AlikeVehicles[] | null, filter: ResultsFilter): Facet[] {
  const countOf = (wanted: ResultsFilter) =>
    vehicles && vehicles.filter((one) => fits(one, wanted)).reduce((sum, { count }) => sum + count, 0)
  const total = countOf(filter)
  const chosen: Facet[] = []
  const open: Facet[] = []
  for (const { choice, change } of choices) {
    const changed = { ...filter, ...change }
    const isActive = isSame(filter, changed)
    const count = countOf(changed)
    if (isActive) chosen.push({ ...choice, isActive, count, filter: { ...filter, ...without(change) } })
    else if (count === null || (count !== 0 && (count !== total || isOtherChoice(filter, change)))) {
      open.push({ ...choice, isActive, count, filter: changed })
    }
  }
  return [...chosen, ...open]
}

const names = ['class', 'seats', 'bags', 'gearbox', 'road', 'min', 'max'] as const

const isSame = (one: ResultsFilter, other: ResultsFilter) => names.every((name) => one[name] === other[name])

/** Whether something else of the same group is chosen, so that a choice is a change and no addition. */
const isOtherChoice = (filter: ResultsFilter, change: ResultsFilter) =>
  names.some((name) => name in change && filter[name] !== undefined)

const without = (change: ResultsFilter): ResultsFilter =>
  Object.fromEntries(Object.keys(change).map((name) => [name, undefined]))
