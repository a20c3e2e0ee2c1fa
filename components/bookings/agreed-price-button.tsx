import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { SubmitButton } from '@/components/form/submit-button'
import { QuoteLines } from '@/components/vehicles/prices/quote-lines'
import { formatBirr } from '@/lib/core/i18n/format'

interface AgreedPriceButtonProps {
  /** The price after the change, where it is another; amounts in santim. */
  price: ComponentProps<typeof QuoteLines>['quote'] | undefined
  /** What the booking costs now, in Br. */
  total: number
  /** What the button says where the price stays. */
  text: string
}

/** Sends a change of a booking; where it changes the price, that is shown first and the button agrees to it. */
export function AgreedPriceButton({ price, total, text }: AgreedPriceButtonProps) {
  const locale = useLocale()
  const t = useTranslations('ChangeForms')
  return (
    <>
      {price && (
        <section role="status" className="grid gap-2 rounded-lg border border-line bg-surface p-4">
          <h3 className="text-lg text-ink">{t('newPrice')}</h3>
          <QuoteLines quote={price} />
          <p className="text-ink">{t('before', { total: formatBirr(total, locale) })}</p>
        </section>
      )}
      <SubmitButton className="sm:w-fit">
        {price ? t('agree', { total: formatBirr(price.total / 100, locale) }) : text}
      </SubmitButton>
    </>
  )
}
