'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { QuoteLines } from '@/components/vehicles/prices/quote-lines'
import { isDay } from '@/lib/core/day'
import { showPriceField } from '@/lib/bookings/rules'
import type { WordedQuote } from '@/lib/vehicles/prices/quote'
import { type AskedRental, quoteAddressQuery } from '@/lib/vehicles/prices/rules'

/** What is known of a rental: the query that asks for it with its quote and what is left, or why there is none. */
export type KnownQuote = { query: string; quote?: WordedQuote; available?: number; refusal?: string }

/** The quote of what the fields hold, null while it is being asked for. */
export type CurrentQuote = KnownQuote | null

/** On a line that breaks the next try may go through. */
const askAgainMs = 5000

/**
 * The quote of the rental that the fields hold, asked for anew with each change of them (CONTRACT section 9). `known` is
 * what the page has asked for already.
 */
export function useRentalQuote(rental: AskedRental, known: KnownQuote): CurrentQuote {
  const [answer, setAnswer] = useState<KnownQuote>()
  const query = isDay(rental.date) ? quoteAddressQuery(rental) : known.query
  const asked = query === known.query ? '' : query

  useEffect(() => {
    if (!asked) return
    const leaving = new AbortController()
    let timer = 0
    const fail = () => {
      if (leaving.signal.aborted) return
      setAnswer({ query: asked })
      timer = window.setTimeout(ask, askAgainMs)
    }
    function ask() {
      fetch(`/api/quote?${asked}`, { signal: leaving.signal })
        .then((response) => response.json())
        .then((body) =>
          setAnswer(
            'lines' in body
              ? { query: asked, quote: body, available: body.available }
              : { query: asked, refusal: Object.values<string>(body.fields ?? {})[0] ?? body.error },
          ),
        )
        .catch(fail)
    }
    ask()
    return () => {
      leaving.abort()
      window.clearTimeout(timer)
    }
  }, [asked])

  const current = asked ? answer : known
  return current?.query === query ? current : null
}

interface RentalPriceLinesProps {
  current: CurrentQuote
}

/** What the chosen days and extras cost line by line. Without a script a button asks. */
export function RentalPriceLines({ current }: RentalPriceLinesProps) {
  const t = useTranslations('OneDayBook')
  return (
    <section aria-labelledby="price" aria-busy={current === null} className="grid gap-2 aria-busy:opacity-60">
      <h2 id="price" className="text-lg text-ink">
        {t('price')}
      </h2>
      <div role="status">
        {current?.quote ? (
          <QuoteLines quote={current.quote} />
        ) : (
          current && <p className="text-ink">{current.refusal ?? t('priceFailed')}</p>
        )}
      </div>
      <p className="text-sm text-ink-muted">{t('nothingYet')}</p>
      <noscript>
        <Button type="submit" name={showPriceField} value="yes" variant="secondary">
          {t('showPrice')}
        </Button>
      </noscript>
    </section>
  )
}
