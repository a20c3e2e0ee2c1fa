import { useTranslations } from 'next-intl'
import { amongWords } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { anotherPerson } from '@/lib/customers/rules'
import type { KnownCustomer } from '@/lib/customers/view'
import { hrefOf } from '@/lib/routes/routes'

interface CustomerChoiceProps {
  /** Whom the phone leads to. */
  known: readonly KnownCustomer[]
  /** The one of them whom the booking is for. */
  customer: KnownCustomer | undefined
  /** Whether it is known whom it is for, be it nobody of them. */
  isChosen: boolean
  /** The address of the page. */
  query: Readonly<Record<string, string>>
}

/** Whom a booking of the desk is for, or where several customers share the phone, the question which of them. */
export function CustomerChoice({ known, customer, isChosen, query }: CustomerChoiceProps) {
  const t = useTranslations('Desk')
  const hrefFor = (id: string) => `${hrefOf('/NewBooking', { ...query, customer: id })}#booking`
  const others = known.filter(({ id }) => id !== customer?.id)
  return (
    <div className="grid gap-2 text-ink">
      <p>
        {!isChosen
          ? t('whichCustomer', { count: known.length })
          : customer
            ? t('known', { name: amongWords(customer.name), count: customer.bookings })
            : t(known.length > 0 ? 'anotherCustomer' : 'unknown')}{' '}
        {customer?.hasAccount && t('inAccount')}
      </p>
      {known.length > 0 && (
        <ul className="grid justify-items-start gap-1">
          {others.map(({ id, ...other }) => (
            <li key={id}>
              <Link href={hrefFor(id)} className="inline-flex min-h-11 items-center underline">
                {t('customerOption', { name: amongWords(other.name), count: other.bookings })}
              </Link>
              {other.email && <span className="block text-sm break-all text-ink-muted">{other.email}</span>}
            </li>
          ))}
          {(customer ?? !isChosen) && (
            <li>
              <Link href={hrefFor(anotherPerson)} className="inline-flex min-h-11 items-center underline">
                {t('anotherPerson')}
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
