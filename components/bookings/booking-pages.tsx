import { useTranslations } from 'next-intl'
import { Pagination } from '@/components/ui/pagination'
import { Link } from '@/lib/i18n/navigation'
import { hrefOf, type RoutePath } from '@/lib/routes'

interface BookingPagesProps {
  path: RoutePath
  page: number
  pages: number
  /** What else the address holds, for example the status shown. */
  query?: Record<string, string | undefined>
}

/** The pages of a list of bookings. */
export function BookingPages({ path, page, pages, query = {} }: BookingPagesProps) {
  const t = useTranslations('Bookings')
  return (
    <Pagination
      page={page}
      pageCount={pages}
      hrefFor={(to) => hrefOf(path, { ...query, page: to === 1 ? undefined : to })}
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
