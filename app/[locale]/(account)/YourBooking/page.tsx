import { getLocale, getTranslations } from 'next-intl/server'
import { BankAccounts } from '@/components/bookings/book-form-surroundings'
import { BookingLinks, CancelBookingForm } from '@/components/bookings/booking-actions'
import { StaffCancel, UndoCancellation } from '@/components/bookings/cancellation'
import { BookingFacts } from '@/components/bookings/booking-card'
import { BookingTimeline } from '@/components/bookings/booking-timeline'
import { BookingState } from '@/components/bookings/booking-state'
import { ChangeSection } from '@/components/bookings/change-section'
import { FormMessages } from '@/components/form/form-messages'
import { BackLink } from '@/components/office/back-link'
import { ClaimForm } from '@/components/payments/claim-form'
import { PaymentList } from '@/components/payments/payment-list'
import { FlashSlot } from '@/components/site/flash-slot'
import { MissingRecord } from '@/components/site/not-found-text'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { QuoteLines } from '@/components/vehicles/prices/quote-lines'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { can } from '@/lib/auth/permissions'
import { getCancellation } from '@/lib/bookings/cancellation'
import { getChangeForm } from '@/lib/bookings/form-change'
import { getBooking, getOwnBooking } from '@/lib/bookings/queries'
import { quoteOfBooking } from '@/lib/bookings/worded-booking'
import { bookingIdSchema } from '@/lib/bookings/schema'
import { bankAccounts, company } from '@/lib/core/company'
import { dayInAddis } from '@/lib/core/day'
import { formatCode } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { listPayments } from '@/lib/payments/queries'
import { hrefOf } from '@/lib/routes/routes'
import { readFlash } from '@/lib/server/flash'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('YourBooking', (t) => [t('title')])

/** One booking with its price, its payments and the way to pay it (CONTRACT section 8). */
export default async function YourBooking({ searchParams }: { searchParams: SearchParams }) {
  const query = await queryValues(searchParams)
  const actor = await guard('/YourBooking', { id: query.id })
  const id = bookingIdSchema.safeParse(query.id).data
  const isStaff = can(actor.role, 'booking:list-any')
  const booking = id && (await (isStaff ? getBooking(actor, id) : getOwnBooking(actor, id)))
  if (!booking) return <MissingRecord />
  const t = await getTranslations('YourBooking')
  const payments = await listPayments(actor, booking.id)
  const quote = await quoteOfBooking(booking, await getLocale())
  const { phone } = company()
  const mayPay = booking.status !== 'canceled' && booking.due > 0
  const cancellation = await getCancellation(actor, booking.id)
  const isCanceling = query.confirm === booking.id && booking.status !== 'canceled'
  const change = { booking, form: await getChangeForm(actor, booking.id), page: '/YourBooking' } as const
  const isChanging = query.change === '1'
  const hasClaims = booking.claimed > 0 || booking.paid > 0

  return (
    <div className="grid gap-6">
      <FlashSlot flash={await readFlash()} />
      {!isStaff && <BackLink href="/UserDashboard" label={t('back')} />}
      <PageHeading
        title={t('title')}
        lead={t('lead', { code: formatCode(booking.code), vehicle: booking.vehicleName })}
      />
      <UndoCancellation id={booking.id} cancellation={cancellation} />
      <BookingState booking={booking} cancellation={cancellation} phone={phone} />
      {isStaff && isCanceling && (
        <StaffCancel booking={booking} keepHref={hrefOf('/YourBooking', { id: booking.id })} />
      )}
      {isChanging && <ChangeSection {...change} isOpen />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-6">
          {mayPay && (
            <Card as="section" className="grid gap-5">
              <h2 className="text-xl text-ink">{t('payTitle')}</h2>
              <BankAccounts banks={bankAccounts()} />
              <FormMessages namespaces={['YourBooking', 'OneDayBook', 'Picture']}>
                <ClaimForm
                  id={booking.id}
                  due={booking.due}
                  title={t(hasClaims ? 'claimMore' : 'claimTitle')}
                />
              </FormMessages>
            </Card>
          )}
          <Card as="section" className="grid gap-3">
            <h2 className="text-xl text-ink">{t('payments')}</h2>
            <PaymentList booking={booking} payments={payments} />
          </Card>
        </div>
        <div className="grid min-w-0 gap-6">
          <Card as="section" className="grid gap-3">
            <h2 className="text-xl text-ink">{t('price')}</h2>
            <QuoteLines quote={quote} />
          </Card>
          <Card as="section" className="grid gap-5">
            <h2 className="text-xl text-ink">{t('facts')}</h2>
            <BookingFacts booking={booking} />
            <BookingTimeline booking={booking} today={dayInAddis(new Date())} />
          </Card>
        </div>
      </div>
      <FormMessages>
        <div className="flex flex-wrap gap-3">
          {!isChanging && <ChangeSection {...change} isOpen={false} />}
          <BookingLinks booking={booking} isOpen />
          {booking.status === 'pending' && !isStaff && (
            <CancelBookingForm booking={booking} isAsking={isCanceling} />
          )}
          {booking.status !== 'canceled' && isStaff && (
            <Link
              href={hrefOf('/YourBooking', { id: booking.id, confirm: booking.id })}
              className={buttonClassName({ variant: 'secondary' })}
            >
              {(await getTranslations('CancelForms'))('link')}
            </Link>
          )}
        </div>
      </FormMessages>
    </div>
  )
}
