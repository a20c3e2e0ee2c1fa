import { useTranslations } from 'next-intl'
import { IconPoint } from '@/components/site/icon-point'

const features = [
  { key: 'quality', icon: 'car' },
  { key: 'rates', icon: 'tag' },
  { key: 'booking', icon: 'calendar' },
  { key: 'satisfaction', icon: 'heart' },
] as const

/** The four feature cards (SPEC section 2). */
export function AboutFeatures() {
  const t = useTranslations('AboutUs')
  return (
    <section className="bg-surface">
      <div className="page-width grid gap-8 py-12 lg:py-16">
        <h2 className="text-2xl text-ink sm:text-3xl">{t('featuresTitle')}</h2>
        <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {features.map(({ key, icon }) => (
            <IconPoint key={key} icon={icon} title={t(`feature.${key}`)}>
              {t(`feature.${key}Text`)}
            </IconPoint>
          ))}
        </ul>
      </div>
    </section>
  )
}
