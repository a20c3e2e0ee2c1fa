import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { BackToList } from '@/components/office/record-links'
import { RequestScreen } from '@/components/requests/request-screen'
import { FlashSlot } from '@/components/site/flash-slot'
import { DeskMissingRecord } from '@/components/site/not-found-text'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import type { SignedInActor } from '@/lib/auth/permissions'
import { removeRequestAction, replyToRequestAction, setRequestDoneAction } from '@/lib/requests/actions'
import { requestKinds, type RequestOf } from '@/lib/requests/kinds'
import type { RequestKind } from '@/lib/requests/rules'
import { listReplies } from '@/lib/requests/replies'
import { requestIdSchema } from '@/lib/requests/schema'
import { readFlash } from '@/lib/server/flash'

const recordQuery = z.object({
  id: requestIdSchema.catch(''),
  confirm: z.literal('delete').optional().catch(undefined),
})

/** Which request an address names, and whether it asks before deleting. */
export const requestInAddress = async (searchParams: SearchParams) =>
  recordQuery.parse(await queryValues(searchParams))

interface RequestRecordScreenProps {
  actor: SignedInActor
  kind: RequestKind
  /** As the address names it. */
  id: string
  /** Null where there is none. */
  request: RequestOf<RequestKind> | null
  confirm: z.output<typeof recordQuery>['confirm']
  /** What else belongs to the request, below its facts. */
  children?: ReactNode
}

/**
 * One request of a kind with everything that staff do about it; the text of the 404 page where there is none, above the answer that
 * somebody typed until it was deleted.
 */
export async function RequestRecordScreen(props: RequestRecordScreenProps) {
  const { actor, kind, id, request, confirm, children } = props
  const t = await getTranslations('Requests')
  const { facts, screens, texts } = requestKinds[kind]
  return (
    <>
      {request ? (
        <>
          <FlashSlot flash={await readFlash()} />
          <PageHeading
            title={t(texts.record)}
            actions={<BackToList href={screens.list} label={t(texts.back)} />}
          />
        </>
      ) : (
        <DeskMissingRecord />
      )}
      <RequestScreen
        id={id}
        request={request}
        facts={facts}
        replies={request ? await listReplies(actor, kind, id) : []}
        actions={{
          setDone: setRequestDoneAction.bind(null, kind),
          reply: replyToRequestAction.bind(null, kind),
          remove: removeRequestAction.bind(null, kind),
        }}
        isAsking={confirm === 'delete'}
      >
        {children}
      </RequestScreen>
    </>
  )
}
