import { getTranslations } from 'next-intl/server'
import { BookingAgenda } from '@/components/statistics/booking-agenda'
import { PaperAgenda } from '@/components/dispatch/paper-agenda'
import { ContactAgenda, TravelAgenda } from '@/components/statistics/request-agenda'
import { DayText } from '@/components/vehicles/day-text'
import type { SignedInActor } from '@/lib/auth/permissions'
import { addDays } from '@/lib/core/day'
import { getAgenda } from '@/lib/statistics/agenda'
import { listExpiringPapers } from '@/lib/dispatch/queries'
import { hrefOf } from '@/lib/routes/routes'
import { listRequests } from '@/lib/requests/queries'

const waiting = { show: 'open' } as const
const rows = 5

/** Where the whole lists of each area are. */
const listsOf = {
  '/Admin': { bookings: '/AllBookStatus', byStatus: '/StatusOfBook', travels: '/BookingDb' },
  '/SubAdmin': { bookings: '/SubBookStatus', byStatus: '/SubBookStatus', travels: '/SubDemoDb' },
} as const

interface AgendaProps {
  actor: SignedInActor
  path: keyof typeof listsOf
  /** How many travel requests and messages wait for an answer; no messages for who may not see them. */
  travelCount: number
  contactCount: number | null
}

/** What needs doing today; a sub-admin sees no contacts and opens no booking (CONTRACT section 5). */
export async function Agenda({ actor, path, travelCount, contactCount }: AgendaProps) {
  const t = await getTranslations('Statistics')
  const [agenda, papers, travels, contacts] = await Promise.all([
    getAgenda(actor),
    listExpiringPapers(actor),
    listRequests(actor, 'travel-booking', { ...waiting, limit: rows }),
    contactCount === null ? null : listRequests(actor, 'contact', { ...waiting, limit: rows }),
  ])
  const lists = listsOf[path]
  const parts = [
    { id: 'todays', href: hrefOf(lists.bookings, { day: agenda.today }) },
    { id: 'tomorrows', href: hrefOf(lists.bookings, { day: addDays(agenda.today, 1) }) },
    { id: 'toCheck', href: hrefOf(lists.byStatus, { status: 'pending', sort: 'day' }) },
  ] as const
  return (
    <section aria-labelledby="agenda" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="agenda" className="text-xl text-ink">
          {t('agenda.title')}
        </h2>
        <DayText day={agenda.today} />
      </div>
      <div className="grid gap-4 lg:grid-cols-2 lg:*:last:odd:col-span-2">
        {parts.map(({ id, href }) => (
          <BookingAgenda key={id} id={id} part={agenda[id]} allHref={href} isEditable={path === '/Admin'} />
        ))}
        <TravelAgenda bookings={travels.rows} total={travelCount} list={lists.travels} />
        <PaperAgenda papers={papers} />
        {contacts && <ContactAgenda contacts={contacts.rows} total={contactCount ?? 0} />}
      </div>
    </section>
  )
}
