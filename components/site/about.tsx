import { useTranslations } from 'next-intl'
import { PointsSection } from '@/components/site/points-section'
import { buttonClassName } from '@/components/ui/button'
import { Drawing } from '@/components/ui/drawing'
import { Link } from '@/lib/core/i18n/navigation'

/** The first view: what the company is, and the two ways on; words on the left, a scene on the right. */
export function AboutIntro({ companyName }: { companyName: string }) {
  const t = useTranslations('AboutUs')
  return (
    <section className="border-b border-line bg-surface">
      <div className="page-width grid items-center gap-8 py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12 lg:py-14">
        <div className="grid justify-items-start gap-5">
          <h1 className="text-3xl text-ink sm:text-4xl">{t('title')}</h1>
          <p className="max-w-prose text-lg text-ink-muted">{t('lead', { company: companyName })}</p>
          <div className="flex flex-wrap gap-3">
            <Link href="/Contact" className={buttonClassName({ variant: 'primary', size: 'large' })}>
              {t('contact')}
            </Link>
            <Link href="/Contact" className={buttonClassName({ variant: 'secondary', size: 'large' })}>
              {t('work')}
            </Link>
          </div>
        </div>
        <Drawing name="fleet" isFirst className="h-auto w-full rounded-lg" />
      </div>
    </section>
  )
}

/** How the company works, and the manager's word for it (SPEC section 2). */
export function AboutStory({ companyName }: { companyName: string }) {
  const t = useTranslations('AboutUs')
  return (
    <section className="page-width grid items-center gap-10 py-12 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-16 lg:py-16">
      <Drawing name="manager" alt={t('portrait')} className="mx-auto h-auto w-full max-w-80" />
      <div className="grid gap-6">
        <h2 className="text-2xl text-ink sm:text-3xl">{t('storyTitle')}</h2>
        <div className="grid max-w-prose gap-4 text-lg text-ink">
          <p>{t('story1')}</p>
          <p>{t('story2')}</p>
        </div>
        <figure className="grid max-w-prose gap-2 border-s-4 border-accent ps-5">
          <blockquote className="text-xl text-ink">{t('managerQuote')}</blockquote>
          <figcaption className="text-ink-muted">{t('managerName', { company: companyName })}</figcaption>
        </figure>
      </div>
    </section>
  )
}

const features = [
  { key: 'quality', icon: 'car' },
  { key: 'rates', icon: 'tag' },
  { key: 'booking', icon: 'calendar' },
  { key: 'satisfaction', icon: 'heart' },
] as const

/** The four features (SPEC section 2). */
export function AboutFeatures() {
  const t = useTranslations('AboutUs')
  const points = features.map(({ key, icon }) => ({
    icon,
    title: t(`feature.${key}`),
    text: t(`feature.${key}Text`),
  }))
  return <PointsSection title={t('featuresTitle')} points={points} />
}
