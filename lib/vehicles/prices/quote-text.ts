import 'server-only'
import { createTranslator } from 'next-intl'
import { formatBirr, formatNumber } from '@/lib/core/i18n/format'
import { messagesOf } from '@/lib/core/i18n/messages'
import type { Locale } from '@/lib/core/i18n/routing'
import { textFor } from '@/lib/core/local-text'
import type { Quote, QuoteLine, QuoteLineFact, WordedLine, WordedQuote } from './quote'
import type { PriceChange, RuleNames } from './rules'

/** Words the lines of quotes in a language; what staff typed in English alone stays so, and says it. */
export async function quoteTexts(locale: Locale): Promise<(line: QuoteLineFact) => WordedLine> {
  const t = createTranslator({ locale, messages: await messagesOf(locale), namespace: 'Quote' })
  return (line) => {
    switch (line.kind) {
      case 'rent':
        return { text: t('rent', { from: String(line.args.from) }) }
      case 'rule':
        return ruleText(line.args, locale)
      case 'longer':
        return { text: t('longer', line.args) }
      case 'extra':
        return { text: line.args.text[locale] }
      case 'agreed':
        return { text: line.args.text, lang: '' }
      case 'rounding':
        return { text: t('rounding') }
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
      ...textOf(line),
      quantity: line.quantity,
      unit: line.unit,
      amount: line.amount,
    })),
  }
}

/** What a rule is called and does, both in one language. */
function ruleText({ name, nameOm, nameAm, ...change }: RuleNames & PriceChange, locale: Locale): WordedLine {
  const { text, lang } = textFor(locale, { en: name, om: nameOm, am: nameAm })
  return { text: `${text} (${formatChange(change, lang ?? locale)})`, ...(lang && { lang }) }
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
