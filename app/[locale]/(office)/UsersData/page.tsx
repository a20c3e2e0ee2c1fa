import { getTranslations } from 'next-intl/server'
import { BackLink } from '@/components/office/back-link'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { UserList } from '@/components/users/user-list'
import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { hrefOf } from '@/lib/routes/routes'
import { privatePage } from '@/lib/site/metadata'
import { userListQuery } from '@/lib/users/schema'
import { listUsers } from '@/lib/users/queries'

export const generateMetadata = privatePage('Users', (t) => [t('dataTitle')])

/** Those who sign in with a password, and those who sign in with Google (SPEC section 2). */
export default async function UsersData({ searchParams }: PageProps<'/[locale]/UsersData'>) {
  const actor = await guard('/UsersData')
  const t = await getTranslations('Users')
  const sent = await searchParams
  // Two lists on one page: the second has its own two names in the address.
  const [normal, google] = await Promise.all([
    listUsers(actor, { query: userListQuery.parse(sent), kind: 'password', limit: 10 }),
    listUsers(actor, {
      query: userListQuery.parse({ after: sent.googleAfter, before: sent.googleBefore }),
      kind: 'google',
      limit: 10,
    }),
  ])
  const from = { path: '/UsersData', query: await queryValues(searchParams) } as const
  const pageHref = (name: string, key: string | null) =>
    key ? hrefOf('/UsersData', { [name]: key }) : undefined
  const empty = <EmptyState icon="user" title={t('none')} />
  return (
    <>
      <PageHeading title={t('dataTitle')} actions={<BackLink href="/UserDb" label={t('back')} />} />
      <section aria-labelledby="normal" className="grid gap-4">
        <h2 id="normal" className="text-xl text-ink">
          {t('normalTitle')}
        </h2>
        <UserList
          caption={t('normalTitle')}
          from={from}
          list={normal}
          pages={{ previous: pageHref('before', normal.previous), next: pageHref('after', normal.next) }}
          empty={empty}
        />
      </section>
      <section aria-labelledby="google" className="grid gap-4">
        <h2 id="google" className="text-xl text-ink">
          {t('googleTitle')}
        </h2>
        <UserList
          caption={t('googleTitle')}
          from={from}
          list={google}
          pages={{
            previous: pageHref('googleBefore', google.previous),
            next: pageHref('googleAfter', google.next),
          }}
          empty={<EmptyState icon="user" title={t('googleEmpty')} />}
        />
      </section>
    </>
  )
}
