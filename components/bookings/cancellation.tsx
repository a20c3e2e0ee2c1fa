import { useLocale, useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { FormMessages } from '@/components/form/form-messages'
import { SubmitButton } from '@/components/form/submit-button'
import { RecordLink } from '@/components/office/record-links'
import { Alert } from '@/components/ui/alert'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Facts } from '@/components/ui/facts'
import { undoCancellationAction } from '@/lib/bookings/status-actions'
import type { Cancellation } from '@/lib/bookings/cancellation'
import { causesOn, keptOfClaim, type Refund, refundOf } from '@/lib/bookings/refund-rules'
import type { Booking } from '@/lib/bookings/view'
import { dayInAddis } from '@/lib/core/day'
import { colonOf, formatBirr, formatDayInWords, formatDays, formatFullDay } from '@/lib/core/i18n/format'
import { StaffCancelForm } from './staff-cancel-form'

/** What comes back of a booking and by which rule, in sentences; `claimed` is what nobody has confirmed, in Br. */
export function RefundText({ refund, claimed }: { refund: Refund; claimed: number }) {
  const locale = useLocale()
  const t = useTranslations('Mails')
  const { rule, amount, returned, until } = refund
  const kept = keptOfClaim(claimed, refund)
  return (
    <>
      {/* What waits may come back, so that nothing is said to be nothing. */}
      {!(rule === 'unpaid' && claimed > 0) &&
        `${t(`refund.${rule}`, {
          amount: formatBirr(amount, locale),
          returned: formatBirr(returned, locale),
          day: formatFullDay(until, locale),
        })} `}
      {claimed > 0 &&
        t(kept > 0 ? 'refund.claimedKept' : 'refund.claimed', {
          amount: formatBirr(claimed, locale),
          kept: formatBirr(kept, locale),
          rest: kept < claimed ? 'yes' : 'no',
        })}
    </>
  )
}

/** Why a booking was canceled, in the reader's language and in the words of staff. */
export function CancellationReason({ cancellation }: { cancellation: Cancellation }) {
  const t = useTranslations('Mails')
  const colon = colonOf(useLocale())
  const { cause, words, locale } = cancellation
  if (!words && !cause) return null
  return (
    <p>
      {t('booking.reason') + colon} {cause && !(cause === 'other' && words) && t(`cause.${cause}`)}{' '}
      {words && <q lang={locale ?? undefined}>{words}</q>}
    </p>
  )
}

interface UndoCancellationProps {
  /** Of the booking. */
  id: string
  /** Null where it is canceled no more. */
  cancellation: Cancellation | null
}

/** Takes back what the person canceled a moment ago; what was refused stays readable when the time is over. */
export function UndoCancellation({ id, cancellation }: UndoCancellationProps) {
  const t = useTranslations('CancelForms')
  if (!cancellation) return null
  const isOpen = cancellation.undoUntil !== null
  return (
    <FormMessages>
      <ActionForm action={undoCancellationAction} errorTitle={t('undoFailed')} className="gap-0">
        {isOpen && (
          <Alert tone="info" title={t('undoTitle')}>
            <p className="mb-3">{t('undoText')}</p>
            <input type="hidden" name="id" value={id} />
            <SubmitButton variant="secondary" size="small" className="w-fit">
              {t('undo')}
            </SubmitButton>
          </Alert>
        )}
      </ActionForm>
    </FormMessages>
  )
}

interface StaffCancelProps {
  booking: Booking
  /** Whether a mail reaches the customer, who is to be called otherwise. */
  isReached: boolean
  /** Where the person comes from, who keeps the booking. */
  keepHref: string
}

/** Asks staff for the reason why they cancel, with what was paid and what comes back for each (CONTRACT section 8). */
export function StaffCancel({ booking, isReached, keepHref }: StaffCancelProps) {
  const locale = useLocale()
  const t = useTranslations('CancelForms')
  const mails = useTranslations('Mails')
  const payments = useTranslations('YourBooking')
  const office = useTranslations('BookingOffice')
  const now = new Date()
  const causes = causesOn(dayInAddis(now), booking).map((cause) => {
    const { amount, until } = refundOf(booking, { isCustomers: false, cause, now })
    const about = {
      cause: mails(`cause.${cause}`),
      amount: formatBirr(amount, locale),
      day: formatDayInWords(until, locale),
    }
    return { cause, label: booking.paid > 0 ? t(amount > 0 ? 'back' : 'nothing', about) : about.cause }
  })
  return (
    <Card as="section" className="mb-6 grid gap-4">
      <h2 className="text-xl text-ink">{t('title')}</h2>
      <p className="text-ink">
        {t('text', {
          vehicle: booking.vehicleName,
          days: formatDays(booking, locale, formatFullDay),
          customer: booking.customerName || office('customerDeleted'),
          mail: isReached ? 'yes' : 'no',
        })}
      </p>
      <Facts
        facts={[
          { label: payments('paid'), value: formatBirr(booking.paid, locale) },
          ...(booking.claimed > 0
            ? [{ label: t('claimed'), value: formatBirr(booking.claimed, locale) }]
            : []),
        ]}
      />
      <FormMessages namespaces={['CancelForms']}>
        <StaffCancelForm id={booking.id} causes={causes} />
      </FormMessages>
      <RecordLink
        href={keepHref}
        className={buttonClassName({ variant: 'secondary', className: 'sm:w-fit' })}
      >
        {t('keep')}
      </RecordLink>
    </Card>
  )
}
