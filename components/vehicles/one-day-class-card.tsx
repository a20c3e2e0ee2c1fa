import { useLocale, useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatTypedPrice } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { printedPrices } from '@/lib/site/vehicle-classes'
import { VehicleStage } from './vehicle-stage'

/** The one-day driver of the overview: a class of its own, and the page's main way on. */
export function OneDayClassCard() {
  const locale = useLocale()
  const t = useTranslations('Vehicles')
  const name = useTranslations('VehicleClass')('driver')
  return (
    <section
      aria-labelledby="one-day"
      className="grid overflow-hidden rounded-lg border border-line bg-raised shadow-low md:grid-cols-2"
    >
      <VehicleStage kind="driver" className="flex items-end" />
      <div className="grid content-center justify-items-start gap-4 p-5 sm:p-8">
        <h2 id="one-day" className="text-2xl text-ink">
          {name}
        </h2>
        <p className="max-w-prose text-ink-muted">{t('oneDayText')}</p>
        <p className="grid">
          <span className="text-sm text-ink-muted">{t('startingPrice')}</span>
          <span className="text-2xl font-bold text-ink figures">
            {formatTypedPrice(printedPrices.driver.text, locale)}
          </span>
        </p>
        <Link href="/OneDayVehicles" className={buttonClassName({ variant: 'primary', size: 'large' })}>
          <Icon name="calendar" /> {t('oneDayAction')}
        </Link>
      </div>
    </section>
  )
}
