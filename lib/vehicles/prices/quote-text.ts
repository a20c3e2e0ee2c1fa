import 'server-only'
import { createTranslator } from 'next-intl'
import { formatBirr, formatNumber } from '@/lib/core/i18n/format'
import { messagesOf } from '@/lib/core/i18n/messages'
import type { Locale } from '@/lib/core/i18n/routing'
import type { Quote, QuoteLine, QuoteLineFact, WordedQuote } from './quote'
import type { PriceChange } from './rules'

/** Words the lines of quotes in a language. Names of rules stay as staff typed them. */
export async function quoteTexts(locale: Locale): Promise<(line: QuoteLineFact) => string> {
  const t = createTranslator({ locale, messages: await messagesOf(locale), namespace: 'Quote' })
  return (line) => {
    switch (line.kind) {
      case 'rent':
        return t('rent', { from: String(line.args.from) })
      case 'rule':
        return `${line.args.name} (${formatChange(line.args, locale)})`
      case 'longer':
        return t('longer', line.args)
      case 'extra':
        return line.args.text[locale]
      case 'agreed':
        return line.args.text
      case 'rounding':
        return t('rounding')
    }
  }
}

type SpokenQuote = Pick<Quote, 'days' | 'total'> & {
  lines: readonly (QuoteLineFact & Pick<QuoteLine, 'quantity' | 'unit' | 'amount'>)[]
}

/** A quote, as it is made or as it was stored, with its lines in the words of a language. */
export async function wordedQuote({ days, total, lines }: SpokenQuote, locale: Locale): Promise<WordedQuote> {
  const textOf = await quoteTexts(locale)
  return {
    days,
    total,
    lines: lines.map((line) => ({
      text: textOf(line),
      quantity: line.quantity,
      unit: line.unit,
      amount: line.amount,
    })),
  }
}

/** What a rule does to the price of a day: `+20%`, `−Br 300`. */
function formatChange({ percent, amountSantim }: PriceChange, locale: Locale): string {
  const change = percent ?? amountSantim
  const sign = change < 0 ? '−' : '+'
  return (
    sign +
    (percent === null ? formatBirr(Math.abs(change) / 100, locale) : `${formatNumber(Math.abs(change))}%`)
  )
}
