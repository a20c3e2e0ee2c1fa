import type { ComponentProps } from 'react'
import { QuoteLines } from '@/components/vehicles/prices/quote-lines'

interface NewPriceProps {
  title: string
  /** Amounts in santim. */
  quote: ComponentProps<typeof QuoteLines>['quote']
  /** What sending the form again means. */
  note: string
}

/** A price that a form asks about before anything is done. */
export function NewPrice({ title, quote, note }: NewPriceProps) {
  return (
    <section role="status" className="grid gap-2 rounded-lg border border-line bg-surface p-4">
      <h3 className="text-lg text-ink">{title}</h3>
      <QuoteLines quote={quote} />
      <p className="text-ink">{note}</p>
    </section>
  )
}
