import { getTranslations } from 'next-intl/server'
import { BookingAgenda } from '@/components/statistics/booking-agenda'
import { ContactAgenda, TravelAgenda } from '@/components/statistics/request-agenda'
import { DayText } from '@/components/vehicles/day-text'
import type { SignedInActor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/permissions'
import { addDays } from '@/lib/core/day'
import { getAgenda } from '@/lib/statistics/agenda'
import { hrefOf } from '@/lib/routes/routes'
import { countRequests, listRequests } from '@/lib/requests/queries'

const waiting = { show: 'open' } as const
const rows = 5

/** Where the whole lists of each area are. */
const listsOf = {
  '/Admin': { bookings: '/AllBookStatus', byStatus: '/StatusOfBook', travels: '/BookingDb' },
  '/SubAdmin': { bookings: '/SubBookStatus', byStatus: '/SubBookStatus', travels: '/SubDemoDb' },
} as const

interface AgendaProps {
  actor: SignedInActor
  path: '/Admin' | '/SubAdmin'
}

/** What needs doing today; a sub-admin sees no contacts and opens no booking (CONTRACT section 5). */
export async function Agenda({ actor, path }: AgendaProps) {
  const t = await getTranslations('Statistics')
  const isAdminsScreen = path === '/Admin' && can(actor.role, 'contact:list')
  const [agenda, travels, travelCount, contacts] = await Promise.all([
    getAgenda(actor),
    listRequests(actor, 'travel-booking', { ...waiting, limit: rows }),
    countRequests(actor, 'travel-booking', waiting),
    isAdminsScreen
      ? Promise.all([
          listRequests(actor, 'contact', { ...waiting, limit: rows }),
          countRequests(actor, 'contact', waiting),
        ])
      : null,
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
          <BookingAgenda key={id} id={id} part={agenda[id]} allHref={href} isEditable={isAdminsScreen} />
        ))}
        <TravelAgenda bookings={travels.rows} total={travelCount} list={lists.travels} />
        {contacts && <ContactAgenda contacts={contacts[0].rows} total={contacts[1]} />}
      </div>
    </section>
  )
}
