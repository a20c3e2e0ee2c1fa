import type { Prisma } from '@/lib/db/generated/client'
import type { Locale } from '@/lib/core/i18n/routing'

/** A one-day vehicle as staff work with it: the features as typed, in the language they were typed in. */
export type StaffOneDayVehicle = {
  id: string
  name: string
  model: string
  item: string
  itemLocale: Locale | null
  /** Whole Br for one day. */
  price: number
  quantity: number
  url: string
  filename: string
  createdAt: string
}

/** What a staff view is made of. */
export const staffColumns = {
  id: true,
  name: true,
  model: true,
  item: true,
  itemLocale: true,
  price: true,
  quantity: true,
  url: true,
  filename: true,
  createdAt: true,
} as const satisfies Prisma.OneDayVehicleSelect

type Row = Prisma.OneDayVehicleGetPayload<{ select: typeof staffColumns }>

/** A row as staff see it. */
export function toStaffView({ createdAt, ...rest }: Row): StaffOneDayVehicle {
  return { ...rest, createdAt: createdAt.toISOString() }
}
