import { useLocale, useTranslations } from 'next-intl'
import { formatBirr } from '@/lib/core/i18n/format'
import type { Booking } from '@/lib/bookings/view'
import { Alert } from '@/components/ui/alert'
import type { Fact } from '@/components/ui/facts'
import { differenceOf, linkOf, sentFor } from '@/lib/bookings/rules'

/** What was paid for a booking or waits to be confirmed, and by how much it differs from the price. */
export function AmountText({ booking }: { booking: Pick<Booking, 'paid' | 'claimed' | 'total' | 'status'> }) {
  const locale = useLocale()
  const t = useTranslations('Transfers')
  const sent = sentFor(booking)
  if (sent === 0) return booking.status === 'canceled' ? '–' : t('amount.none')
  const { relation, by } = differenceOf(booking, sent)
  return (
    <span className="figures">
      {formatBirr(sent, locale)}
      {relation !== 'equal' && (
        <span className="block text-sm font-semibold text-warning">
          {t(`amount.${relation}`, { by: formatBirr(by, locale) })}
        </span>
      )}
    </span>
  )
}

/** Tells a customer, while the booking waits, that what was paid or sent differs from the price. */
export function AmountNotice({ booking }: { booking: Booking }) {
  const locale = useLocale()
  const t = useTranslations('Transfers')
  const sent = sentFor(booking)
  const { relation, by } = differenceOf(booking, sent)
  if (sent === 0 || relation === 'equal' || booking.status !== 'pending') return null
  return (
    <Alert tone="warning" role="note">
      {t(`differs.${relation}`, { by: formatBirr(by, locale) })}
    </Alert>
  )
}

/** What a customer gave as transaction: a link where it is safe to be one (CONTRACT section 7), otherwise text. */
export function TransactionText({ typed }: { typed: string }) {
  const href = linkOf(typed)
  if (!href)
    return (
      <span lang="" className="break-all">
        {typed}
      </span>
    )
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="break-all text-brand underline"
    >
      {typed}
    </a>
  )
}

/** The first claimed transfer among the facts of a booking; nothing while there is none. */
export function transferFacts(label: string, { transactionId }: Pick<Booking, 'transactionId'>): Fact[] {
  return transactionId ? [{ label, value: <TransactionText typed={transactionId} /> }] : []
}

interface TransferKindProps {
  kind: Booking['transferKind']
  typed: string | null
}

/** The bank or wallet that a reference was recognised as, or that its link leads to none we know. */
export function TransferKindText({ kind, typed }: TransferKindProps) {
  const t = useTranslations('Transfers')
  const host = otherHostOf({ kind, typed })
  return <>{host ? t('otherHost', { host }) : t(`kind.${kind ?? 'unknown'}`)}</>
}

/** Says where a link leads that is of no bank we know; nothing about any other reference. */
export function OtherHostNote(of: TransferKindProps) {
  const t = useTranslations('Transfers')
  const host = otherHostOf(of)
  return host && <span className="text-sm text-warning">{t('otherHost', { host })}</span>
}

function otherHostOf({ kind, typed }: TransferKindProps): string | null {
  const href = kind === null && typed !== null ? linkOf(typed) : null
  return href && new URL(href).host
}
