import { getLocale, getTranslations } from 'next-intl/server'
import { BankAccounts } from '@/components/bookings/book-form-surroundings'
import { BookingLinks, CancelBookingForm } from '@/components/bookings/booking-actions'
import { StaffCancel, UndoCancellation } from '@/components/bookings/cancellation'
import { BookingFacts } from '@/components/bookings/booking-card'
import { CustomerLink } from '@/components/bookings/customer-link'
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
import { holderOfKey } from '@/lib/auth/booking-key'
import { guard } from '@/lib/auth/guard'
import { type Actor, can } from '@/lib/auth/permissions'
import { linkOfBooking } from '@/lib/bookings/booking-link'
import { getCancellation } from '@/lib/bookings/cancellation'
import { getChangeForm } from '@/lib/bookings/form-change'
import { findBooking, getBooking, getOwnBooking } from '@/lib/bookings/queries'
import type { Booking } from '@/lib/bookings/view'
import { quoteOfBooking } from '@/lib/bookings/worded-booking'
import { bookingIdSchema } from '@/lib/bookings/schema'
import { bankAccounts, company } from '@/lib/core/company'
import { dayInAddis } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import { formatCode } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { listPayments } from '@/lib/payments/queries'
import { hrefOf } from '@/lib/routes/routes'
import { readFlash } from '@/lib/server/flash'
import { privatePage } from '@/lib/site/metadata'
import AccountLayout from '../(account)/layout'
import SiteLayout from '../(site)/layout'

export const generateMetadata = privatePage('YourBooking', (t) => [t('title')])

/**
 * One booking with its price, its payments and the way to pay it (CONTRACT section 8): for whoever has the key of its
 * secret link, in the frame of the public pages, else for its owner and staff.
 */
export default async function YourBooking({ searchParams }: { searchParams: SearchParams }) {
  const query = await queryValues(searchParams)
  if (query.key !== undefined) return <BookingByKey linkKey={query.key} />
  const actor = await guard('/YourBooking', { id: query.id })
  const id = bookingIdSchema.safeParse(query.id).data
  const isStaff = can(actor.role, 'booking:list-any')
  const booking = id && (await (isStaff ? getBooking(actor, id) : getOwnBooking(actor, id)))
  return (
    <AccountLayout>
      {booking ? (
        <BookingScreen
          actor={actor}
          booking={booking}
          isCanceling={query.confirm === booking.id && booking.status !== 'canceled'}
          isChanging={query.change === '1'}
        />
      ) : (
        <MissingRecord />
      )}
    </AccountLayout>
  )
}

async function BookingByKey({ linkKey }: { linkKey: string }) {
  const found = await findByKey(linkKey)
  return (
    <SiteLayout>
      {found ? (
        <div className="page-width py-8">
          <BookingScreen {...found} linkKey={linkKey} />
        </div>
      ) : (
        <MissingRecord />
      )}
    </SiteLayout>
  )
}

async function findByKey(key: string) {
  try {
    const actor = holderOfKey(key)
    return { actor, booking: await findBooking(actor, actor.bookingId) }
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

interface BookingScreenProps {
  actor: Actor
  booking: Booking
  /** The key by which it was opened. */
  linkKey?: string
  /** True on the page that asks whether to cancel, without a script, or why. */
  isCanceling?: boolean
  /** True on the page with the form for changes. */
  isChanging?: boolean
}

async function BookingScreen({
  actor,
  booking,
  linkKey,
  isCanceling = false,
  isChanging = false,
}: BookingScreenProps) {
  const isStaff = can(actor.role, 'booking:list-any')
  const t = await getTranslations('YourBooking')
  const payments = await listPayments(actor, booking.id)
  const quote = await quoteOfBooking(booking, await getLocale())
  const { phone } = company()
  const mayPay = booking.status !== 'canceled' && booking.due > 0
  // Who came by a link changes nothing here and is told nothing of staff's reasons.
  const isKnown = actor.role !== 'visitor'
  const cancellation = isKnown ? await getCancellation(actor, booking.id) : null
  const form = isKnown ? await getChangeForm(actor, booking.id) : null
  const change = { booking, form, page: '/YourBooking' } as const
  const hasClaims = booking.claimed > 0 || booking.paid > 0
  // Where what waits to be checked pays for all of it, nobody is asked to send it again.
  const missing = Math.max(0, Math.round((booking.due - booking.claimed) * 100) / 100)
  const isClaimed = missing === 0
  const paying = (
    <>
      <BankAccounts banks={bankAccounts()} />
      <FormMessages namespaces={['YourBooking', 'OneDayBook', 'Picture']}>
        <ClaimForm
          id={booking.id}
          linkKey={linkKey}
          due={missing}
          title={t(hasClaims ? 'claimMore' : 'claimTitle')}
        />
      </FormMessages>
    </>
  )

  return (
    <div className="grid gap-6">
      <FlashSlot flash={await readFlash()} />
      {actor.role === 'user' && <BackLink href="/UserDashboard" label={t('back')} />}
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
          <Card as="section" className="grid gap-3">
            <h2 className="text-xl text-ink">{t('price')}</h2>
            <QuoteLines quote={quote} />
          </Card>
          {mayPay && !isClaimed && (
            <Card as="section" className="grid gap-5">
              <h2 className="text-xl text-ink">{t('payTitle')}</h2>
              {paying}
            </Card>
          )}
          <Card as="section" className="grid gap-3">
            <h2 className="text-xl text-ink">{t('payments')}</h2>
            <PaymentList booking={booking} payments={payments} />
          </Card>
          {mayPay && isClaimed && (
            <Card as="section">
              <details className="grid gap-5">
                <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand">
                  {t('payMore')}
                </summary>
                <div className="mt-4 grid gap-5">{paying}</div>
              </details>
            </Card>
          )}
        </div>
        <div className="grid min-w-0 gap-6">
          <Card as="section" className="grid gap-5">
            <h2 className="text-xl text-ink">{t('facts')}</h2>
            <BookingFacts booking={booking} />
            <BookingTimeline booking={booking} today={dayInAddis(new Date())} />
          </Card>
        </div>
      </div>
      {isStaff && !booking.hasAccount && booking.status !== 'canceled' && (
        <Card as="section">
          <CustomerLink id={booking.id} link={linkOfBooking(booking)} />
        </Card>
      )}
      <FormMessages>
        <div className="flex flex-wrap gap-3">
          {!isChanging && <ChangeSection {...change} isOpen={false} />}
          <BookingLinks booking={booking} isOpen linkKey={linkKey} />
          {booking.status === 'pending' && actor.role === 'user' && (
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
