import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { NoVehicles } from '@/components/vehicles/no-vehicles'
import { QuoteLines } from '@/components/vehicles/prices/quote-lines'
import { formatDayInWords, formatDays } from '@/lib/core/i18n/format'
import { formatPhone } from '@/lib/core/phone'
import type { AskedQuote } from '@/lib/vehicles/prices/asked-quote'
import type { ChosenRental } from './rental-choice'

interface RentalPriceProps {
  rental: ChosenRental
  asked: AskedQuote | undefined
  /** Whether the vehicle has no day price, so that staff agree on one. */
  isOnRequest: boolean
  /** Of the customer who was asked for with the rental. */
  phone?: string | undefined
}

/** A rental in words, and what it costs by the price list, line by line, or what stands in its way. */
export function RentalPrice({ rental, asked, isOnRequest, phone }: RentalPriceProps) {
  const t = useTranslations('Desk')
  const locale = useLocale()
  const vehicle = rental.vehicles.find(({ _id: id }) => id === rental.vehicleId)
  if (!asked || !vehicle)
    return rental.q ? <p className="text-ink-muted">{t('noneFound')}</p> : <NoVehicles />
  const chosen = {
    vehicle: [vehicle.name, vehicle.model].filter(Boolean).join(' '),
    days: formatDays(rental, locale, formatDayInWords),
  }
  return (
    <>
      <p className="font-semibold text-ink figures">
        {phone
          ? t.rich('chosenFor', {
              ...{ ...chosen, phone: formatPhone(phone) },
              call: (number) => (
                <a href={`tel:${phone}`} className="whitespace-nowrap underline">
                  {number}
                </a>
              ),
            })
          : t('chosen', chosen)}
      </p>
      {isOnRequest ? <Alert tone="info">{t('agreeFirst')}</Alert> : <ListedPrice asked={asked} />}
    </>
  )
}

function ListedPrice({ asked }: { asked: AskedQuote }) {
  const t = useTranslations('Desk')
  if ('refusal' in asked) return <Alert tone="danger">{asked.refusal}</Alert>
  return (
    <>
      <QuoteLines quote={asked.quote} />
      {asked.available === 0 && <Alert tone="warning">{t('noneLeft')}</Alert>}
    </>
  )
}
