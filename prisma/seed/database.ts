import type { PrismaClient } from '@/lib/db/generated/client'

/** What seed functions write to: a client or a transaction of one. */
export type Database = Pick<
  PrismaClient,
  | 'user'
  | 'vehicle'
  | 'priceRule'
  | 'extra'
  | 'booking'
  | 'contactMessage'
  | 'travelBooking'
  | 'newsletterSubscriber'
  | 'driver'
  | 'unit'
  | 'assignment'
>
