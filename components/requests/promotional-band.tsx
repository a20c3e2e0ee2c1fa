import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { Drawing } from '@/components/ui/drawing'
import { Link } from '@/lib/core/i18n/navigation'

/** The band below the travel booking form, which leads back up to it (SPEC section 2). */
export function PromotionalBand() {
  const t = useTranslations('TravelBooking')
  return (
    <section aria-labelledby="offer" className="border-t border-line bg-surface">
      <div className="page-width grid items-center gap-6 py-10 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid justify-items-start gap-4">
          <h2 id="offer" className="text-2xl text-ink">
            {t('bandTitle')}
          </h2>
          <p className="max-w-prose text-ink-muted">{t('bandText')}</p>
          <Link href="/Booking#request" className={buttonClassName({ variant: 'brand', size: 'large' })}>
            {t('bandAction')}
          </Link>
        </div>
        <Drawing name="scene" className="h-auto w-full rounded-lg" />
      </div>
    </section>
  )
}
