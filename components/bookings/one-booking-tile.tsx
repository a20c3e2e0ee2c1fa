import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/core/i18n/navigation'

/** The tile to the read-only list (SPEC section 2). */
export function OneBookingTile() {
  const t = useTranslations('Bookings')
  return (
    <Link
      href="/UserBookStatus"
      className="flex w-full items-center gap-4 rounded-lg border border-line bg-raised p-4 text-ink shadow-low hover:border-line-strong sm:w-fit sm:min-w-80"
    >
      <span className="grid size-11 place-items-center rounded-md bg-brand-soft text-brand">
        <Icon name="car" className="size-6" />
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold">{t('tile')}</span>
        <span className="text-sm text-ink-muted">{t('tileText')}</span>
      </span>
      <Icon name="arrow-right" />
    </Link>
  )
}
