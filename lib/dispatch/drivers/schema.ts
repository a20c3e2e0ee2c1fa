import { z } from 'zod'
import { addDays, dayInAddis } from '@/lib/core/day'
import { type Locale, localeOfPublicName, publicLanguages, routing } from '@/lib/core/i18n/routing'
import {
  askedPicture,
  changedPicture,
  daySchema,
  fromText,
  key,
  knownVersion,
  optionalDay,
  optionalEmail,
  optionalText,
  phoneInput,
  pictureFields,
  requiredText,
} from '@/lib/core/schemas'
import { listQuery } from '@/lib/db/cursor'
import { searchInput } from '@/lib/db/search'
import { driverLanguages } from '../rules'

/** The most days off that are taken in one go. */
const mostDaysOff = 90

/** What is said of a driver. */
export type DriverFacts = {
  firstName: string
  lastName: string
  phone: string
  email: string | null
  licence: string
  licenceUntil: z.output<typeof daySchema>
  languages: string[]
  drivesSince: number | null
  locale: Locale
  isActive: boolean
}

const spokenLanguages = driverLanguages.map((language) => (language === 'om' ? 'or' : language))
const licence = requiredText('licenceMissing', 40)
const year = z
  .int(key('yearInvalid'))
  .min(1940, key('yearInvalid'))
  .refine((typed) => typed <= Number(dayInAddis(new Date()).slice(0, 4)), key('yearInvalid'))
// What changes only the number of rows that are read and written.
const dayList = z.array(daySchema).max(400, key('tooLong'))

/** A driver as the API takes it (CONTRACT section 14); the first word of the name is what customers read. */
export const driverBody = z
  .object({
    name: requiredText('driverNameMissing'),
    phone: phoneInput,
    email: optionalEmail,
    licence,
    licenceUntil: daySchema.meta({ description: 'The last day on which it is valid.' }),
    languages: z.preprocess(
      fromText.list,
      z.array(z.enum(spokenLanguages, key('languageUnknown'))).default([]),
    ),
    drivesSince: z.preprocess(
      fromText.number,
      year.nullish().meta({ description: 'The year since which they drive for a living.' }),
    ),
    language: z.enum(publicLanguages).default('am').meta({ description: 'Of the duty page and of mails.' }),
    active: z.preprocess(fromText.flag, z.boolean().default(true)),
    image: changedPicture,
    daysOff: z.preprocess(
      fromText.list,
      dayList.optional().meta({ description: 'All of them; without it they stay as they are.' }),
    ),
  })
  .transform(({ name, language, active, languages, drivesSince, daysOff, image, ...rest }) => {
    const [firstName = '', ...more] = name.split(/\s+/)
    const facts: DriverFacts = {
      ...rest,
      firstName,
      lastName: more.join(' '),
      drivesSince: drivesSince ?? null,
      languages: known(languages.map((word) => (word === 'or' ? 'om' : word))),
      locale: localeOfPublicName(language) ?? routing.defaultLocale,
      isActive: active,
    }
    return { facts, daysOff, image }
  })

const known = (words: readonly string[]) => driverLanguages.filter((language) => words.includes(language))

/** The form of a driver, new or, with `id`, changed. A language is ticked by its name, as `speaks.am`. */
export const driverForm = z
  .object({
    id: z.uuid().optional(),
    version: knownVersion,
    firstName: requiredText('firstNameMissing'),
    lastName: optionalText().transform((name) => name ?? ''),
    phone: phoneInput,
    email: optionalEmail,
    licence,
    licenceUntil: daySchema,
    speaks: z.record(z.string(), z.unknown()).default({}),
    drivesSince: z
      .string()
      .trim()
      .default('')
      .transform((typed) => (typed === '' ? null : Number(typed)))
      .pipe(year.nullable()),
    locale: z.enum(routing.locales, key('choiceInvalid')),
    isActive: z.enum(['yes', 'no'], key('choiceInvalid')).default('yes'),
    ...pictureFields,
  })
  .transform(({ id, version, speaks, isActive, image, removeImage, ...rest }) => {
    const facts: DriverFacts = {
      ...rest,
      languages: driverLanguages.filter((language) => speaks[language] === 'on'),
      isActive: isActive === 'yes',
    }
    return { id, version, facts, image: askedPicture({ image, removeImage }) }
  })

/** The form that takes days off, both ends included. */
export const daysOffForm = z
  .object({
    id: z.uuid(),
    from: daySchema,
    to: optionalDay,
  })
  .refine(({ from, to = from }) => from <= to, { path: ['to'], error: key('rangeInvalid') })
  .refine(({ from, to = from }) => to < addDays(from, mostDaysOff), {
    path: ['to'],
    error: key('rangeInvalid'),
  })
  .transform(({ id, from, to = from }) => ({ id, from, to }))

/** The form that gives a day off back. */
export const dayOnForm = z.object({ id: z.uuid(), day: daySchema })

/** The address of `/Drivers`. */
export const driversQuery = listQuery.extend({ q: searchInput })

/** The address of `/Driver`: who, or a new one, and what is asked before it is done. */
export const driverQuery = z.object({
  id: z
    .union([z.uuid(), z.literal('new')])
    .optional()
    .catch(undefined),
  confirm: z.enum(['remove', 'renew']).optional().catch(undefined),
})
