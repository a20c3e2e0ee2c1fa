import { getTranslations } from 'next-intl/server'
import { listAddress } from '@/components/office/list-address'
import { RequestList } from '@/components/requests/request-list'
import { FlashSlot } from '@/components/site/flash-slot'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import type { Actor } from '@/lib/auth/permissions'
import { requestKinds } from '@/lib/requests/kinds'
import { listRequests } from '@/lib/requests/queries'
import type { RequestKind } from '@/lib/requests/rules'
import type { RequestQuery } from '@/lib/requests/schema'
import { readFlash } from '@/lib/server/flash'

interface RequestListScreenProps {
  actor: Actor
  kind: RequestKind
  path: '/ContactDb' | '/BookingDb' | '/SubDemoDb'
  titleKey: 'contactsTitle' | 'bookingsTitle' | 'demoTitle'
  searchParams: SearchParams
}

/** The requests of a kind, in the area of either staff role. */
export async function RequestListScreen(props: RequestListScreenProps) {
  const { actor, kind, path, searchParams } = props
  const t = await getTranslations('Requests')
  const title = t(props.titleKey)
  const query: RequestQuery = requestKinds[kind].query.parse(await queryValues(searchParams))
  const { q, item, show, sort } = query
  const { orders } = requestKinds[kind]
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading title={title} />
      <RequestList
        kind={requestKinds[kind]}
        title={title}
        list={await listRequests(actor, kind, query)}
        query={query}
        address={await listAddress({ path, orders, sort, filters: { q, item, show }, searchParams })}
      />
    </>
  )
}
