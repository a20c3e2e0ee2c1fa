'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { QuoteLines } from '@/components/vehicles/prices/quote-lines'
import { isDay } from '@/lib/core/day'
import type { WordedQuote } from '@/lib/vehicles/prices/quote'

interface RentalQuoteProps {
  vehicleId: string
  /** What the date fields hold. */
  date: string
  lastDate: string
  /** Ids of the extras that are ticked. */
  extras: readonly string[]
  /** What the page shows already: the price of one day without extras. */
  known: { date: string; quote: WordedQuote }
}

/** What the chosen days and extras cost line by line, asked anew with each change of them (CONTRACT section 9). */
export function RentalQuote({ vehicleId, date, lastDate, extras, known }: RentalQuoteProps) {
  const t = useTranslations('OneDayBook')
  const [answer, setAnswer] = useState<{ asked: string; quote?: WordedQuote; refusal?: string }>()
  const isKnown = date === known.date && (lastDate === '' || lastDate === date) && extras.length === 0
  const query = new URLSearchParams({ vehicleId, date, ...(lastDate && { lastDate }) })
  if (extras.length > 0) query.set('extras', extras.join(','))
  const asked = isKnown || !isDay(date) ? '' : query.toString()

  useEffect(() => {
    if (!asked) return
    const leaving = new AbortController()
    const fail = () => {
      if (!leaving.signal.aborted) setAnswer({ asked })
    }
    fetch(`/api/quote?${asked}`, { signal: leaving.signal })
      .then((response) => response.json())
      .then((body) =>
        setAnswer(
          'lines' in body
            ? { asked, quote: body }
            : { asked, refusal: Object.values<string>(body.fields ?? {})[0] ?? body.error },
        ),
      )
      .catch(fail)
    return () => leaving.abort()
  }, [asked])

  const current = asked ? answer : { asked, quote: known.quote, refusal: undefined }
  const isWaiting = current?.asked !== asked
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
    </section>
  )
}
