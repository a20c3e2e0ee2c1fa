import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'
import { priceBands } from '@/lib/one-day-vehicles/rules'
import type { OneDayVehicleQuery } from '@/lib/one-day-vehicles/schema'
import { hrefOf } from '@/lib/routes'

/** The four price bands (SPEC section 9) and the way back to all prices; search and day stay. */
export function PriceBandLinks({ query }: { query: OneDayVehicleQuery }) {
  const t = useTranslations('OneDayVehicles')
  const choices = [
    { key: 'all', label: t('allPrices'), min: undefined, max: undefined },
    ...priceBands.map((band) => ({ ...band, label: t('band', { band: band.label }) })),
  ]
  return (
    <nav aria-label={t('priceBands')}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ key, label, min, max }) => {
          const isCurrent = query.min === min && query.max === max
          return (
            <li key={key}>
              <Link
                href={hrefOf('/OneDayVehicles', { q: query.q, date: query.date, min, max })}
                aria-current={isCurrent ? 'true' : undefined}
                className={buttonClassName({
                  variant: isCurrent ? 'brand' : 'secondary',
                  className: 'figures',
                })}
              >
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
