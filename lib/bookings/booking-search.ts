import 'server-only'
import { parsePhone } from '@/lib/core/phone'
import { phonePart } from '@/lib/core/phone-text'
import { Prisma } from '@/lib/db/generated/client'
import { likePattern, searchWords } from '@/lib/db/search'
import { soughtSpellings } from '@/lib/db/sought-text'
import { lettersAndDigits } from '@/lib/transfers/rules'
import { recogniseTransfer } from '@/lib/transfers/transfer'
import { betweenSigns, bookingCodeOf } from './rules'

const everything = Prisma.sql`"search_text"`

/**
 * Named by what was typed: by its code, by the plate of a car that drives it, or by all that people name it by, in any of
 * their spellings.
 */
export function soughtBy(q: string): Prisma.Sql {
  const code = bookingCodeOf(q)
  const plate = plateIn(q)
  const ways = [
    holds(everything, q),
    ...(code ? [Prisma.sql`"code" = ${code}`] : []),
    ...(plate ? [drivenBy(plate)] : []),
  ]
  return Prisma.sql`(${Prisma.join(ways, ' OR ')})`
}

/** The signs of a plate, or of its end, in what was typed; null for what has not three digits in a row. */
export function plateIn(q: string): string | null {
  const signs = q.toUpperCase().replace(betweenSigns, '')
  return /^(?=.{4,12}$)[\p{L}\d]*\d{3}[\p{L}\d]*$/u.test(signs) ? signs : null
}

/** Whether a plate holds these signs in a row, whatever stands between them: some are painted with a slash. */
export const isPlate = (painted: Prisma.Sql, signs: string): Prisma.Sql =>
  Prisma.sql`regexp_replace(${painted}, '[^[:alnum:]]', '', 'g') LIKE ${likePattern(signs)}`

// A car of many years: what is asked for is what it drove last.
const mostDriven = 200

// An array is read once and looked up by the key, beside the index of the texts; IN with a query is neither.
function drivenBy(plate: string): Prisma.Sql {
  return Prisma.sql`"id" = ANY(ARRAY(
    SELECT a."booking_id" FROM "units" u JOIN "assignments" a ON a."unit_id" = u."id"
    WHERE ${isPlate(Prisma.sql`u."plate"`, plate)}
    ORDER BY a."day" DESC LIMIT ${mostDriven}
  ))`
}

/**
 * What is sought: words, or a phone however written, whole or in part; and a reference however spelled, which a name may look
 * like.
 */
function soughtTexts(q: string): string[][] {
  // A country's code is one only before a whole number; otherwise digits may be those of a plate or a reference too.
  const numbers = [phonePart(q), parsePhone(q)].flatMap((number) => (number === null ? [] : [[number]]))
  if (numbers.length > 0) return numbers
  const reference = referenceIn(q)
  return [searchWords(q), ...(reference ? [[reference]] : [])]
}

/** The reference that was typed, in the form that bookings keep it in; null for what can only be words. */
export function referenceIn(q: string): string | null {
  const { kind, key } = recogniseTransfer(q)
  const reference = key ?? lettersAndDigits(q.normalize('NFKC'))
  return (kind && key) || /^(?=.*\d).{6,}$/.test(reference) ? reference : null
}

// Its first line is who booked.
const customer = Prisma.sql`split_part("search_text", chr(10), 1)`

/** Made by a customer whom what was typed names; the index finds those that may be. */
export function customerSoughtBy(q: string): Prisma.Sql {
  return Prisma.sql`${holds(everything, q)} AND ${holds(customer, q)}`
}

function holds(texts: Prisma.Sql, q: string): Prisma.Sql {
  const ways = soughtTexts(q).map((way) => {
    const each = way.map((text) => {
      const spellings = soughtSpellings(text).map((one) => Prisma.sql`${texts} LIKE ${likePattern(one)}`)
      return Prisma.sql`(${Prisma.join(spellings, ' OR ')})`
    })
    return each.length > 0 ? Prisma.sql`(${Prisma.join(each, ' AND ')})` : Prisma.sql`TRUE`
  })
  return Prisma.sql`(${Prisma.join(ways, ' OR ')})`
}
