import { useLocale, useTranslations } from 'next-intl'
import { CustomerName, pickupFacts, StatusBadge } from '@/components/bookings/booking-labels'
import { AmountText, transferFacts } from '@/components/bookings/transfer-text'
import { TripStaffFacts } from '@/components/dispatch/trip-staff'
import { Card } from '@/components/ui/card'
import { Facts } from '@/components/ui/facts'
import { DaysText } from '@/components/vehicles/day-text'
import type { Booking } from '@/lib/bookings/view'
import { formatBirr, formatCode, formatMoment } from '@/lib/core/i18n/format'
import type { TripStaff } from '@/lib/dispatch/trip-staff'
import { addressFor } from '@/lib/core/local-text'
import { formatPhone } from '@/lib/core/phone'
import type { Company } from '@/lib/core/company'
import { QrCode } from './qr-code'

interface ConfirmationSheetProps {
  booking: Booking
  company: Company
  /** Who drives, where somebody is assigned. */
  staff: readonly TripStaff[]
  /** The whole address at which its customer sees the booking, for the code. */
  address: string
}

/** What stands on the printed sheet: the booking, the company, and a code that leads to the booking's state today. */
export function ConfirmationSheet({ booking, company, staff, address }: ConfirmationSheetProps) {
  const locale = useLocale()
  const place = addressFor(locale, company)
  const t = useTranslations('Confirmation')
  const facts = useTranslations('Bookings')
  const trip = useTranslations('TripStaff')
  return (
    <Card as="article" className="grid gap-6 print:border-0 print:p-0 print:shadow-none">
      <header className="flex flex-wrap items-start justify-between gap-6">
        <div className="grid min-w-0 justify-items-start gap-2">
          <h2 className="text-xl text-ink">{booking.vehicleName}</h2>
          <p className="text-ink-muted">{booking.vehicleModel}</p>
          <StatusBadge status={booking.status} />
          <p className="text-sm text-ink-muted figures">{t('number', { id: formatCode(booking.code) })}</p>
        </div>
        <div className="grid justify-items-center gap-1">
          <QrCode text={address} label={t('code')} />
          <p className="max-w-40 text-center text-sm text-ink-muted">{t('codeHint')}</p>
        </div>
      </header>
      <Facts
        facts={[
          { label: facts('customer'), value: <CustomerName name={booking.customerName} /> },
          { label: facts('day'), value: <DaysText days={booking} /> },
          ...pickupFacts(facts('pickup'), booking),
          { label: facts('destination'), value: booking.destination },
          { label: facts('phone'), value: formatPhone(booking.phone) },
          ...(booking.message ? [{ label: facts('message'), value: booking.message }] : []),
          { label: facts('price'), value: formatBirr(booking.total, locale) },
          { label: facts('amount'), value: <AmountText booking={booking} /> },
          ...transferFacts(facts('transaction'), booking),
          { label: facts('createdAt'), value: formatMoment(booking.createdAt, locale) },
        ]}
      />
      {staff.length > 0 && (
        <section className="grid gap-2 border-t border-line pt-4">
          <h3 className="text-lg text-ink">{trip('title')}</h3>
          <TripStaffFacts staff={staff} trip={booking} />
        </section>
      )}
      <footer className="grid gap-1 border-t border-line pt-4 text-ink">
        <p className="font-semibold">{company.name}</p>
        <p lang={place.lang}>{place.text}</p>
        <p className="flex flex-wrap gap-x-4 figures">
          <span>{company.phone}</span> <span>{company.email}</span>
        </p>
      </footer>
    </Card>
  )
}
