import { z } from 'zod'
import {
  dayShape,
  exampleDay,
  exampleId,
  exampleMoment,
  idShape,
  momentShape,
  phoneShape,
} from '@/lib/server/shapes'
import { travelItems } from './travel-booking-rules'
import type { TravelBooking } from './travel-booking-view'

/** The shape of a travel booking in the API (SPEC section 3, CONTRACT section 6). */
export const travelBookingShape = z
  .object({
    _id: idShape,
    firstName: z.string(),
    lastName: z.string().nullable(),
    email: z.string().nullable(),
    phone: phoneShape,
    date: dayShape,
    item: z.enum(travelItems),
    destination: z.string().nullable(),
    message: z.string().nullable(),
    isAdmin: z.boolean().meta({ description: 'Whether a signed-in admin sent it.' }),
    createdAt: momentShape,
  })
  .meta({ id: 'TravelBooking' })

export const exampleTravelBooking = {
  _id: exampleId,
  firstName: 'Marta',
  lastName: null,
  email: null,
  phone: '+251911778899',
  date: exampleDay,
  item: 'midsuv',
  destination: 'Hawassa',
  message: null,
  isAdmin: false,
  createdAt: exampleMoment,
} as const

/** A travel booking as the API shows it (SPEC section 3, CONTRACT section 6). */
export function travelBookingRecord(booking: TravelBooking) {
  const { id, isAdmin, createdAt } = booking
  const { firstName, lastName, email, phone, date, item, destination, message } = booking
  return { _id: id, firstName, lastName, email, phone, date, item, destination, message, isAdmin, createdAt }
}
