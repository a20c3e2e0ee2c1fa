import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FlashSlot } from '@/components/site/flash-slot'
import { buttonClassName } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { UserFilter } from '@/components/users/user-filter'
import { UserList } from '@/components/users/user-list'
import { guard } from '@/lib/auth/guard'
import { readFlash } from '@/lib/http/flash'
import { Link } from '@/lib/i18n/navigation'
import { hrefOf } from '@/lib/routes'
import { privateMetadata } from '@/lib/site/metadata'
import { userOrders } from '@/lib/user-management/rules'
import { userListQuery } from '@/lib/user-management/schema'
import { listUsers } from '@/lib/user-management/service'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Users')
  return privateMetadata(t('listTitle'))
}

/** Everybody with an account, to be searched, ordered, seen, changed and deleted (SPEC section 2). */
export default async function UserDb({ searchParams }: PageProps<'/[locale]/UserDb'>) {
  const actor = await guard('/UserDb')
  const t = await getTranslations('Users')
  const list = await getTranslations('DataList')
  const query = userListQuery.parse(await searchParams)
  const { rows, next, previous } = await listUsers(actor, { query })
  const shown = { q: query.q, role: query.role, sort: query.sort === 'newest' ? undefined : query.sort }
  const pageHref = (place: 'after' | 'before', key: string | null) =>
    key ? hrefOf('/UserDb', { ...shown, [place]: key }) : undefined
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
        users={rows}
        filter={<UserFilter query={shown} />}
        sort={userOrders.map((order) => ({
          label: t(`order.${order}`),
          href: hrefOf('/UserDb', { ...shown, sort: order === 'newest' ? undefined : order }),
          isCurrent: query.sort === order,
        }))}
        pages={{ previous: pageHref('before', previous), next: pageHref('after', next) }}
        empty={<EmptyState title={list('noMatch')} description={list('noMatchText')} />}
      />
    </>
  )
}
