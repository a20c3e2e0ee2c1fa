import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { privatePage } from '@/lib/site/metadata'
import { Dashboard, dashboardQuery } from '../_dashboard/dashboard'

export const generateMetadata = privatePage('Office', (t) => [t('subAdminTitle')])

/** The sub-admin's dashboard, into which an admin may look (SPEC section 2). */
export default async function SubAdmin({ searchParams }: PageProps<'/[locale]/SubAdmin'>) {
  const actor = await guard('/SubAdmin')
  const query = dashboardQuery.parse(await queryValues(searchParams))
  return <Dashboard actor={actor} path="/SubAdmin" query={query} />
}
