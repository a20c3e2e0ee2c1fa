import { z } from 'zod'
import type { Day } from '@/lib/core/day'
import { type PublicLanguage, publicLanguages } from '@/lib/core/i18n/routing'
import { dayShape, exampleDay, exampleId, idShape } from '@/lib/core/schemas'
import { dutyWords } from './rules'
import type { DutyWord } from './rules'

/** A trip as its driver sees it; nothing of money. */
export type DutyTrip = {
  bookingId: string
  code: string
  day: Day
  /** Its first and its last day. */
  date: Day
  lastDate: Day
  /** Minutes of the day. */
  fromMinute: number
  untilMinute: number
  /** `HH:MM`, on the first and on the last day. */
  pickupTime: string | null
  returnTime: string | null
  pickupPlace: string | null
  destination: string
  passengers: number | null
  flight: string | null
  /** What was booked along with the vehicle, in the language of the page. */
  extras: string[]
  message: string | null
  /** Who rides. */
  name: string
  /** Null but from 12 hours before to 12 hours after the trip. */
  phone: string | null
  vehicleName: string
  plate: string | null
  state: DutyWord | null
}

/** A driver's duty: trips from yesterday to the day after tomorrow, by time. */
export type Duty = { firstName: string; language: PublicLanguage; today: Day; trips: DutyTrip[] }

const clock = z.string().nullable()

/** The shape of a duty in the API. */
export const dutyShape = z
  .object({
    firstName: z.string(),
    language: z.enum(publicLanguages).meta({ description: 'Of the duty page.' }),
    today: dayShape,
    trips: z.array(
      z.object({
        bookingId: idShape,
        code: z.string(),
        day: dayShape,
        date: dayShape.meta({ description: 'The first day of the trip.' }),
        lastDate: dayShape,
        fromMinute: z.int(),
        untilMinute: z.int(),
        pickupTime: clock,
        returnTime: clock,
        pickupPlace: z.string().nullable(),
        destination: z.string(),
        passengers: z.int().nullable(),
        flight: z.string().nullable(),
        extras: z.array(z.string()).meta({ description: 'What was booked along with the vehicle.' }),
        message: z.string().nullable(),
        name: z.string(),
        phone: z
          .string()
          .nullable()
          .meta({ description: 'From 12 hours before to 12 hours after the trip, else null.' }),
        vehicleName: z.string(),
        plate: z.string().nullable(),
        state: z.enum(dutyWords).nullable(),
      }),
    ),
  })
  .meta({ id: 'Duty' })

export const exampleDuty = {
  firstName: 'Dawit',
  language: 'am',
  today: exampleDay,
  trips: [
    {
      bookingId: exampleId,
      code: '7K4P2Q',
      day: exampleDay,
      date: exampleDay,
      lastDate: exampleDay,
      fromMinute: 390,
      untilMinute: 1080,
      pickupTime: '06:30',
      returnTime: '18:00',
      pickupPlace: 'Bole, Edna Mall',
      destination: 'Bishoftu',
      passengers: 3,
      flight: null,
      extras: ['የልጅ መቀመጫ'],
      message: null,
      name: 'Almaz Tadesse',
      phone: '+251911223344',
      vehicleName: 'Toyota Corolla',
      plate: 'AA 3 A12345',
      state: 'accepted',
    },
  ],
} as const

/** What became of each step that was sent: kept now or before, or refused because the trip is not the driver's. */
export const stepResultsShape = z.array(z.object({ id: idShape, result: z.enum(['kept', 'refused']) }))
export type StepResult = { id: string; result: 'kept' | 'refused' }
