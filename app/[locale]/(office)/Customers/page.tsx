import { getTranslations } from 'next-intl/server'
import { CustomerList } from '@/components/customers/customer-list'
import { listAddress } from '@/components/office/list-address'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { countCustomers, listCustomerPage } from '@/lib/customers/customer-record'
import { customerOrders, customersQuery } from '@/lib/customers/schema'
import { listSavedViews } from '@/lib/saved-views/queries'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('Customers', (t) => [t('title')])

/** Everybody who booked, by account or by phone (CONTRACT section 11). */
export default async function Customers({ searchParams }: PageProps<'/[locale]/Customers'>) {
  const query = customersQuery.parse(await queryValues(searchParams))
  const { q, sort } = query
  const actor = await guard('/Customers')
  const [t, list, total, views] = await Promise.all([
    getTranslations('Customers'),
    listCustomerPage(actor, query),
    countCustomers(actor, q),
    listSavedViews(actor, '/Customers'),
  ])
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <CustomerList
        {...{ list, total, views }}
        address={await listAddress({
          ...{ path: '/Customers', orders: customerOrders, sort },
          ...{ filters: { q }, searchParams },
        })}
      />
    </>
  )
}
