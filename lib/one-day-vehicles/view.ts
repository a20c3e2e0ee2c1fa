import { dateOfDay, type Day } from '@/lib/dates/day'
import type { Prisma } from '@/lib/db/generated/client'
import type { Locale } from '@/lib/i18n/routing'
import { localizedFeatures, type LocalizedText } from './localized-features'

/** A one-day vehicle as screens and the API show it. */
export type OneDayVehicle = {
  id: string
  name: string
  model: string
  features: LocalizedText
  /** Whole Br for one day with the driver. */
  price: number
  quantity: number
  seats: number
  url: string
  filename: string
  /** What is left on the day that was asked for. */
  available: number
}

const columns = {
  id: true,
  name: true,
  model: true,
  item: true,
  itemLocale: true,
  itemTranslations: true,
  price: true,
  quantity: true,
  seats: true,
  url: true,
  filename: true,
} as const satisfies Prisma.OneDayVehicleSelect

/** What `toVehicle` needs, with the places held on a day. */
export const vehicleColumns = (day: Day) =>
  ({
    ...columns,
    days: { where: { day: dateOfDay(day) }, select: { booked: true, blocked: true } },
  }) satisfies Prisma.OneDayVehicleSelect

type Row = Prisma.OneDayVehicleGetPayload<{ select: ReturnType<typeof vehicleColumns> }>

/** Shapes a row for the outside, in the reader's language where the features exist in it. */
export function toVehicle(
  { days, item, itemLocale, itemTranslations, ...rest }: Row,
  locale: Locale,
): OneDayVehicle {
  const held = days[0]
  return {
    ...rest,
    features: localizedFeatures({ item, itemLocale, itemTranslations }, locale),
    available: Math.max(0, rest.quantity - (held?.booked ?? 0) - (held?.blocked ?? 0)),
  }
}
