import { getTranslations } from 'next-intl/server'
import type { SearchParams } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { privatePage } from '@/lib/site/metadata'
import { RequestListScreen } from '../_requests/list-screen'

export const generateMetadata = privatePage('Requests', (t) => [t('bookingsTitle')])

/** The requests of the travel booking form (SPEC section 2). */
export default async function BookingDb({ searchParams }: { searchParams: SearchParams }) {
  const actor = await guard('/BookingDb')
  const t = await getTranslations('Requests')
  return (
    <RequestListScreen
      actor={actor}
      kind="travel-booking"
      path="/BookingDb"
      title={t('bookingsTitle')}
      searchParams={searchParams}
    />
  )
}
