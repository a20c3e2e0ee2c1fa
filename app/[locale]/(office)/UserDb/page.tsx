import { getTranslations } from 'next-intl/server'
import { cursorPages, sortChoices, sortWord } from '@/components/office/list-address'
import { columnsWord } from '@/components/office/shown-columns'
import { FlashSlot } from '@/components/site/flash-slot'
import { buttonClassName } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { UserFilter, UserList } from '@/components/users/user-list'
import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { readFlash } from '@/lib/server/flash'
import { Link } from '@/lib/core/i18n/navigation'
import { privatePage } from '@/lib/site/metadata'
import { userOrders } from '@/lib/users/rules'
import { userListQuery } from '@/lib/users/schema'
import { listUsers } from '@/lib/users/queries'

export const generateMetadata = privatePage('Users', (t) => [t('listTitle')])

/** Everybody with an account, to be searched, ordered, seen, changed and deleted (SPEC section 2). */
export default async function UserDb({ searchParams }: PageProps<'/[locale]/UserDb'>) {
  const actor = await guard('/UserDb')
  const t = await getTranslations('Users')
  const list = await getTranslations('DataList')
  const query = userListQuery.parse(await queryValues(searchParams))
  const found = await listUsers(actor, { query })
  const address = {
    path: '/UserDb',
    query: {
      q: query.q,
      role: query.role,
      sort: sortWord(userOrders, query.sort),
      columns: await columnsWord(searchParams),
    },
  } as const
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
        users={found.rows}
        address={address}
        csv="users"
        filter={<UserFilter address={address} />}
        sort={sortChoices(address, userOrders, query.sort, (order) => t(`order.${order}`))}
        pages={cursorPages(address, found)}
        empty={<EmptyState title={list('noMatch')} description={list('noMatchText')} />}
      />
    </>
  )
}
