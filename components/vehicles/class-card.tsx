import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import type { ClassCardFacts } from '@/lib/site/vehicle-classes'
import { isCityOnly } from '@/lib/vehicles/rules'
import { ClassPrice } from './class-price'
import { VehicleStage } from './vehicle-stage'

interface ClassCardProps {
  card: ClassCardFacts
  /** What its cheapest car costs for a day, in whole Br. */
  price: number | null
  isFirst?: boolean
}

/** A class of the overview (SPEC section 2): what it is, its price and the printed one, the way to its cars. */
export function ClassCard({ card, price, isFirst = false }: ClassCardProps) {
  const t = useTranslations('Vehicles')
  const name = useTranslations('VehicleClass')(card.kind)
  return (
    <Card as="li" padding="none" className="flex flex-col">
      <VehicleStage kind={card.kind} isFirst={isFirst} />
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <h3 className="text-xl text-ink">{name}</h3>
        <ClassFacts seats={card.seats} isCityOnly={isCityOnly(card.type)} />
        <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-2">
          <ClassPrice price={price} printed={card.printed} />
          <Link
            href={hrefOf('/VehiclesTypes', { type: card.type })}
            aria-label={t('seeCarsOf', { vehicle: name })}
            className={buttonClassName({ variant: 'brand' })}
          >
            {t('seeCars')}
          </Link>
        </div>
      </div>
    </Card>
  )
}

interface ClassFactsProps {
  seats: { from: number; to: number }
  isCityOnly: boolean
}

/** What is the same for every car of a class: seats, transmission, and where it may go (SPEC sections 3 and 9). */
function ClassFacts({ seats, isCityOnly }: ClassFactsProps) {
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
