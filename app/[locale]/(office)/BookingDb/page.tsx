import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { SearchParams } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { privateMetadata } from '@/lib/site/metadata'
import { RequestListScreen } from '../_requests/list-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Requests')
  return privateMetadata(t('bookingsTitle'))
}

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
