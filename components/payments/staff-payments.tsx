import { useLocale, useTranslations } from 'next-intl'
import { FormMessages } from '@/components/form/form-messages'
import { RenewedForm } from '@/components/form/renewed-form'
import { RecordLink } from '@/components/office/record-links'
import { buttonClassName } from '@/components/ui/button'
import type { Refund } from '@/lib/bookings/refund-rules'
import { openOf } from '@/lib/bookings/rules'
import type { Booking } from '@/lib/bookings/view'
import { formatBirr } from '@/lib/core/i18n/format'
import { confirmationOf, isOpenClaim, leftOf, suggestedRefund, toldTransfer } from '@/lib/payments/rules'
import type { BankWord, Payment } from '@/lib/payments/view'
import { hrefOf } from '@/lib/routes/routes'
import { BankFinding } from './bank-verdict'
import { ClaimForm } from './claim-form'
import { CashForm, ConfirmPaymentForm, RefundForm, RefusePaymentForm } from './decision-forms'
import { PaymentList } from './payment-list'

interface StaffPaymentsProps {
  booking: Booking
  payments: readonly Payment[]
  /** Of a canceled one what still has to be returned. */
  refund: Refund | undefined
  /** The page of the booking on which they are. */
  page: '/EditBookStatus' | '/YourBooking'
  /** What the bank says about the claims that wait; missing for who does not confirm, refuse and refund. */
  bankWords?: ReadonlyMap<string, BankWord>
  /**
   * The payment that is to be refused or returned, or a transfer that the customer told of; its form takes the place of that for
   * cash.
   */
  chosen: string | undefined
}

/** The payments of a booking, each with what can be decided about it, and cash and transfers to be noted. */
export function StaffPayments(props: StaffPaymentsProps) {
  const { booking, payments, refund, page, bankWords, chosen } = props
  const t = useTranslations('PaymentForms')
  const payment = bankWords ? payments.find(({ id }) => id === chosen) : undefined
  const isOpenBooking = booking.status !== 'canceled'
  const isTold = isOpenBooking && chosen === toldTransfer
  return (
    <FormMessages namespaces={['PaymentForms', 'Mails.refusal', 'YourBooking.way']}>
      <PaymentList
        booking={booking}
        payments={payments}
        refund={refund}
        actionsOf={(one) =>
          bankWords && (
            <PaymentActions
              payment={one}
              bank={bankWords.get(one.id)}
              left={leftOf(one, payments)}
              due={booking.due}
            />
          )
        }
      />
      <div id="payment-form" className="scroll-mt-24 border-t border-line pt-6 empty:hidden">
        {/* What was written down is done with, and another payment is another decision: the form begins anew. */}
        <RenewedForm key={payment?.id}>
          {isTold ? (
            <ToldTransfer booking={booking} />
          ) : (
            <PaymentForm
              booking={booking}
              payment={payment}
              left={payment ? leftOf(payment, payments) : 0}
              refund={refund}
            />
          )}
        </RenewedForm>
      </div>
      {payment || isTold ? (
        <RecordLink
          href={hrefOf(page, { id: booking.id })}
          className={buttonClassName({ variant: 'secondary', className: 'sm:w-fit' })}
        >
          {t('cancel')}
        </RecordLink>
      ) : (
        isOpenBooking && (
          <RecordLink
            href={`${hrefOf(page, { id: booking.id, payment: toldTransfer })}#payment-form`}
            className={buttonClassName({ variant: 'secondary', className: 'w-fit' })}
          >
            {t('toldLink')}
          </RecordLink>
        )
      )}
    </FormMessages>
  )
}

interface PaymentActionsProps {
  payment: Payment
  bank: BankWord | undefined
  /** What may be returned of it, in santim. */
  left: number
  /** What the booking still costs, in Br. */
  due: number
}

function PaymentActions({ payment, bank, left, due }: PaymentActionsProps) {
  const locale = useLocale()
  const t = useTranslations('PaymentForms')
  if (!isOpenClaim(payment) && left === 0) return null
  const { id, bookingId } = payment
  const { received, isReceived, says } = confirmationOf(payment.amount, bank, due)
  const amount = formatBirr(received / 100, locale)
  return (
    <>
      <BankFinding of={bank} />
      <div className="flex flex-wrap items-start gap-2">
        {isOpenClaim(payment) && (
          <ConfirmPaymentForm id={id} isReceived={isReceived} text={says ? t(says, { amount }) : undefined} />
        )}
        <RecordLink
          href={`${hrefOf('/EditBookStatus', { id: bookingId, payment: id })}#payment-form`}
          className={buttonClassName({ variant: 'secondary', size: 'small' })}
        >
          {isOpenClaim(payment) ? t('refuseLink') : t('refundLink')}
        </RecordLink>
      </div>
    </>
  )
}

/** Notes a transfer that the customer told of by phone or at the desk; it waits to be confirmed like one of their own. */
function ToldTransfer({ booking }: { booking: Booking }) {
  const t = useTranslations('PaymentForms')
  return (
    <FormMessages namespaces={['YourBooking', 'OneDayBook', 'Picture', 'Transfers', 'TransferFields']}>
      <div className="grid gap-4">
        <h3 className="text-lg text-ink">{t('toldTitle')}</h3>
        <ClaimForm
          id={booking.id}
          due={openOf(booking)}
          requestKey={crypto.randomUUID()}
          text={t('toldTransfer')}
        />
      </div>
    </FormMessages>
  )
}

type Chosen = { booking: Booking; payment: Payment | undefined; left: number; refund: Refund | undefined }

function PaymentForm({ booking, payment, left, refund }: Chosen) {
  const locale = useLocale()
  const t = useTranslations('PaymentForms')
  if (payment && isOpenClaim(payment)) {
    const title = t('refuseTitle', { amount: formatBirr(payment.amount / 100, locale) })
    return <RefusePaymentForm id={payment.id} title={title} />
  }
  if (payment && left > 0) {
    const title = t('refundTitle', { amount: formatBirr(payment.amount / 100, locale) })
    const amount = suggestedRefund(left, { over: booking.over, refund }) / 100
    const { id, way } = payment
    return <RefundForm {...{ id, title, amount, way }} requestKey={crypto.randomUUID()} />
  }
  if (booking.status === 'canceled') return null
  return (
    <CashForm
      id={booking.id}
      title={t('cashTitle')}
      amount={openOf(booking)}
      requestKey={crypto.randomUUID()}
    />
  )
}
