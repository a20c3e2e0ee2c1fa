import { getTranslations } from 'next-intl/server'
import { FocusNext } from '@/components/dispatch/focus-next'
import { isOpen } from '@/components/dispatch/job-choices'
import { TodayDepartures } from '@/components/dispatch/today-departures'
import { FormMessages } from '@/components/form/form-messages'
import { TabsNav } from '@/components/ui/tabs-nav'
import { Disclosure } from '@/components/ui/disclosure'
import type { SignedInActor } from '@/lib/auth/permissions'
import { addDays, type Day } from '@/lib/core/day'
import { formatTime } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { getBoard, listDepartures } from '@/lib/dispatch/queries'
import { clockOf } from '@/lib/dispatch/rules'
import type { Departure } from '@/lib/dispatch/view'
import { hrefOf } from '@/lib/routes/routes'

/** The views of the departures; the first needs no word in the address. */
export const departureViews = ['today', 'open', 'tomorrow'] as const
type DepartureView = (typeof departureViews)[number]

/** What names a view in the address of its page. */
export const departuresQuery = (view: DepartureView) => ({ show: view === 'today' ? undefined : view })

interface DeparturesProps {
  actor: SignedInActor
  page: '/Admin' | '/SubAdmin'
  today: Day
  view: DepartureView
  /** The page comes after an assignment. */
  isAfterOne: boolean
}

const keyOf = ({ bookingId, day }: Departure) => `${bookingId} ${day}`

/** The departures of today and tomorrow by time, those that lack somebody apart, each with its assignment in place. */
export async function Departures({ actor, page, today, view, isAfterOne }: DeparturesProps) {
  const t = await getTranslations('Today')
  const tomorrow = addDays(today, 1)
  const departures = await listDepartures(actor, { from: today, to: tomorrow })
  const now = departures.filter(({ day }) => day === today)
  const later = departures.filter(({ day }) => day === tomorrow)
  const clock = formatTime(new Date().toISOString())
  const isOver = (job: Departure) => job.state === 'done' || clockOf(job.untilMinute) <= clock
  const open = [now.filter((job) => isOpen(job) && !isOver(job)), later.filter(isOpen)] as const
  const count = { today: now.length, open: open[0].length + open[1].length, tomorrow: later.length }
  const shown: Record<DepartureView, readonly Departure[]> = {
    today: now.filter((job) => !isOver(job)),
    open: open.flat(),
    tomorrow: later,
  }
  const over = view === 'today' ? now.filter(isOver) : []
  const listed = [...shown[view], ...over]
  // Who and what could be assigned is asked for the days alone on which somebody is to be.
  const boards = await Promise.all(
    [
      { day: today, departures: now },
      { day: tomorrow, departures: later },
    ].map((of) =>
      listed.some((job) => job.day === of.day && isOpen(job))
        ? getBoard(actor, of)
        : { departures: of.departures, drivers: [], units: [] },
    ),
  )
  const partsOf = (jobs: readonly Departure[]) =>
    boards
      .map((board) => ({ board, departures: board.departures.filter((job) => jobs.includes(job)) }))
      .filter((part) => part.departures.length > 0)
  const next = shown[view].find(isOpen)
  const here = `${hrefOf(page, { ...departuresQuery(view), next: '1' })}#next`
  const list = { page, here, next: next && keyOf(next) }
  return (
    <section aria-labelledby="departures" className="grid min-w-0 content-start">
      <h2 id="departures" className="sr-only">
        {t('departures')}
      </h2>
      <TabsNav
        label={t('departures')}
        linkAs={Link}
        tabs={departureViews.map((name) => ({
          href: hrefOf(page, departuresQuery(name)),
          label: t(`views.${name}`),
          isCurrent: name === view,
          count: String(count[name]),
        }))}
      />
      <FormMessages namespaces={listed.some(isOpen) ? ['DispatchForms'] : []}>
        {shown[view].length === 0 && <p className="py-6 text-ink-muted">{t(`empty.${view}`)}</p>}
        {partsOf(shown[view]).map((part, index) => (
          <TodayDepartures key={index} {...list} {...part} />
        ))}
        {over.length > 0 && (
          <Disclosure title={t('earlier', { count: String(over.length) })}>
            {partsOf(over).map((part, index) => (
              <TodayDepartures key={index} {...list} {...part} />
            ))}
          </Disclosure>
        )}
      </FormMessages>
      {isAfterOne && <FocusNext open={count.open} />}
    </section>
  )
}
