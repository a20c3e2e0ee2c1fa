import type { PreviewedQuote } from '@/components/vehicles/prices/price-preview'
import type { Actor } from '@/lib/auth/permissions'
import { AppError } from '@/lib/core/errors'
import type { Locale } from '@/lib/core/i18n/routing'
import { parseInput } from '@/lib/server/action'
import { refusalTexts } from '@/lib/server/refusal'
import { getQuote } from '@/lib/vehicles/prices/queries'
import { wordedQuote } from '@/lib/vehicles/prices/quote-text'
import { type PricesQuery, quoteQuery } from '@/lib/vehicles/prices/schema'

type Asked = { query: PricesQuery; chosen: readonly string[]; locale: Locale }

/** The quote that the address of `/Prices` asks for, or why there is none; null where it does not ask. */
export async function previewQuote(
  actor: Actor,
  { query: { vehicleId, date, lastDate }, chosen, locale }: Asked,
): Promise<PreviewedQuote | null> {
  if (!vehicleId || !date) return null
  try {
    const extras = chosen.length > 0 ? chosen.join(',') : undefined
    const quote = await getQuote(actor, parseInput(quoteQuery, { vehicleId, date, lastDate, extras }))
    return { quote: await wordedQuote(quote, locale), available: quote.available }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { text, fields } = await refusalTexts(error.code, locale, error)
    return { refusal: Object.values(fields)[0] ?? text }
  }
}
