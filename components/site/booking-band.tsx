import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { Link } from '@/lib/core/i18n/navigation'

/** The footer's call to action (SPEC section 2, Chrome). */
export function BookingBand({ href }: { href: string }) {
  const t = useTranslations('Frame')
  return (
    <div className="border-y border-line bg-brand-soft">
      <div className="page-width flex flex-wrap items-center justify-between gap-4 py-8">
        <div className="grid min-w-0 gap-1">
          <h2 className="text-xl text-ink sm:text-2xl">{t('bandTitle')}</h2>
          <p className="text-ink-muted">{t('bandText')}</p>
        </div>
        {/* Not marigold: that colour belongs to the main action of the page above. */}
        <Link href={href} className={buttonClassName({ variant: 'brand', size: 'large' })}>
          {t('bookNow')}
        </Link>
      </div>
    </div>
  )
}
