import { useTranslations } from 'next-intl'
import { Icon, type IconName } from '@/components/ui/icon'

const included = [
  { key: 'driver', icon: 'user' },
  { key: 'mileage', icon: 'pin' },
  { key: 'support', icon: 'phone' },
] as const satisfies readonly { key: string; icon: IconName }[]

/** What every one-day price holds (SPEC section 1). */
export function VehicleIncluded() {
  const t = useTranslations('OneDayVehicle')
  return (
    <section aria-labelledby="included" className="grid gap-2">
      <h2 id="included" className="text-lg text-ink">
        {t('includedTitle')}
      </h2>
      <ul className="grid gap-2">
        {included.map(({ key, icon }) => (
          <li key={key} className="flex items-start gap-3 text-ink">
            <Icon name={icon} className="mt-0.5 size-5 text-brand" />
            {t(`included.${key}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
