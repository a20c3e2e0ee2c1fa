import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { BookingLinks, CancelBookingForm } from '@/components/bookings/booking-actions'
import { TripFacts } from '@/components/bookings/booking-card'
import { BookingState } from '@/components/bookings/booking-state'
import { BookingTimeline } from '@/components/bookings/booking-timeline'
import { BookingWays } from '@/components/bookings/booking-ways'
import { OfflineBooking } from '@/components/bookings/offline-booking'
import { StaffCancel, UndoCancellation } from '@/components/bookings/cancellation'
import { ChangeSection } from '@/components/bookings/change-section'
import { CustomerLink } from '@/components/bookings/customer-link'
import { RuleNote } from '@/components/bookings/rule-note'
import { StatusHistory } from '@/components/bookings/staff-booking-status'
import { AmountNotice } from '@/components/bookings/transfer-text'
import { NoteSection } from '@/components/customers/note-section'
import { TripStaffFacts } from '@/components/dispatch/trip-staff'
import { FormMessages } from '@/components/form/form-messages'
import { BackLink } from '@/components/office/back-link'
import { BackToList } from '@/components/office/record-links'
import { PaymentList } from '@/components/payments/payment-list'
import { StaffPayments } from '@/components/payments/staff-payments'
import { FlashSlot } from '@/components/site/flash-slot'
import { FlowFrame } from '@/components/site/flow-frame'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { QuoteLines } from '@/components/vehicles/prices/quote-lines'
import { VehiclePicture } from '@/components/vehicles/vehicle-picture'
import { type Actor, holds } from '@/lib/auth/permissions'
import { linkOfBooking, linkOfRide } from '@/lib/bookings/booking-link'
import { getCancellation, listCancelRefunds } from '@/lib/bookings/cancellation'
import { getMailReach } from '@/lib/bookings/customer-message'
import { readChangeDraft } from '@/lib/bookings/draft'
import { getChangeForm } from '@/lib/bookings/form-change'
import { listStatusChanges } from '@/lib/bookings/history'
import { bookingStage } from '@/lib/bookings/rules'
import type { Booking } from '@/lib/bookings/view'
import { quoteOfBooking } from '@/lib/bookings/worded-booking'
import { company } from '@/lib/core/company'
import { dayInAddis } from '@/lib/core/day'
import { Link } from '@/lib/core/i18n/navigation'
import { listBookingNotes } from '@/lib/customers/notes'
import { progressOf } from '@/lib/dispatch/rules'
import { listTripStaff } from '@/lib/dispatch/trip-staff'
import { listPayments } from '@/lib/payments/queries'
import { hrefOf } from '@/lib/routes/routes'
import { readFlash } from '@/lib/server/flash'
import AccountLayout from '../../(account)/layout'
import { Paying } from './paying'
import { StaffHeading } from './staff-heading'

export interface BookingScreenProps {
  actor: Actor
  booking: Booking
  /** The key by which it was opened. */
  linkKey?: string
  /** True on the page that asks whether to cancel, without a script, or why. */
  isCanceling?: boolean
  /** True on the page with the form for changes. */
  isChanging?: boolean
  /** What staff note down about its payments. */
  payment?: string | undefined
}

/** A booking: where it is and what comes next, how it is paid, the trip, the price, and what can be done about it. */
export async function BookingScreen({
  actor,
  booking,
  linkKey,
  isCanceling = false,
  isChanging = false,
  payment,
}: BookingScreenProps) {
  const [t, locale] = [await getTranslations('YourBooking'), await getLocale()]
  const isStaff = holds(actor, 'booking:list-any')
  const now = new Date()
  // Who came by a link changes nothing here.
  const isKnown = actor.role !== 'visitor'
  const mayCancel = booking.status === 'pending' && actor.role === 'user'
  const known = bookingStage(booking, now)
  const tellsOfMail = isStaff ? isCanceling : known === 'checking'
  const [payments, staff, quote, cancellation, refunds, form, typed, notes, changes, isReached] =
    await Promise.all([
      listPayments(actor, booking.id),
      listTripStaff(actor, booking.id),
      quoteOfBooking(booking, locale),
      getCancellation(actor, booking.id),
      mayCancel ? listCancelRefunds(actor, [booking]) : null,
      isKnown ? getChangeForm(actor, booking.id) : null,
      isChanging ? readChangeDraft(booking.id) : null,
      isStaff ? listBookingNotes(actor, booking.id) : null,
      isStaff ? listStatusChanges(actor, booking.id) : null,
      tellsOfMail && getMailReach(actor, booking.id),
    ])
  const refund = cancellation?.refund
  const progress = progressOf(booking, staff, dayInAddis(now))
  const stage = known === 'confirmed' && progress === 'over' ? 'done' : known
  const isBegun = stage === 'confirmed' && progress === 'begun'
  const change = {
    booking,
    form: form && { ...form, values: typed ?? form.values },
    page: '/YourBooking',
  } as const
  const isPaying = stage === 'held' && !isStaff && !isChanging

  return (
    <ScreenFrame isPaying={isPaying} isKnown={isKnown}>
      <FlashSlot flash={await readFlash()} />
      {!isStaff && <OfflineBooking trip={booking} now={now} />}
      {actor.role === 'user' && !isPaying && (
        <div className="print:hidden">
          <BackLink href="/UserBookStatus" label={t('back')} />
        </div>
      )}
      {isStaff && (
        <div className="print:hidden">
          <BackToList
            href={holds(actor, 'office:admin') ? '/AllBookStatus' : '/SubBookStatus'}
            label={(await getTranslations('Office'))('back')}
          />
        </div>
      )}
      {isKnown && <UndoCancellation id={booking.id} cancellation={cancellation} />}
      {isStaff ? (
        <StaffHeading {...{ booking, cancellation, staff }} />
      ) : (
        <BookingState
          booking={booking}
          stage={stage}
          isBegun={isBegun}
          cancellation={cancellation}
          phone={company().phone}
          isReached={isReached === true}
          now={now}
        />
      )}
      {isStaff && isCanceling && (
        <StaffCancel
          booking={booking}
          isReached={isReached === true}
          keepHref={hrefOf('/YourBooking', { id: booking.id })}
        />
      )}
      {/* What is missing stands in the heading. */}
      {!isStaff && stage === 'checking' && <AmountNotice booking={booking} />}
      {isChanging && <ChangeSection {...change} isOpen />}
      {!isStaff && <Paying {...{ booking, stage, payments, linkKey }} mayPayLater={actor.role === 'user'} />}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-6">
          <Card as="section" className="grid gap-4">
            <h2 className="text-xl text-ink">{t(isStaff ? 'staffFacts' : 'facts')}</h2>
            <div className="flex items-center gap-4">
              <VehiclePicture
                url={booking.vehicleUrl}
                name=""
                className="w-28! shrink-0 rounded-md"
                sizes="7rem"
              />
              <p className="min-w-0 font-bold text-ink">
                {booking.vehicleName}{' '}
                <span className="font-normal text-ink-muted">{booking.vehicleModel}</span>
              </p>
            </div>
            <TripFacts booking={booking} />
          </Card>
          {staff.length > 0 && (
            <Card as="section" className="grid gap-4">
              <h2 className="text-xl text-ink">{(await getTranslations('TripStaff'))('title')}</h2>
              <TripStaffFacts staff={staff} trip={booking} />
            </Card>
          )}
          {stage !== 'held' && (
            <Card as="section">
              <BookingTimeline booking={booking} />
            </Card>
          )}
        </div>
        <div className="grid min-w-0 gap-6">
          <Card as="section" className="grid gap-4">
            <h2 className="text-xl text-ink">{t('price')}</h2>
            <QuoteLines quote={quote} />
            {isStaff ? (
              <StaffPayments {...{ booking, payments, refund }} page="/YourBooking" chosen={payment} />
            ) : (
              (payments.length > 0 || stage !== 'held') && (
                <PaymentList {...{ booking, payments, refund }} hasPhotos={isKnown} />
              )
            )}
          </Card>
          <section aria-label={t('actions')} className="grid gap-3 print:hidden">
            <FormMessages>
              <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2 xl:[&_.button]:px-3 [&_fieldset]:justify-items-stretch!">
                {!isChanging && <ChangeSection {...change} isOpen={false} />}
                <BookingLinks booking={booking} isOpen linkKey={linkKey} isStaff={isStaff} />
                <BookingWays
                  booking={booking}
                  rideLink={linkOfRide(booking)}
                  company={company()}
                  isStaff={isStaff}
                />
                <CancelBookingForm
                  booking={booking}
                  refund={refunds?.get(booking.id)}
                  isAsking={isCanceling}
                />
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
            {!isStaff && (
              <RuleNote
                {...{ stage, isBegun }}
                hasButton={refunds?.has(booking.id) ?? false}
                phone={company().phone}
              />
            )}
          </section>
        </div>
      </div>
      {isStaff && !booking.hasAccount && booking.status !== 'canceled' && (
        <Card as="section">
          <CustomerLink id={booking.id} link={linkOfBooking(booking)} />
        </Card>
      )}
      {notes && isKnown && <NoteSection notes={notes} about={{ bookingId: booking.id }} actor={actor} />}
      {changes && (
        <Card as="section">
          <StatusHistory changes={changes} />
        </Card>
      )}
    </ScreenFrame>
  )
}

interface ScreenFrameProps {
  /** Whether the way to a booking ends here. */
  isPaying: boolean
  isKnown: boolean
  children: ReactNode
}

function ScreenFrame({ isPaying, isKnown, children }: ScreenFrameProps) {
  const content = <div className="grid grid-cols-1 gap-6">{children}</div>
  if (isKnown && !isPaying) return <AccountLayout>{content}</AccountLayout>
  return (
    <FlowFrame company={company()} step={isPaying ? 'pay' : undefined}>
      <div className="page-width py-6 lg:max-w-270 lg:py-8">{content}</div>
    </FlowFrame>
  )
}
