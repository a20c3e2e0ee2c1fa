import { getLocale, getTranslations } from 'next-intl/server'
import { AuditList } from '@/components/audit/audit-list'
import { listAddress } from '@/components/office/list-address'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues } from '@/components/vehicles/query-values'
import { auditOrders, auditQuery } from '@/lib/audit/schema'
import { listAuditEntries } from '@/lib/audit/queries'
import { guard } from '@/lib/auth/guard'
import { listSavedViews } from '@/lib/saved-views/queries'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('Audit', (t) => [t('title')])

/** What staff did; it can be read and never changed (CONTRACT section 4). */
export default async function Audit({ searchParams }: PageProps<'/[locale]/Audit'>) {
  const actor = await guard('/Audit')
  const [t, locale] = [await getTranslations('Audit'), await getLocale()]
  const query = auditQuery.parse(await queryValues(searchParams))
  const { q, entity, sort } = query
  const [views, list, address] = await Promise.all([
    listSavedViews(actor, '/Audit'),
    listAuditEntries(actor, { ...query, locale }),
    listAddress({ path: '/Audit', orders: auditOrders, sort, filters: { q, entity }, searchParams }),
  ])
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <AuditList {...{ query, views, list, address }} />
    </>
  )
}
