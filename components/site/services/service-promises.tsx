import { useTranslations } from 'next-intl'
import { IconPoint } from '@/components/site/icon-point'

const promises = [
  { key: 'price', icon: 'tag' },
  { key: 'maintained', icon: 'wrench' },
  { key: 'mileage', icon: 'road' },
  { key: 'support', icon: 'headset' },
] as const

/** The four promises (SPEC section 2). */
export function ServicePromises() {
  const t = useTranslations('Services')
  return (
    <section className="bg-surface">
      <div className="page-width grid gap-8 py-12 lg:py-16">
        <h2 className="text-2xl text-ink sm:text-3xl">{t('promisesTitle')}</h2>
        <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {promises.map(({ key, icon }) => (
            <IconPoint key={key} icon={icon} title={t(`promise.${key}`)}>
              {t(`promise.${key}Text`)}
            </IconPoint>
          ))}
        </ul>
      </div>
    </section>
  )
}
