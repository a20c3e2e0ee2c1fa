import { z } from 'zod'
import { clockTime, emailInput, key, knownVersion, requiredText } from '@/lib/core/schemas'

const hours = z
  .int(key('hoursInvalid'))
  .min(1, key('hoursInvalid'))
  .max(24 * 30, key('hoursInvalid'))
const many = z.int(key('limitInvalid')).min(1, key('limitInvalid')).max(100_000, key('limitInvalid'))

/** How long bookings hold their places (CONTRACT section 8). */
const holdSettings = z.object({
  /** Without a transfer. */
  hours,
  /** Without a transfer, where the first day is today or tomorrow. */
  hoursSoon: hours,
  /** Where less than `hoursSoon` are left. */
  hoursLeast: hours,
  /** With a claim that nobody confirmed, of a person who never paid before. */
  hoursOfFirstClaim: hours,
  /** How many days before the first day a claim lapses that nobody confirmed. */
  lapseDays: z.int(key('lapseDaysInvalid')).min(0, key('lapseDaysInvalid')).max(365, key('lapseDaysInvalid')),
  /** An offer. */
  hoursOfOffer: hours,
})
export type HoldSettings = z.output<typeof holdSettings>

/** How many bookings may be pending (CONTRACT section 8). */
const limitSettings = z.object({
  pendingPerPerson: many,
  /** Until the person's first confirmed payment. */
  pendingBeforePaid: many,
  /** Of all such persons who name one phone number; the database holds it. */
  pendingPerPhone: many,
})

/** A number as people write it, kept so: pages show it and calls are made to its digits. */
const phoneText = z
  .string(key('phoneInvalid'))
  .trim()
  .max(40, key('tooLong'))
  .regex(/^\+?[\d\s().-]+$/, key('phoneInvalid'))
  .refine((text) => text.replace(/\D/g, '').length >= 4, key('phoneInvalid'))
const httpsAddress = /^https:\/\/[^\s@\\]+$/

/** For readers of another language; empty: they read the English one. */
const textInLanguage = z.string().trim().max(200, key('tooLong')).default('')

/** What every page says about the company. */
const companySettings = z.object({
  name: requiredText(key('companyNameMissing')),
  phone: phoneText,
  email: emailInput,
  address: requiredText(key('addressMissing'), 200),
  addressOr: textInLanguage,
  addressAm: textInLanguage,
  whatsapp: z.union(
    [z.literal(''), phoneText, z.string().trim().max(200).regex(httpsAddress)],
    key('phoneInvalid'),
  ),
  telegram: z.union(
    [
      z.literal(''),
      z
        .string()
        .trim()
        .regex(/^@?\w{3,64}$/),
      z.string().trim().max(200).regex(httpsAddress),
    ],
    key('telegramInvalid'),
  ),
})

/** An account that customers pay to. */
const bankSettings = z.object({
  bank: requiredText(key('bankMissing')),
  bankOr: textInLanguage,
  bankAm: textInLanguage,
  accountName: requiredText(key('accountNameMissing')),
  accountNumber: z
    .string(key('accountNumberInvalid'))
    .trim()
    .max(40, key('tooLong'))
    .regex(/^(?=(?:.*\d){4})[\d\s-]+$/, key('accountNumberInvalid')),
})

/** The most accounts that there may be. */
export const mostBanks = 10

/** The hours of a weekday; it closes on the next day where `closes` is earlier than `opens`. */
const openDay = z
  .object({
    weekday: z.int().min(1).max(7).meta({ description: 'From 1 (Monday) to 7 (Sunday).' }),
    opens: clockTime.meta({ description: '`HH:MM` in Addis Ababa.' }),
    closes: clockTime.meta({ description: '`HH:MM`; on the next day where it is earlier than `opens`.' }),
  })
  .refine(({ opens, closes }) => opens !== closes, { path: ['closes'], error: key('closesInvalid') })

/** When the office is open. A weekday that is left out it is closed; without any it is open day and night. */
const workingHours = z
  .array(openDay, key('timeInvalid'))
  .max(7, key('timeInvalid'))
  .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, key('timeInvalid'))

/** What signing in asks of staff. */
const securitySettings = z.object({ staffFactor: z.boolean() })

/** What an admin decides while the site runs (CONTRACT section 13). */
export const settingsSchema = z.object({
  company: companySettings,
  banks: z
    .array(bankSettings, key('bankMissing'))
    .min(1, key('bankMissing'))
    .max(mostBanks, key('banksTooMany')),
  holds: holdSettings,
  limits: limitSettings,
  // Clients of the first settings do not send it.
  security: securitySettings.optional().meta({ description: 'Whether staff sign in with a second step.' }),
  workingHours: workingHours.optional().meta({
    description: 'When the office is open: the weekdays with their hours; none for day and night.',
  }),
})
export type Settings = z.output<typeof settingsSchema>

/** `PUT /settings`: all of them, with the version that was read, where it is known. */
export const settingsRequest = settingsSchema.extend({
  version: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .meta({ description: 'The version that was read; refused where it is not the last.' }),
})

/** A whole number as a form sends it. */
const fromText = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((sent) => (typeof sent === 'string' && sent.trim() ? Number(sent) : sent), schema)

/** The forms of `/Settings`, each of one part. */
export const companyForm = companySettings.extend({ version: knownVersion })

const { shape: hold } = holdSettings
const { shape: limit } = limitSettings
export const holdsForm = z.object({
  version: knownVersion,
  hours: fromText(hold.hours),
  hoursSoon: fromText(hold.hoursSoon),
  hoursLeast: fromText(hold.hoursLeast),
  hoursOfFirstClaim: fromText(hold.hoursOfFirstClaim),
  lapseDays: fromText(hold.lapseDays),
  hoursOfOffer: fromText(hold.hoursOfOffer),
  pendingPerPerson: fromText(limit.pendingPerPerson),
  pendingBeforePaid: fromText(limit.pendingBeforePaid),
  pendingPerPhone: fromText(limit.pendingPerPhone),
})

/** A box that is ticked, or not. */
export const securityForm = z.object({
  version: knownVersion,
  staffFactor: z
    .unknown()
    .optional()
    .transform((ticked) => ticked === 'on'),
})

const bankFields = ['bank', 'bankOr', 'bankAm', 'accountName', 'accountNumber'] as const

/** The accounts as a form sends them, in numbered fields; an account that is left blank is taken away. */
export const banksForm = z
  .looseObject({ version: knownVersion })
  .transform(({ version: read, ...sent }, context) => {
    const banks: z.output<typeof bankSettings>[] = []
    let problems = 0
    for (let row = 0; row < mostBanks; row++) {
      const typed = Object.fromEntries(bankFields.map((name) => [name, sent[`${name}${row}`] ?? '']))
      if (Object.values(typed).every((text) => String(text).trim() === '')) continue
      const { data, error } = bankSettings.safeParse(typed)
      if (data) banks.push(data)
      for (const { path, message } of error?.issues ?? []) {
        problems += 1
        context.addIssue({ code: 'custom', path: [`${String(path[0])}${row}`], message })
      }
    }
    if (banks.length + problems === 0) {
      context.addIssue({ code: 'custom', path: ['bank0'], message: key('bankMissing') })
    }
    return { version: read, banks }
  })

/** The working hours as a form sends them, in fields numbered by weekday; a day that is left blank is closed. */
export const hoursForm = z
  .looseObject({ version: knownVersion })
  .transform(({ version: read, ...sent }, context) => {
    const days: z.output<typeof openDay>[] = []
    for (let weekday = 1; weekday <= 7; weekday++) {
      const [opens, closes] = [sent[`opens${weekday}`] || undefined, sent[`closes${weekday}`] || undefined]
      if (opens === undefined && closes === undefined) continue
      const { data, error } = openDay.safeParse({ weekday, opens, closes })
      if (data) days.push(data)
      for (const { path, message } of error?.issues ?? []) {
        context.addIssue({ code: 'custom', path: [`${String(path[0])}${weekday}`], message })
      }
    }
    return { version: read, workingHours: days }
  })
