import type { ReactNode } from 'react'
import { DeskFrame } from '@/components/office/desk-frame'
import type { SignedInActor } from '@/lib/auth/permissions'
import { company } from '@/lib/core/company'
import { fullName } from '@/lib/core/i18n/format'
import { logUnexpected } from '@/lib/core/logger'
import { listNews } from '@/lib/statistics/news'
import { countWaitingWork, mostCounted } from '@/lib/statistics/waiting-work'

// What waits is told beside the page: where it cannot be counted, the page itself still comes.
const unknown = { bookings: null, travels: null, departures: null, contacts: null, transfers: null }

const readWork = (actor: SignedInActor) =>
  Promise.all([
    countWaitingWork(actor).catch((error: unknown) => without(error, unknown)),
    listNews(actor).catch((error: unknown) => without(error, [])),
  ])

/** The frame of the desk around a page, with what waits for this person; two queries for every page. */
export async function StaffArea({ actor, children }: { actor: SignedInActor; children: ReactNode }) {
  const [counts, news] = actor.lacksFactor ? [unknown, []] : await readWork(actor)
  return (
    <DeskFrame
      companyName={company().name}
      role={actor.role}
      person={{ id: actor.id, name: fullName(actor) }}
      counts={counts}
      most={mostCounted}
      news={news}
      isLive={!actor.lacksFactor}
    >
      {children}
    </DeskFrame>
  )
}

function without<Rest>(error: unknown, rest: Rest): Rest {
  logUnexpected('frame of the desk', error)
  return rest
}
