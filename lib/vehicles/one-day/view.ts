import type { Prisma } from '@/lib/db/generated/client'
import type { Locale } from '@/lib/core/i18n/routing'
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

/** The facts of a vehicle. */
export const vehicleColumns = {
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

/** The places held on a day; a day without a row has none. */
export const heldColumns = { booked: true, blocked: true } as const satisfies Prisma.VehicleDaySelect

export type VehicleRow = Prisma.OneDayVehicleGetPayload<{ select: typeof vehicleColumns }>
type Held = Prisma.VehicleDayGetPayload<{ select: typeof heldColumns }>

/** Shapes a row for the outside, in the reader's language where the features exist in it. */
export function toVehicle(
  { item, itemLocale, itemTranslations, ...rest }: VehicleRow,
  held: Held | null | undefined,
  locale: Locale,
): OneDayVehicle {
  return {
    ...rest,
    features: localizedFeatures({ item, itemLocale, itemTranslations }, locale),
    available: Math.max(0, rest.quantity - (held?.booked ?? 0) - (held?.blocked ?? 0)),
  }
}
