import { z } from 'zod'
import { type Day, dayOfDate } from '@/lib/core/day'
import { fullName } from '@/lib/core/i18n/format'
import { languages as siteLanguages, type Locale, publicLanguages } from '@/lib/core/i18n/routing'
import { dayShape, exampleId, idShape, phoneShape } from '@/lib/core/schemas'
import type { Prisma } from '@/lib/db/generated/client'
import { type DriverLanguage, isDriverLanguage } from '../rules'

/** A driver as staff see them. */
export type Driver = {
  id: string
  firstName: string
  lastName: string
  /** E.164. */
  phone: string
  email: string | null
  licence: string
  /** The last day on which the licence is valid. */
  licenceUntil: Day
  languages: DriverLanguage[]
  /** The year since which they drive for a living. */
  drivesSince: number | null
  /** Of the duty page and of mails. */
  locale: Locale
  /** The address of the portrait. */
  image: string | null
  isActive: boolean
  /** Which link to `/Duty` is valid. */
  linkNumber: number
  /** In their order. */
  daysOff: Day[]
}

/** What the form of a driver changes. */
export const driverFacts = ({ firstName, lastName, phone, email, licence, ...driver }: Driver) => {
  const { licenceUntil, languages, drivesSince, locale, image, isActive } = driver
  return {
    ...{ firstName, lastName, phone, email, licence },
    ...{ licenceUntil, languages, drivesSince, locale, image, isActive },
  }
}

export const driverSelect = {
  id: true,
  firstName: true,
  lastName: true,
  phone: true,
  email: true,
  licence: true,
  licenceUntil: true,
  languages: true,
  drivesSince: true,
  locale: true,
  image: true,
  isActive: true,
  linkNumber: true,
  daysOff: { select: { day: true }, orderBy: { day: 'asc' } },
} as const satisfies Prisma.DriverSelect

/** Shapes a row of the table. */
export function toDriver(row: Prisma.DriverGetPayload<{ select: typeof driverSelect }>): Driver {
  const { licenceUntil, daysOff, languages, ...rest } = row
  return {
    ...rest,
    licenceUntil: dayOfDate(licenceUntil),
    languages: languages.filter(isDriverLanguage),
    daysOff: daysOff.map(({ day }) => dayOfDate(day)),
  }
}

/** The shape of a driver in the API (CONTRACT section 14). */
export const driverShape = z
  .object({
    _id: idShape,
    name: z.string(),
    phone: phoneShape,
    email: z.string().optional(),
    licence: z.string(),
    licenceUntil: dayShape,
    languages: z.array(z.string()),
    drivesSince: z.int().optional(),
    language: z.enum(publicLanguages),
    active: z.boolean(),
    image: z.string().nullable().meta({ description: 'The picture’s address on this site.' }),
    daysOff: z.array(dayShape),
  })
  .meta({ id: 'Driver' })

export const exampleDriver = {
  _id: exampleId,
  name: 'Dawit Alemu',
  phone: '+251911456789',
  licence: 'AA 3 123456',
  licenceUntil: '2028-03-10',
  languages: ['am', 'en'],
  drivesSince: 2014,
  language: 'am',
  active: true,
  image: '/files/driver-5f2b8c1d9e4a7063b1c2d3e4-192.webp',
  daysOff: ['2026-12-25'],
} as const

const publicName = <Word extends string>(word: Word) => (word === 'om' ? ('or' as const) : word)

/** A driver as the API shows them; what nobody said is absent. */
export function driverRecord(driver: Driver): z.input<typeof driverShape> {
  const { id, phone, email, licence, licenceUntil, languages, drivesSince, locale } = driver
  return {
    _id: id,
    name: fullName(driver),
    phone,
    ...(email !== null && { email }),
    licence,
    licenceUntil,
    languages: languages.map(publicName),
    ...(drivesSince !== null && { drivesSince }),
    language: siteLanguages[locale].publicName,
    active: driver.isActive,
    image: driver.image,
    daysOff: driver.daysOff,
  }
}
