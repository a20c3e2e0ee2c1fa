import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { classNames } from '@/lib/core/class-names'
import type { Day } from '@/lib/core/day'
import { Link } from '@/lib/core/i18n/navigation'
import { priceBands, type PriceBandKey } from '@/lib/vehicles/rules'
import { hrefOf } from '@/lib/routes/routes'

interface PriceBandLinksProps {
  /** Kept on the way, where it is not today. */
  day: Day | undefined
  current?: PriceBandKey | undefined
  className?: string
}

/** The four price bands (SPEC section 9), each leading to `/Pricing`. */
export function PriceBandLinks({ day, current, className }: PriceBandLinksProps) {
  const t = useTranslations('OneDayVehicles')
  return (
    <nav aria-labelledby="price-bands" className={classNames('grid content-start gap-1.5', className)}>
      <p id="price-bands" className="font-semibold text-ink">
        {t('priceBands')}
      </p>
      <ul className="grid grid-cols-2 gap-2 min-[22rem]:grid-cols-4">
        {priceBands.map(({ key, label }) => (
          <li key={key}>
            <Link
              href={hrefOf('/Pricing', { price: key, date: day })}
              aria-label={t('band', { band: label })}
              aria-current={key === current ? 'page' : undefined}
              className={buttonClassName({
                variant: key === current ? 'brand' : 'secondary',
                className: 'w-full whitespace-nowrap figures',
              })}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {current && (
        <Link
          href={hrefOf('/Pricing', { date: day })}
          className="inline-flex min-h-11 w-fit items-center font-semibold text-brand underline"
        >
          {t('allPrices')}
        </Link>
      )}
    </nav>
  )
}
