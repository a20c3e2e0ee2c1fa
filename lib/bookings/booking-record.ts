import { z } from 'zod'
import {
  dayShape,
  exampleDay,
  exampleId,
  exampleMoment,
  idShape,
  momentShape,
  phoneShape,
} from '@/lib/core/schemas'
import { santimOf } from '@/lib/core/money'
import { bookingStatuses } from './rules'
import { exampleQuoteLines, quoteLineShape } from '@/lib/vehicles/prices/view'
import type { Booking } from './view'

/** The shape of a booking in the API (SPEC section 3, CONTRACT section 6); vehicle and customer as when it was made. */
export const oneDayBookingShape = z
  .object({
    _id: idShape,
    code: z.string().meta({ description: 'Six letters and digits, by which people name the booking.' }),
    createdAt: momentShape,
    lastDate: dayShape,
    total: z.int().meta({ description: 'What it costs, in santim.' }),
    paid: z.int().meta({ description: 'What was confirmed less what was returned, in santim.' }),
    due: z.int().meta({ description: 'What is still open, in santim.' }),
    holdUntil: momentShape
      .nullable()
      .meta({ description: 'When its places are free again while it is pending.' }),
    transactionId: z.string().meta({ description: 'The first claimed transfer; empty while there is none.' }),
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
  code: '7K4P2Q',
  createdAt: exampleMoment,
  lastDate: exampleDay,
  total: 350_000,
  paid: 0,
  due: 350_000,
  holdUntil: exampleMoment,
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
export function oneDayBookingRecord(booking: Booking) {
  return {
    _id: booking.id,
    code: booking.code,
    createdAt: booking.createdAt,
    lastDate: booking.lastDate,
    total: santimOf(booking.total),
    paid: santimOf(booking.paid),
    due: santimOf(booking.due),
    holdUntil: booking.holdUntil,
    transactionId: booking.transactionId ?? '',
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

const riderShape = z.object({ name: z.string(), phone: phoneShape.nullable() })
const santim = (description: string) => z.int().meta({ description: `${description}, in santim.` })

/** The shape of a booking of the second edition (CONTRACT section 14); amounts in santim. */
export const bookingShape = z
  .object({
    _id: idShape,
    code: z.string().meta({ description: 'Six letters and digits, by which people name the booking.' }),
    status: z.enum(bookingStatuses),
    date: dayShape,
    lastDate: dayShape,
    holdUntil: momentShape.nullable().meta({
      description: 'When its places are free again while it is pending; null where nothing ends it.',
    }),
    vehicle: z.object({ _id: idShape.nullable(), name: z.string(), url: z.string() }),
    pickupPlace: z.string().nullable(),
    pickupTime: z.string().nullable().meta({ description: '`HH:MM` in Addis Ababa.' }),
    returnTime: z.string().nullable(),
    destination: z.string(),
    passengers: z.int().nullable(),
    flight: z.string().nullable(),
    rider: riderShape.nullable().meta({ description: 'Who rides, where it is not the customer.' }),
    message: z.string().nullable(),
    customer: z.object({ name: z.string(), phone: phoneShape, email: z.string() }),
    lines: z.array(quoteLineShape),
    total: santim('What it costs, the sum of its lines'),
    paid: santim('What was confirmed less what was returned'),
    due: santim('What is still open'),
    over: santim('What was paid too much'),
    version: z.int().meta({ description: 'Counts every change of it.' }),
    createdAt: momentShape,
    hidden: z.literal(true).optional().meta({ description: 'Deleted; only an admin is told.' }),
  })
  .meta({ id: 'Booking' })

export const exampleBooking = {
  _id: exampleId,
  code: '7K4P2Q',
  status: 'pending',
  date: exampleDay,
  lastDate: exampleDay,
  holdUntil: exampleMoment,
  vehicle: { _id: exampleId, name: 'Toyota Corolla', url: '/demo/one-day-01.webp' },
  pickupPlace: 'Bole International Airport',
  pickupTime: '06:30',
  returnTime: null,
  destination: 'Bishoftu',
  passengers: 2,
  flight: 'ET 501',
  rider: null,
  message: null,
  customer: { name: 'Almaz Tadesse', phone: '+251911234567', email: 'almaz@example.com' },
  lines: exampleQuoteLines,
  total: 850_000,
  paid: 0,
  due: 850_000,
  over: 0,
  version: 1,
  createdAt: exampleMoment,
} as const
