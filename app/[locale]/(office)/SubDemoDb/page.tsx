import { getTranslations } from 'next-intl/server'
import type { SearchParams } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { privatePage } from '@/lib/site/metadata'
import { RequestListScreen } from '../_requests/list-screen'

export const generateMetadata = privatePage('Requests', (t) => [t('demoTitle')])

/** The same list in the area of the sub-admin (CONTRACT section 4). */
export default async function SubDemoDb({ searchParams }: { searchParams: SearchParams }) {
  const actor = await guard('/SubDemoDb')
  const t = await getTranslations('Requests')
  return (
    <RequestListScreen
      actor={actor}
      kind="travel-booking"
      path="/SubDemoDb"
      title={t('demoTitle')}
      searchParams={searchParams}
    />
  )
}
