import { useTranslations } from 'next-intl'
import { TransactionText, TransferKindText } from '@/components/bookings/transfer-text'
import { type ListAddress, recordHref } from '@/components/office/list-address'
import { Icon } from '@/components/ui/icon'
import { formatCode } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import type { WaitingPayment } from '@/lib/payments/view'

interface TransferCellProps {
  payment: WaitingPayment
  /** The list that other bookings lead back to. */
  address: ListAddress
}

/**
 * A transfer as the customer names it, and which bookings were paid with nearly the same reference, so that a person looks
 * before they confirm.
 */
export function TransferCell({ payment: { reference, transferKind, alike }, address }: TransferCellProps) {
  const t = useTranslations('WaitingPayments')
  return (
    <span className="grid gap-0.5">
      {reference && (
        <span className="figures">
          <TransactionText typed={reference} />
        </span>
      )}
      <span className="text-sm text-ink-muted">
        <TransferKindText kind={transferKind} typed={reference} />
      </span>
      {alike.map((other) => (
        <Link
          key={other.reference + other.code}
          href={recordHref(address, { path: '/EditBookStatus', query: { id: other.bookingId } })}
          className="flex items-start gap-1 text-sm text-warning underline"
        >
          <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {t('alike', { code: formatCode(other.code) })} <span lang="">{other.reference}</span>
          </span>
        </Link>
      ))}
    </span>
  )
}
