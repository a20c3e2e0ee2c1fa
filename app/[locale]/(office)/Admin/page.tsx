import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { privatePage } from '@/lib/site/metadata'
import { Dashboard, dashboardQuery } from '../_dashboard/dashboard'

export const generateMetadata = privatePage('Office', (t) => [t('adminTitle')])

/** The admin's dashboard (SPEC section 2). */
export default async function Admin({ searchParams }: PageProps<'/[locale]/Admin'>) {
  const actor = await guard('/Admin')
  const query = dashboardQuery.parse(await queryValues(searchParams))
  return <Dashboard actor={actor} path="/Admin" query={query} />
}
