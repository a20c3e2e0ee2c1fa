import { useTranslations } from 'next-intl'
import { Pagination } from '@/components/ui/pagination'
import { Link } from '@/lib/core/i18n/navigation'
import type { NumberedPage } from '@/lib/db/cursor'
import { hrefOf, type RoutePath } from '@/lib/routes/routes'

interface BookingPagesProps {
  path: RoutePath
  list: NumberedPage<unknown>
  /** What else the address holds, for example the status shown. */
  query?: Record<string, string | undefined>
}

/** The pages of a list of bookings. */
export function BookingPages({ path, list, query = {} }: BookingPagesProps) {
  const t = useTranslations('Bookings')
  return (
    <Pagination
      page={list.page}
      pageCount={list.pages}
      hrefFor={(to) => hrefOf(path, { ...query, page: to === 1 ? undefined : to })}
      nextHref={list.next ? hrefOf(path, { ...query, page: list.page + 1, after: list.next }) : undefined}
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
