import { getTranslations } from 'next-intl/server'
import { listAddress } from '@/components/office/list-address'
import { FlashSlot } from '@/components/site/flash-slot'
import { buttonClassName } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { UserFilter, UserList } from '@/components/users/user-list'
import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { readFlash } from '@/lib/server/flash'
import { Link } from '@/lib/core/i18n/navigation'
import { listSavedViews } from '@/lib/saved-views/queries'
import { privatePage } from '@/lib/site/metadata'
import { userOrders } from '@/lib/users/rules'
import { userListQuery } from '@/lib/users/schema'
import { countUsers, listUsers } from '@/lib/users/queries'

export const generateMetadata = privatePage('Users', (t) => [t('listTitle')])

/** Everybody with an account, to be searched, ordered, seen, changed and deleted (SPEC section 2). */
export default async function UserDb({ searchParams }: PageProps<'/[locale]/UserDb'>) {
  const actor = await guard('/UserDb')
  const t = await getTranslations('Users')
  const query = userListQuery.parse(await queryValues(searchParams))
  const { q, role, sort } = query
  const [found, total, views] = await Promise.all([
    listUsers(actor, { query }),
    countUsers(actor, undefined, { q, role }),
    listSavedViews(actor, '/UserDb'),
  ])
  const address = await listAddress({
    path: '/UserDb',
    orders: userOrders,
    sort,
    filters: { q, role },
    searchParams,
  })
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading
        title={t('listTitle')}
        actions={
          <Link href="/UsersData" className={buttonClassName({ variant: 'secondary', size: 'small' })}>
            {t('dataTitle')}
          </Link>
        }
      />
      <UserList
        caption={t('listTitle')}
        list={found}
        total={total}
        views={views}
        address={address}
        from={address}
        csv="users"
        filter={<UserFilter address={address} />}
        empty={<EmptyState icon="user" title={t('none')} />}
      />
    </>
  )
}
