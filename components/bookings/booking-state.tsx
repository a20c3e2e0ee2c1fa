import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { buttonClassName } from '@/components/ui/button'
import type { Cancellation } from '@/lib/bookings/cancellation'
import { type BookingStage, endOfTrip, missingOf, openOf } from '@/lib/bookings/rules'
import type { Booking } from '@/lib/bookings/view'
import { dayInAddis, formatHour } from '@/lib/core/day'
import { formatBirr, formatCode, formatFullDay, formatFullMoment, listText } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import type { Locale } from '@/lib/core/i18n/routing'
import { formatPhone } from '@/lib/core/phone'
import { bookAgainHref } from './booking-actions'
import { StatusBadge } from './booking-labels'
import { CancellationReason, RefundText } from './cancellation'
import { HoldClock } from './hold-clock'

interface BookingStateProps {
  booking: Booking
  stage: BookingStage
  /** Whether its trip is under way. */
  isBegun: boolean
  /** Why it was canceled and what comes back. */
  cancellation: Cancellation | null
  /** Of the company. */
  phone: string
  /** Whether mails about the booking reach its customer. */
  isReached: boolean
  now: Date
}

/** Where a booking is and what comes next, in one sentence each. */
export function BookingState({
  booking,
  stage,
  isBegun,
  cancellation,
  phone,
  isReached,
  now,
}: BookingStateProps) {
  const locale = useLocale()
  const t = useTranslations('YourBooking')
  const amount = formatBirr(missingOf(booking), locale)
  const until = booking.holdUntil ? formatFullMoment(booking.holdUntil, locale) : 'none'
  return (
    <div className="grid gap-4">
      <header className="grid justify-items-start gap-2">
        <div className="flex w-full flex-wrap items-center justify-between gap-3">
          <StatusBadge status={booking.status} />
          <p className="font-bold text-ink figures">{t('code', { code: formatCode(booking.code) })}</p>
        </div>
        <h1 className="text-2xl text-ink lg:text-4xl">{t(`${stage}Title`, { amount })}</h1>
        {stage !== 'held' && stage !== 'canceled' && (
          <p className="max-w-prose text-lg text-ink-muted">
            {t(isBegun ? 'begun' : stage, {
              driver: booking.hasDriver ? 'yes' : 'no',
              mail: isReached ? 'yes' : 'no',
              until,
              back: backText(booking, locale),
              phone: formatPhone(phone),
            })}
          </p>
        )}
        {stage === 'confirmed' && openOf(booking) > 0 && (
          <p className="text-lg font-bold text-warning">
            {t('partTitle', { amount: formatBirr(openOf(booking), locale) })}
          </p>
        )}
      </header>
      {stage === 'held' && <Held booking={booking} now={now} />}
      {stage === 'canceled' && <Canceled booking={booking} cancellation={cancellation} phone={phone} />}
    </div>
  )
}

/** When a trip comes back, in words; past midnight that is the day after its last. */
function backText(booking: Booking, locale: Locale): string {
  const lastDay = dayInAddis(new Date(endOfTrip(booking).getTime() - 1))
  const hour = booking.returnTime && formatHour(booking.returnTime, locale)
  return listText([formatFullDay(lastDay, locale), hour], locale)
}

function Held({ booking, now }: Pick<BookingStateProps, 'booking' | 'now'>) {
  const locale = useLocale()
  const t = useTranslations('YourBooking')
  const { vehicleName, holdUntil, hasDriver } = booking
  const fields = useTranslations('OneDayBook')
  if (!holdUntil) return null
  const seconds = Math.max(0, Math.floor((new Date(holdUntil).getTime() - now.getTime()) / 1000))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 rounded-lg bg-band px-5 py-4 text-band-ink">
      <p className="max-w-prose min-w-0">
        {t('held', { vehicle: vehicleName, moment: formatFullMoment(holdUntil, locale) })}
        {!hasDriver && ` ${fields('papers')}`}
      </p>
      <HoldClock seconds={seconds} label={t('left')} />
    </div>
  )
}

function Canceled({
  booking,
  cancellation,
  phone,
}: Pick<BookingStateProps, 'booking' | 'cancellation' | 'phone'>) {
  const t = useTranslations('YourBooking')
  const again = bookAgainHref(booking)
  return (
    <>
      <Alert tone="danger" role="note">
        {cancellation && (
          <>
            <CancellationReason cancellation={cancellation} />
            <p>
              <RefundText refund={cancellation.refund} claimed={booking.claimed} />
            </p>
          </>
        )}
        {t('canceled', { phone: formatPhone(phone) })}
      </Alert>
      {again && (
        <Link href={again} className={buttonClassName({ className: 'w-fit print:hidden' })}>
          {t('bookAgain')}
        </Link>
      )}
    </>
  )
}
