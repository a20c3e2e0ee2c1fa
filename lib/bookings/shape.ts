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
import { bookingStatuses } from './rules'
import type { OneDayBooking } from './view'

/** The shape of a booking in the API (SPEC section 3, CONTRACT section 6); vehicle and customer as when it was made. */
export const oneDayBookingShape = z
  .object({
    _id: idShape,
    createdAt: momentShape,
    transactionId: z.string(),
    data: z.object({
      url: z.string().meta({ description: 'The vehicle’s picture.' }),
      avatar: z.string().nullable(),
      customName: z.string().meta({ description: 'The customer’s name.' }),
      ownerName: z.string().meta({ description: 'The vehicle’s name.' }),
      model: z.string(),
      email: z.string(),
      phone: phoneShape,
      destination: z.string(),
      message: z.string().nullable(),
      price: z.int().meta({ description: 'Whole Br, from the vehicle.' }),
      item: z.string(),
      date: dayShape,
      status: z.enum(bookingStatuses),
    }),
  })
  .meta({ id: 'OneDayBooking' })

export const exampleOneDayBooking = {
  _id: exampleId,
  createdAt: exampleMoment,
  transactionId: 'FT25123ABCDE',
  data: {
    url: '/demo/one-day-01.webp',
    avatar: null,
    customName: 'Almaz Tadesse',
    ownerName: 'Toyota Corolla',
    model: '2022',
    email: 'almaz@example.com',
    phone: '+251911234567',
    destination: 'Bishoftu',
    message: null,
    price: 3500,
    item: 'Air conditioning, comfort',
    date: exampleDay,
    status: 'pending',
  },
} as const

/** A booking as the API shows it (SPEC section 3, CONTRACT section 6). */
export function oneDayBookingRecord(booking: OneDayBooking) {
  return {
    _id: booking.id,
    createdAt: booking.createdAt,
    transactionId: booking.transactionId,
    data: {
      url: booking.vehicleUrl,
      avatar: booking.customerAvatar,
      customName: booking.customerName,
      ownerName: booking.vehicleName,
      model: booking.vehicleModel,
      email: booking.customerEmail,
      phone: booking.phone,
      destination: booking.destination,
      message: booking.message,
      price: booking.price,
      item: booking.vehicleItem,
      date: booking.date,
      status: booking.status,
    },
  }
}
