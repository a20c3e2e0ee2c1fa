import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { PayFacts } from '@/components/bookings/pay-facts'
import { FormMessages } from '@/components/form/form-messages'
import { ClaimForm } from '@/components/payments/claim-form'
import { RefusalReason } from '@/components/payments/payment-list'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { Disclosure } from '@/components/ui/disclosure'
import { type BookingStage, openOf } from '@/lib/bookings/rules'
import type { Booking } from '@/lib/bookings/view'
import { bankAccounts, company } from '@/lib/core/company'
import { formatBirr } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { formatPhone } from '@/lib/core/phone'
import { lastRefused } from '@/lib/payments/rules'
import type { Payment } from '@/lib/payments/view'

interface PayingProps {
  booking: Booking
  stage: BookingStage
  /** Of any state, the oldest first. */
  payments: readonly Payment[]
  /** The key by which the booking was opened. */
  linkKey: string | undefined
  mayPayLater: boolean
}

/**
 * How a booking is paid: what a bank's app asks for, and the form that tells about the transfer. Where nothing is open no
 * account is shown, but whoever sent another transfer can tell about it. That one was refused is said first: who sees an
 * account alone sends the money twice.
 */
export async function Paying({ booking, stage, payments, linkKey, mayPayLater }: PayingProps) {
  const t = await getTranslations('YourBooking')
  if (booking.status === 'canceled' || booking.due === 0) return null
  const open = openOf(booking)
  const form = (
    <FormMessages namespaces={['YourBooking', 'OneDayBook', 'Picture', 'Transfers', 'TransferFields']}>
      {/* What was told is done with: the form begins anew. */}
      <ClaimForm
        key={payments.length}
        id={booking.id}
        linkKey={linkKey}
        due={open}
        requestKey={crypto.randomUUID()}
      />
    </FormMessages>
  )
  const refused = lastRefused(payments)
  const refusal = refused && <Refusal of={refused} />
  if (open === 0) {
    return (
      <div className="grid gap-6 print:hidden">
        {refusal}
        <Disclosure title={t('payMore')}>{form}</Disclosure>
      </div>
    )
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {refusal && <div className="lg:col-span-2">{refusal}</div>}
      <Card as="section" className="grid gap-2">
        <h2 className="text-xl text-ink">{t('payTitle')}</h2>
        <PayFacts amount={open} code={booking.code} banks={bankAccounts()} />
      </Card>
      {/* On paper, which goes to the counter of a bank, there is nobody to tell. */}
      <div className="grid gap-4 print:hidden">
        <Card as="section" className="grid gap-4">
          <h2 className="text-xl text-ink">{t(stage === 'held' ? 'tellTitle' : 'claimMore')}</h2>
          {form}
        </Card>
        {mayPayLater && stage === 'held' && (
          <p className="flex flex-wrap items-center gap-x-4 text-ink-muted">
            <Link
              href="/UserBookStatus"
              className="inline-flex min-h-11 items-center font-bold text-brand underline"
            >
              {t('payLater')}
            </Link>
            {t('payLaterText')}
          </p>
        )}
      </div>
    </div>
  )
}

function Refusal({ of: payment }: { of: Payment }) {
  const locale = useLocale()
  const t = useTranslations('YourBooking')
  return (
    <Alert tone="warning" title={t('refusedTitle', { amount: formatBirr(payment.amount / 100, locale) })}>
      <RefusalReason of={payment} />
      <p>{t('refusedText', { phone: formatPhone(company().phone) })}</p>
    </Alert>
  )
}
