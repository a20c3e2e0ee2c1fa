import { useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { Booking } from '@/lib/bookings/view'
import { receiptFindings } from '@/lib/transfers/rules'

const tones = {
  waiting: 'neutral',
  confirmed: 'success',
  mismatch: 'danger',
  unknown: 'warning',
} as const satisfies Record<Booking['receiptVerdict'], BadgeTone>

/** What the bank's own receipt says about a transfer, and in what it differs. */
export function ReceiptVerdict({ of }: { of: Pick<Booking, 'receiptVerdict' | 'receiptFindings'> }) {
  const t = useTranslations('Transfers')
  const findings = receiptFindings.filter((finding) => of.receiptFindings.includes(finding))
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone={tones[of.receiptVerdict]}>{t(`verdict.${of.receiptVerdict}`)}</Badge>
      {findings.length > 0 && (
        <ul className="list-disc ps-5 text-sm text-danger">
          {findings.map((finding) => (
            <li key={finding}>{t(`finding.${finding}`)}</li>
          ))}
        </ul>
      )}
    </span>
  )
}
