import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { addressIn } from '@/lib/core/i18n/routing'
import { staffListQuery } from '@/lib/bookings/list-schema'
import { privatePage } from '@/lib/site/metadata'
import { BookingListScreen } from '../_bookings/list-screen'

export const generateMetadata = privatePage('Office', (t) => [t('status')])

/** The one-day bookings of one status; an unknown one leads back to the tiles (CONTRACT section 4). */
export default async function StatusOfBook({ searchParams }: PageProps<'/[locale]/StatusOfBook'>) {
  const actor = await guard('/StatusOfBook')
  const query = staffListQuery.parse(await queryValues(searchParams))
  const { status } = query
  if (!status) redirect(addressIn(await getLocale(), '/LandingBookStatus'))
  const t = await getTranslations('Office')
  const names = await getTranslations('Status')
  const title = t('statusTitle', { status: names(status) })
  return <BookingListScreen path="/StatusOfBook" {...{ actor, title, query, searchParams }} />
}
