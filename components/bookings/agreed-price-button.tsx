import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { SubmitButton } from '@/components/form/submit-button'
import { formatBirr } from '@/lib/core/i18n/format'
import { NewPrice } from './new-price'

interface AgreedPriceButtonProps {
  /** The price after the change, where it is another; amounts in santim. */
  price: ComponentProps<typeof NewPrice>['quote'] | undefined
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
        <NewPrice
          title={t('newPrice')}
          quote={price}
          note={t('before', { total: formatBirr(total, locale) })}
        />
      )}
      <SubmitButton className="sm:w-fit">
        {price ? t('agree', { total: formatBirr(price.total / 100, locale) }) : text}
      </SubmitButton>
    </>
  )
}
