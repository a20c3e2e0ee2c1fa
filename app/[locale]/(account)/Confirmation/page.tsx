import { getLocale, getTranslations } from 'next-intl/server'
import { ConfirmationSheet } from '@/components/bookings/confirmation-sheet'
import { PrintButton } from '@/components/bookings/print-button'
import { BackLink } from '@/components/office/back-link'
import { MissingRecord } from '@/components/site/not-found-text'
import { buttonClassName } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { holds } from '@/lib/auth/permissions'
import { linkOfBooking } from '@/lib/bookings/booking-link'
import { bookingStage, missingOf } from '@/lib/bookings/rules'
import { bookingIdSchema } from '@/lib/bookings/schema'
import { getBooking, getOwnBooking } from '@/lib/bookings/queries'
import { listTripStaff } from '@/lib/dispatch/trip-staff'
import { hrefOf } from '@/lib/routes/routes'
import { company, siteAddress } from '@/lib/core/company'
import { formatBirr, formatCode, formatFullMoment } from '@/lib/core/i18n/format'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('Confirmation', (t) => [t('title')])

/** One booking on a sheet of paper, for its customer and for staff (CONTRACT section 4). */
export default async function Confirmation({ searchParams }: { searchParams: SearchParams }) {
  const query = await queryValues(searchParams)
  const actor = await guard('/Confirmation')
  const id = bookingIdSchema.safeParse(query.id).data
  const isStaff = holds(actor, 'booking:list-any')
  const booking = id && (await (isStaff ? getBooking(actor, id) : getOwnBooking(actor, id)))
  if (!booking) return <MissingRecord />
  const t = await getTranslations('Confirmation')
  const booked = await getTranslations('YourBooking')
  const locale = await getLocale()
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        {isStaff ? (
          <BackLink
            href={hrefOf(holds(actor, 'office:admin') ? '/EditBookStatus' : '/YourBooking', { id })}
            label={booked('code', { code: formatCode(booking.code) })}
          />
        ) : (
          <BackLink href="/UserDashboard" label={t('back')} />
        )}
        <div className="flex flex-wrap gap-3">
          {!isStaff && booking.status !== 'canceled' && (
            <a href={`/calendar/${booking.id}.ics`} className={buttonClassName({ variant: 'secondary' })}>
              <Icon name="calendar" /> {t('calendar')}
            </a>
          )}
          <PrintButton label={t('print')} />
        </div>
      </div>
      <div className="print:hidden">
        <PageHeading
          title={t('title')}
          lead={t(`lead.${bookingStage(booking, new Date())}`, {
            driver: booking.hasDriver ? 'yes' : 'no',
            amount: formatBirr(missingOf(booking), locale),
            moment: booking.holdUntil ? formatFullMoment(booking.holdUntil, locale) : '',
          })}
        />
      </div>
      <ConfirmationSheet
        booking={booking}
        company={company()}
        staff={await listTripStaff(actor, booking.id)}
        address={
          booking.hasAccount ? siteAddress(locale, hrefOf('/Confirmation', { id })) : linkOfBooking(booking)
        }
      />
    </div>
  )
}
