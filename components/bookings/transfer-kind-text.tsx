import { useTranslations } from 'next-intl'
import type { OneDayBooking } from '@/lib/bookings/view'

/** The bank or wallet that a reference was recognised as. */
export function TransferKindText({ kind }: { kind: OneDayBooking['transferKind'] }) {
  const t = useTranslations('Transfers')
  return <>{t(`kind.${kind ?? 'unknown'}`)}</>
}
