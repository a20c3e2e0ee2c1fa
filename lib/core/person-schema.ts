import { z } from 'zod'

/** A name or another short text that must be there; `missing` is the key of what is said when it is not. */
export const requiredText = (missing: string, max = 80) =>
  z.string(missing).trim().min(1, missing).max(max, 'tooLong')

/** A text that may be left out; a blank one, which forms send for an empty field, counts as left out. */
export const optionalText = (max = 80) =>
  z
    .string()
    .trim()
    .max(max, 'tooLong')
    .nullish()
    .transform((text) => text || null)

/** An email address, kept in lower case. */
export const emailInput = z
  .string('emailInvalid')
  .trim()
  .toLowerCase()
  .max(254, 'tooLong')
  .pipe(z.email('emailInvalid'))

/** An email address that may be left out. */
export const optionalEmail = z
  .string()
  .trim()
  .nullish()
  .transform((text) => text || null)
  .pipe(emailInput.nullable())
