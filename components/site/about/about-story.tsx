import { useTranslations } from 'next-intl'
import { Drawing } from '@/components/ui/drawing'

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
