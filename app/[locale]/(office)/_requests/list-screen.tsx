import { getTranslations } from 'next-intl/server'
import { FormMessages } from '@/components/form/form-messages'
import { hereOf, listAddress } from '@/components/office/list-address'
import { MarkUndo } from '@/components/requests/mark-forms'
import { RequestList } from '@/components/requests/request-list'
import { FlashSlot } from '@/components/site/flash-slot'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import type { Actor } from '@/lib/auth/permissions'
import { requestKinds } from '@/lib/requests/kinds'
import { markRequestsAction } from '@/lib/requests/actions'
import { countRequests, listRequests } from '@/lib/requests/queries'
import type { RequestKind } from '@/lib/requests/rules'
import type { RequestQuery } from '@/lib/requests/schema'
import { listSavedViews } from '@/lib/saved-views/queries'
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
  // What narrows the list down, its number and its address.
  const filters = { q, item, show }
  const { orders } = requestKinds[kind]
  const [list, total, views, address] = await Promise.all([
    listRequests(actor, kind, query),
    countRequests(actor, kind, filters),
    listSavedViews(actor, path),
    listAddress({ path, orders, sort, filters, searchParams }),
  ])
  const markAction = markRequestsAction.bind(null, kind)
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      {query.marked && (
        <FormMessages namespaces={['MarkForms']}>
          <MarkUndo ids={query.marked} as={query.as} here={hereOf(address)} action={markAction} />
        </FormMessages>
      )}
      <PageHeading title={title} />
      <RequestList
        kind={requestKinds[kind]}
        title={title}
        {...{ list, query, address, views, total, markAction }}
      />
    </>
  )
}
