import 'server-only'
import { type Actor, authorizeAnyone } from '@/lib/auth/permissions'
import { AppError } from '@/lib/core/errors'
import type { Locale } from '@/lib/core/i18n/routing'
import { parseInput } from '@/lib/server/action'
import { refusalTexts } from '@/lib/server/refusal'
import { getQuote } from './queries'
import type { WordedQuote } from './quote'
import { wordedQuote } from './quote-text'
import type { AskedRental } from './rules'
import { quoteQuery } from './schema'

/** A quote with the words of its lines and what is left of the vehicle, or why there is none. */
export type AskedQuote = { quote: WordedQuote; available: number } | { refusal: string }

/** The quote that an address or a form asks for, in words, or why there is none. */
export async function askQuote(actor: Actor, asked: AskedRental, locale: Locale): Promise<AskedQuote> {
  authorizeAnyone(actor, 'quote:read')
  try {
    const extras = asked.extras.length > 0 ? asked.extras.join(',') : undefined
    const quote = await getQuote(actor, parseInput(quoteQuery, { ...asked, extras }))
    return { quote: await wordedQuote(quote, locale), available: quote.available }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { text, fields } = await refusalTexts(error.code, locale, error)
    return { refusal: Object.values(fields)[0] ?? text }
  }
}
