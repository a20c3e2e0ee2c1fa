import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { TripProblem } from '@/lib/vehicles/trip-rules'

interface TripProblemNoteProps {
  problem: TripProblem | null
  className?: string
}

/** Says why the days of an address cannot be booked, and which are shown instead (CONTRACT section 7). */
export function TripProblemNote({ problem, className }: TripProblemNoteProps) {
  const t = useTranslations('OneDayVehicles')
  const validation = useTranslations('Validation')
  if (!problem) return null
  return (
    <Alert tone="warning" {...(className && { className })}>
      {t('otherDay', { reason: validation(problem.message), field: problem.field })}
    </Alert>
  )
}
