import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { carCategories, type CarCategory } from '@/lib/vehicles/cars/rules'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'

/** The five categories and all of them, as links: the address holds the choice. */
export function ClassChoice({ current }: { current: CarCategory | undefined }) {
  const t = useTranslations('VehiclesTypes')
  const className = useTranslations('VehicleClass')
  return (
    <nav aria-label={t('choose')}>
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...carCategories].map((category) => (
          <li key={category ?? 'all'}>
            <Link
              href={hrefOf('/VehiclesTypes', { type: category })}
              aria-current={category === current ? 'true' : undefined}
              className={buttonClassName({ variant: category === current ? 'brand' : 'secondary' })}
            >
              {category ? className(category) : t('all')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
