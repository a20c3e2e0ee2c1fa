import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { QuoteLines } from '@/components/vehicles/prices/quote-lines'
import type { AskedQuote } from '@/lib/vehicles/prices/asked-quote'

interface RentalPriceProps {
  asked: AskedQuote | undefined
  /** Whether the vehicle has no day price, so that staff agree on one. */
  isOnRequest: boolean
}

/** What a rental costs by the price list, line by line, or what stands in its way. */
export function RentalPrice({ asked, isOnRequest }: RentalPriceProps) {
  const t = useTranslations('Desk')
  if (!asked) return <p className="text-ink-muted">{t('noVehicles')}</p>
  if (isOnRequest) return <Alert tone="info">{t('agreeFirst')}</Alert>
  if ('refusal' in asked) return <Alert tone="danger">{asked.refusal}</Alert>
  return (
    <>
      <QuoteLines quote={asked.quote} />
      {asked.available === 0 && <Alert tone="warning">{t('noneLeft')}</Alert>}
    </>
  )
}
