import { useLocale, useTranslations } from 'next-intl'
import { Icon, type IconName } from '@/components/ui/icon'
import { formatBirr } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import type { PricedExtra } from '@/lib/vehicles/prices/quote'
import { isCityOnly } from '@/lib/vehicles/rules'
import type { TripVehicle } from '@/lib/vehicles/trip-vehicle'
import { useLongerPrices } from './vehicle-facts'

interface VehicleIncludedProps {
  vehicle: Pick<TripVehicle, 'kind' | 'category' | 'priceFrom7' | 'priceFrom30'>
  extras: readonly PricedExtra[]
}

/** What the price holds and what it does not, as `/Terms` says it, what a longer rental costs, and what can be added. */
export function VehicleIncluded({ vehicle, extras }: VehicleIncludedProps) {
  const locale = useLocale()
  const t = useTranslations('OneDayVehicle')
  const papers = useTranslations('OneDayBook')
  const longer = useLongerPrices(vehicle)
  const { kind, category } = vehicle
  const cityOnly = category !== null && isCityOnly(category)
  return (
    <section aria-labelledby="included" className="grid gap-4 border-t border-line pt-6">
      <h2 id="included" className="text-xl text-ink">
        {t('includedTitle')}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2 sm:gap-x-8">
        {kind === 'one_day' && <Line icon="check">{t('included.driver')}</Line>}
        <Line icon="check">{t('included.mileage')}</Line>
        <Line icon="check">{t('included.insurance')}</Line>
        {cityOnly && <Line icon="close">{t('included.cityOnly')}</Line>}
        {longer.map((text) => (
          <Line key={text} icon="tag">
            {text}
          </Line>
        ))}
        {extras.map(({ id, text, amountSantim, per }) => (
          <Line key={id} icon="tag">
            {t(`extra.${per}`, { text: text[locale], price: formatBirr(amountSantim / 100, locale) })}
          </Line>
        ))}
      </ul>
      {kind === 'car' && <p className="text-ink-muted">{papers('papers')}</p>}
    </section>
  )
}

function Line({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li className="flex items-start gap-3">
      <Icon name={icon} className={`mt-1 size-5 ${icon === 'check' ? 'text-brand' : 'text-ink-muted'}`} />
      <span className={icon === 'check' ? 'text-ink' : 'text-ink-muted figures'}>{children}</span>
    </li>
  )
}

/** When money comes back, in one line, with the way to the whole rule. */
export function CancellationRule() {
  const t = useTranslations('OneDayVehicle')
  return (
    <p className="flex gap-3 rounded-md bg-brand-soft px-4 py-3 text-ink">
      <Icon name="undo" className="mt-1 size-5 text-brand" />
      <span>
        <b>{t('rule.pending')}</b> {t('rule.confirmed')}{' '}
        <Link href="/Terms" className="underline underline-offset-2">
          {t('rule.terms')}
        </Link>
      </span>
    </p>
  )
}
