import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import type { VehicleKind } from '@/lib/vehicles/rules'
import { listPaths } from './vehicle-href'

interface SeatsNoticeProps {
  vehicle: { kind: VehicleKind; seats: number | null }
  /** As an address holds it. */
  trip: Readonly<Record<string, string | number | undefined>>
}

/** Says that more people ride than have a seat, and leads to larger vehicles of the kind; nothing where they fit. */
export function SeatsNotice({ vehicle: { kind, seats }, trip }: SeatsNoticeProps) {
  const t = useTranslations('OneDayBook')
  const people = Number(trip.passengers)
  if (seats === null || !(people > seats)) return null
  return (
    <Alert tone="warning" role="status">
      {t('tooFewSeats', { seats, people })}{' '}
      <Link
        href={hrefOf(listPaths[kind], trip)}
        className="inline-flex min-h-11 items-center font-semibold underline"
      >
        {t('largerVehicles')}
      </Link>
    </Alert>
  )
}
