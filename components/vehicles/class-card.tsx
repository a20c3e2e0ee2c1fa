import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { isCityOnly } from '@/lib/vehicles/rules'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import type { ClassCardFacts } from '@/lib/site/vehicle-classes'
import { ClassFacts } from './class-facts'
import { VehicleStage } from './vehicle-stage'

/** A class of the overview (SPEC section 2): what it is, its printed starting price, the way to its cars. */
export function ClassCard({ card, isFirst = false }: { card: ClassCardFacts; isFirst?: boolean }) {
  const t = useTranslations('Vehicles')
  const name = useTranslations('VehicleClass')(card.kind)
  return (
    <Card as="li" padding="none" className="flex flex-col">
      <VehicleStage kind={card.kind} isFirst={isFirst} />
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <h3 className="text-xl text-ink">{name}</h3>
        <ClassFacts seats={card.seats} isCityOnly={isCityOnly(card.type)} />
        <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-2">
          <p className="grid">
            <span className="text-sm text-ink-muted">{t('startingPrice')}</span>
            <span className="text-xl font-bold text-ink figures">{card.price}</span>
          </p>
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
