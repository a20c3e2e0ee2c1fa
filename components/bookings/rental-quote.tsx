'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { QuoteLines } from '@/components/vehicles/prices/quote-lines'
import { isDay } from '@/lib/core/day'
import { showPriceField } from '@/lib/bookings/rules'
import type { WordedQuote } from '@/lib/vehicles/prices/quote'
import { type AskedRental, quoteAddressQuery } from '@/lib/vehicles/prices/rules'

interface RentalQuoteProps {
  /** What the fields hold. */
  rental: AskedRental
  /** What the page has asked for already, and what it says. */
  known: KnownQuote
}

/** What is known of a rental: the query that asks for it with its quote, or why there is none. */
export type KnownQuote = { query: string; quote?: WordedQuote; refusal?: string }

/**
 * What the chosen days and extras cost line by line, asked anew with each change of them (CONTRACT section 9). Without a
 * script a button asks.
 */
export function RentalQuote({ rental, known }: RentalQuoteProps) {
  const t = useTranslations('OneDayBook')
  const [answer, setAnswer] = useState<KnownQuote>()
  const query = isDay(rental.date) ? quoteAddressQuery(rental) : known.query
  const asked = query === known.query ? '' : query

  useEffect(() => {
    if (!asked) return
    const leaving = new AbortController()
    const fail = () => {
      if (!leaving.signal.aborted) setAnswer({ query: asked })
    }
    fetch(`/api/quote?${asked}`, { signal: leaving.signal })
      .then((response) => response.json())
      .then((body) =>
        setAnswer(
          'lines' in body
            ? { query: asked, quote: body }
            : { query: asked, refusal: Object.values<string>(body.fields ?? {})[0] ?? body.error },
        ),
      )
      .catch(fail)
    return () => leaving.abort()
  }, [asked])

  const current = asked ? answer : known
  const isWaiting = current?.query !== query
  return (
    <section
      aria-labelledby="price"
      aria-busy={isWaiting}
      className="grid gap-2 rounded-lg border border-line bg-surface p-4 aria-busy:opacity-60"
    >
      <h2 id="price" className="text-lg text-ink">
        {t('price')}
      </h2>
      <div role="status">
        {current?.quote ? (
          <QuoteLines quote={current.quote} />
        ) : (
          !isWaiting && <p className="text-ink">{current?.refusal ?? t('priceFailed')}</p>
        )}
      </div>
      <noscript>
        <Button type="submit" name={showPriceField} value="yes" variant="secondary">
          {t('showPrice')}
        </Button>
      </noscript>
    </section>
  )
}
