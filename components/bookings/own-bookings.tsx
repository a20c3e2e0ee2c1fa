import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { Pagination } from '@/components/ui/pagination'
import { Link } from '@/lib/core/i18n/navigation'
import type { NumberedPage } from '@/lib/db/cursor'
import { hrefOf } from '@/lib/routes/routes'

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

/** The pages of one's own bookings. */
export function BookingPages({ list }: { list: NumberedPage<unknown> }) {
  const t = useTranslations('Bookings')
  const hrefOfPage = (page: number | undefined, after?: string) => hrefOf('/UserBookStatus', { page, after })
  return (
    <Pagination
      page={list.page}
      pageCount={list.pages}
      hrefFor={(to) => hrefOfPage(to === 1 ? undefined : to)}
      nextHref={list.next ? hrefOfPage(list.page + 1, list.next) : undefined}
      linkAs={Link}
      labels={{
        navigation: t('pages'),
        previous: t('previous'),
        next: t('next'),
        page: (to) => t('page', { page: to }),
      }}
    />
  )
}

/** Stands where a customer has booked nothing yet, with the way to the first booking. */
export function NoBookings() {
  const t = useTranslations('Bookings')
  return (
    <EmptyState
      icon="calendar"
      title={t('empty')}
      description={t('emptyText')}
      action={
        <Link href="/OneDayVehicles" className={buttonClassName()}>
          {t('emptyAction')}
        </Link>
      }
    />
  )
}
