import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'

interface ClassFactsProps {
  seats: { from: number; to: number }
  isCityOnly: boolean
}

/** What is the same for every car of a class: seats, transmission, and where it may go (SPEC sections 3 and 9). */
export function ClassFacts({ seats, isCityOnly }: ClassFactsProps) {
  const t = useTranslations('VehicleClass')
  const { from, to } = seats
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-muted">
      <li className="flex items-center gap-2 figures">
        <Icon name="seat" className="size-5 text-brand" />
        {from === to
          ? t('seats', { count: String(to) })
          : t('seatRange', { from: String(from), to: String(to) })}
      </li>
      <li className="flex items-center gap-2">
        <Icon name="gears" className="size-5 text-brand" />
        {t('transmission')}
      </li>
      {isCityOnly && (
        <li className="flex items-center gap-2">
          <Icon name="pin" className="size-5 text-brand" />
          {t('cityOnly')}
        </li>
      )}
    </ul>
  )
}
