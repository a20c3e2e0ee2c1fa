import { z } from 'zod'
import { parsePhone } from '#phone'
import { isDay } from './day'
import type { ValidationKey } from './errors'

/** What a schema says at a field; a word that the messages do not have does not compile. */
export function key(word: ValidationKey): ValidationKey {
  return word
}

/** A name or another short text that must be there; `missing` is the key of what is said when it is not. */
export const requiredText = (missing: ValidationKey, max = 80) =>
  z.string(missing).trim().min(1, missing).max(max, key('tooLong'))

/** A text that may be left out; a blank one, which forms send for an empty field, counts as left out. */
export const optionalText = (max = 80) =>
  z
    .string()
    .trim()
    .max(max, key('tooLong'))
    .nullish()
    .transform((text) => text || null)

/** An email address, kept in lower case. */
export const emailInput = z
  .string(key('emailInvalid'))
  .trim()
  .toLowerCase()
  .max(254, key('tooLong'))
  .pipe(z.email(key('emailInvalid')))

/** An email address that may be left out. */
export const optionalEmail = z
  .string()
  .trim()
  .nullish()
  .transform((text) => text || null)
  .pipe(emailInput.nullable())

/** A phone number as text or number; on the server it comes out as E.164 (CONTRACT section 4). */
export const phoneInput = z
  .union([z.string(), z.number()], key('phoneInvalid'))
  .transform((typed, context) => {
    const phone = parsePhone(typed)
    if (phone !== null) return phone
    context.addIssue({ code: 'custom', message: key('phoneInvalid') })
    return z.NEVER
  })
  .meta({ description: 'In any usual spelling; without a country it is Ethiopian.' })

/** A day as a form or an address names it. Apart from `day.ts`, so that showing a day brings no zod to the browser. */
export const daySchema = z.string().refine(isDay, key('dayInvalid')).meta({ format: 'date' })
