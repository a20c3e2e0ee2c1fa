import { useLocale, useTranslations } from 'next-intl'
import { formatBirr } from '@/lib/core/i18n/format'
import type { WordedQuote } from '@/lib/vehicles/prices/quote'

/** A quote line by line with its sum. */
export function QuoteLines({ quote: { days, lines, total } }: { quote: WordedQuote }) {
  const locale = useLocale()
  const t = useTranslations('Quote')
  return (
    <table className="w-full wrap-anywhere text-ink">
      <caption className="sr-only">{t('caption', { days })}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {lines.map(({ text, lang, unit, quantity, amount }, index) => (
          <tr key={index}>
            <th scope="row" className="py-2 pr-4 text-left font-normal">
              <span lang={lang}>{text}</span>
              {unit === 'day' && (
                <span className="block text-sm text-ink-muted figures">
                  {t('ofDays', { days: quantity, amount: formatBirr(amount / quantity / 100, locale) })}
                </span>
              )}
            </th>
            <td className="py-2 text-right align-top whitespace-nowrap figures">
              {formatBirr(amount / 100, locale)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-line-strong text-lg font-bold">
          <th scope="row" className="py-2 pr-4 text-left">
            {t('total', { days })}
          </th>
          <td className="py-2 text-right whitespace-nowrap figures">{formatBirr(total / 100, locale)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
