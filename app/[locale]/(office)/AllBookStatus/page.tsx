import { getTranslations } from 'next-intl/server'
import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { staffListQuery } from '@/lib/bookings/list-schema'
import { privatePage } from '@/lib/site/metadata'
import { BookingListScreen } from '../_bookings/list-screen'

export const generateMetadata = privatePage('Office', (t) => [t('statusTitle', { status: t('statusAll') })])

/** Every one-day booking, newest first. */
export default async function AllBookStatus({ searchParams }: PageProps<'/[locale]/AllBookStatus'>) {
  const actor = await guard('/AllBookStatus')
  const t = await getTranslations('Office')
  const title = t('statusTitle', { status: t('statusAll') })
  const query = staffListQuery.parse(await queryValues(searchParams))
  return <BookingListScreen path="/AllBookStatus" {...{ actor, title, query, searchParams }} />
}
