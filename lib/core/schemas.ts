import { z } from 'zod'
import { parsePhone } from '#phone'
import { type Day, isDay } from './day'
import type { ValidationKey } from './errors'

/** What a schema says at a field; a word that the messages do not have does not compile. */
export function key(word: ValidationKey): ValidationKey {
  return word
}

/**
 * Text as PostgreSQL can hold it: without NUL, and with the sign for what cannot be read in the place of half a letter, which JSON
 * can carry (`"\ud800"`). No keyboard types either.
 */
export function stripNul(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\ufffd')
}

/** The version of a record that its form was made from (lib/audit/record-version.ts); clients of the API need not know it. */
export const knownVersion = z.string().max(64).optional()

/** Whether there is anything to read in a text: blanks and signs that nobody sees, as a name pasted from elsewhere may be, are none. */
const isReadable = (text: string) => /[^\s\p{C}]/u.test(text)

/** A text of so many signs that must be there; `missing` is the key of what is said when it is not. */
export const requiredText = (missing: ValidationKey, max = 80, min = 1) =>
  z
    .string(missing)
    .trim()
    .min(min, { error: missing, abort: true })
    .max(max, key('tooLong'))
    .refine(isReadable, missing)

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

// Rentals, blocks and months are counted from any day that was sent, which has to end in a year that a date can hold.
const isCountable = (day: string) => day >= '1900-01-01' && day <= '2999-12-31'

/**
 * A day as a form or an address names it, from 1900 to 2999. Apart from `day.ts`, so that showing a day brings no zod to the
 * browser. Nothing is reckoned with what is none: whatever compares two days is asked after both are.
 */
export const daySchema = z
  .string(key('dayInvalid'))
  .refine((text): text is Day => isDay(text) && isCountable(text), { error: key('dayInvalid'), abort: true })
  .meta({ format: 'date' })

/** A day that may be left out; a form sends it blank. */
export const optionalDay = z
  .union([z.literal('').transform(() => undefined), daySchema], key('dayInvalid'))
  .optional()

/** The day of a record that need not have one; a form sends it blank. */
export const dayOrNone = z
  .union([z.literal('').transform(() => null), daySchema], key('dayInvalid'))
  .default(null)

// A form without a chosen file sends an empty one.
const isChosen = (value: unknown) => !(value instanceof File && value.size === 0)
// That one has no name, which Next makes a word of.
const namesOfNone = ['', 'undefined']
/** Whether it is a chosen file without any bytes, as of a download that broke off. */
const isEmptyFile = (sent: unknown) =>
  sent instanceof File && !isChosen(sent) && !namesOfNone.includes(sent.name)
const noFile = (value: unknown) => (isChosen(value) || isEmptyFile(value) ? value : undefined)
const fileProblem = (missing: ValidationKey) => ({
  error: ({ input }: { input?: unknown }) => (Array.isArray(input) ? key('pictureOnlyOne') : missing),
})
const oneFile = (missing: ValidationKey) =>
  z.instanceof(File, fileProblem(missing)).refine(isChosen, key('pictureDamaged'))

// What the description of the API says of it; a file has no form in JSON Schema of its own.
const pictureShape = {
  type: 'string',
  format: 'binary',
  description: 'JPEG, PNG, WebP or AVIF by its content, at most 8 MB and 40 megapixels.',
}

/** The most bytes of a picture (CONTRACT section 6). */
export const maxPictureBytes = 8 * 1024 * 1024

const fitsIn = (mostBytes: number) => (sent: unknown) => !(sent instanceof File && sent.size > mostBytes)
const isSmallEnough = fitsIn(maxPictureBytes)

/**
 * A file as a form checks it in the browser before it is sent; what it is the server judges. One that is too large takes
 * minutes on a slow line, and one far larger is cut off by the limit on requests, where nobody can say what is wrong with it.
 */
export const fileToSend = (
  mostBytes: number,
  { tooLarge, empty }: Record<'tooLarge' | 'empty', ValidationKey>,
) =>
  z
    .unknown()
    .refine(fitsIn(mostBytes), { error: tooLarge })
    .refine((sent) => !isEmptyFile(sent), { error: empty })
    .optional()

/** A picture as a form checks it before it is sent. */
export const pictureToSend = fileToSend(maxPictureBytes, {
  tooLarge: key('pictureTooLarge'),
  empty: key('pictureDamaged'),
})

/** A chosen picture of a form; its content is checked by `readPicture`. */
export const requiredPicture = z.preprocess(
  noFile,
  oneFile(key('pictureMissing')).refine(isSmallEnough, key('pictureTooLarge')).meta(pictureShape),
)

/** A chosen file that is no picture; what reads it checks its content. */
export const oneChosenFile = (missing: ValidationKey) =>
  z.preprocess(noFile, z.instanceof(File, { error: missing }))

/** As `requiredPicture`, where a person may leave it out. */
export const optionalPicture = z.preprocess(
  noFile,
  oneFile(key('pictureInvalid')).meta(pictureShape).optional(),
)

const ownAddress = z
  .string()
  .startsWith('/files/')
  .transform(() => undefined)

/**
 * The picture of a record that may have one, over the API: a file takes the place of what is there, null takes it away, and the
 * address that the record shows, or nothing, leaves it.
 */
export const changedPicture = z.preprocess(
  noFile,
  z
    .union(
      [oneFile(key('pictureInvalid')).meta(pictureShape), z.null(), ownAddress],
      fileProblem(key('pictureInvalid')),
    )
    .optional()
    .meta({
      description:
        'In a form the file of a new one, in JSON null for none any longer; the address that the record shows leaves it.',
    }),
)

/** The same in a form: a file, and a box to tick (`removeImage`) that takes the picture away where no file comes. */
export const pictureFields = {
  image: optionalPicture.refine(isSmallEnough, key('pictureTooLarge')),
  removeImage: z.literal('on').optional().catch(undefined),
}

/** What those fields ask for: a file, null for none any longer, undefined for what is there. */
export const askedPicture = ({ image, removeImage }: z.output<z.ZodObject<typeof pictureFields>>) =>
  image ?? (removeImage === undefined ? undefined : null)

/**
 * What comes as text where a form brings a picture, as JSON has it: lists with commas between their parts, whole numbers, and
 * `true` or `false`. Whatever else it is stays for the schema to judge.
 */
export const fromText = {
  list: (sent: unknown) => (typeof sent === 'string' ? sent.split(',').filter(Boolean) : sent),
  number: (sent: unknown) => (typeof sent === 'string' && /^\d+$/.test(sent) ? Number(sent) : sent),
  flag: (sent: unknown) => (sent === 'true' || sent === 'false' ? sent === 'true' : sent),
}

/**
 * Any number of chosen pictures up to the most that a record may have, in their order; none is an empty list, and one without
 * any bytes is a damaged one.
 */
export const pictureList = (most: number) =>
  z
    .preprocess(
      (sent) => [sent ?? []].flat().filter((file) => isChosen(file) || isEmptyFile(file)),
      z
        .array(
          z
            .instanceof(File, { error: key('pictureInvalid') })
            .refine(isChosen, key('pictureDamaged'))
            .meta(pictureShape),
        )
        .max(most, key('picturesTooMany')),
    )
    .optional()
    .transform((files) => files ?? [])

// The forms in which facts leave by the API. Formats are told to readers and not checked: what is stored leaves.
export const idShape = z.string().meta({ format: 'uuid' })
export const momentShape = z.iso.datetime().meta({ description: 'ISO 8601, in UTC.' })
export const dayShape = z.string().meta({ format: 'date', description: 'A day in Addis Ababa.' })
export const phoneShape = z.string().meta({ description: 'E.164.' })

/** The id in a path. */
export const idParams = z.object({ id: z.uuid() })

/**
 * The id of what a button removes or ends, and whether that was asked about. Without a script the button cannot ask: it sends
 * `no`, and the page that comes next asks.
 */
export const confirmedForm = idParams.extend({
  confirmed: z.literal('yes').or(z.unknown().transform(() => 'no')),
})

const messageShape = z.string().meta({ description: 'What happened, in the caller’s language.' })

/** The answer to a change: what happened and, where there is one, the record. */
export const doneWith = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ message: messageShape, ...shape })

/** The answer to a removal. */
export const doneShape = doneWith({})

export const exampleId = '0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90'
export const exampleMoment = '2026-11-20T06:30:00.000Z'
export const exampleDay = '2026-12-24'

/** How many rows a page of a list of staff may hold; the first where nobody chose. */
export const pageSizes = [20, 50, 100] as const

/** `?limit=` of a list of staff; what is not one of the sizes counts as absent. */
export const pageSizeInput = z.coerce
  .number()
  .refine((limit) => pageSizes.some((size) => size === limit))
  .optional()
  .catch(undefined)

/** A time of day in Addis Ababa, `HH:MM`. */
export const clockTime = z.string(key('timeInvalid')).regex(/^([01]\d|2[0-3]):[0-5]\d$/, key('timeInvalid'))
