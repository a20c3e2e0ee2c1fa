import { useTranslations } from 'next-intl'
import { PointsSection } from '@/components/site/points-section'
import { Card } from '@/components/ui/card'
import { Drawing } from '@/components/ui/drawing'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/core/i18n/navigation'

const services = [
  { key: 'rental', href: '/Vehicles' },
  { key: 'tour', href: '/OneDayVehicles' },
  { key: 'consulting', href: '/Contact' },
] as const

/** The three services, each with its picture and the way on (SPEC section 2). */
export function ServiceCards() {
  const t = useTranslations('Services')
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {services.map(({ key, href }, index) => (
        <Card as="li" key={key} padding="none" className="flex flex-col">
          <Drawing name={key} isFirst={index === 0} className="h-auto w-full" />
          <div className="flex flex-1 flex-col items-start gap-3 p-5 sm:p-6">
            <h2 className="text-xl text-ink">{t(`${key}.title`)}</h2>
            <p className="text-ink-muted">{t(`${key}.text`)}</p>
            <Link
              href={href}
              className="mt-auto inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline"
            >
              {t(`${key}.action`)} <Icon name="arrow-right" />
            </Link>
          </div>
        </Card>
      ))}
    </ul>
  )
}

const promises = [
  { key: 'price', icon: 'tag' },
  { key: 'maintained', icon: 'wrench' },
  { key: 'mileage', icon: 'road' },
  { key: 'support', icon: 'headset' },
] as const

/** The four promises (SPEC section 2). */
export function ServicePromises() {
  const t = useTranslations('Services')
  const points = promises.map(({ key, icon }) => ({
    icon,
    title: t(`promise.${key}`),
    text: t(`promise.${key}Text`),
  }))
  return <PointsSection title={t('promisesTitle')} points={points} />
}
