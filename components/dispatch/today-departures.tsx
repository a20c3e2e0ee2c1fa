import { useLocale, useTranslations } from 'next-intl'
import { CallLink } from '@/components/statistics/call-link'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { ethiopianHour } from '@/lib/core/day'
import { formatCode } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import type { DispatchDay } from '@/lib/dispatch/queries'
import { clocksOf } from '@/lib/dispatch/rules'
import type { Departure } from '@/lib/dispatch/view'
import { hrefOf } from '@/lib/routes/routes'
import { AssignForm } from './assign-form'
import { endOf } from './day-sheet'
import { isOpen, useJobChoices } from './job-choices'
import { useRiderText } from './use-rider-text'

interface TodayDeparturesProps {
  page: '/Admin' | '/SubAdmin'
  /** The page with its view, which is shown again after an assignment. */
  here: string
  /** What can be chosen on the day of these departures. */
  board: DispatchDay
  departures: readonly Departure[]
  /** The departure that the keyboard goes on with after an assignment. */
  next: string | undefined
}

/** Departures by time, a row each: where, who, a call, which car, and driver and plate, or the choice of them in place. */
export function TodayDepartures({ page, here, board, departures, next }: TodayDeparturesProps) {
  return (
    <ol className="@container grid divide-y divide-line">
      {departures.map((job) => (
        <Row
          key={`${job.bookingId} ${job.day}`}
          {...{ page, here, board, job }}
          isNext={`${job.bookingId} ${job.day}` === next}
        />
      ))}
    </ol>
  )
}

type RowProps = Pick<TodayDeparturesProps, 'page' | 'here' | 'board'> & { job: Departure; isNext: boolean }

function Row({ page, here, board, job, isNext }: RowProps) {
  const t = useTranslations('Dispatch')
  const today = useTranslations('Today')
  const locale = useLocale()
  const { bookingId, code, vehicleName, pickupPlace, destination, flight, name, phone, unit } = job
  const rider = useRiderText('Dispatch')(job)
  const way = [pickupPlace, destination].filter(Boolean).join(' → ')
  return (
    <li
      id={isNext ? 'next' : undefined}
      className="grid scroll-mt-24 grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2 @3xl:grid-cols-[4.5rem_minmax(0,1fr)_auto_minmax(0,9rem)_minmax(0,20rem)] @3xl:py-1.5"
    >
      <Time job={job} />
      <div className="grid min-w-0 text-sm">
        <Link
          href={hrefOf(page === '/Admin' ? '/EditBookStatus' : '/YourBooking', { id: bookingId })}
          className="font-semibold wrap-anywhere text-ink hover:underline"
        >
          {way}
          {flight && ` · ${flight}`}
        </Link>
        <span className="flex flex-wrap items-center gap-x-2 text-ink-muted">
          <span className="wrap-anywhere">{rider}</span>
          <span className="figures">{formatCode(code)}</span>
          {job.lastDate !== job.day && (
            <span className="figures">{t('until', { end: endOf(job, locale) })}</span>
          )}
          {!job.isConfirmed && <Badge tone="warning">{t('pending')}</Badge>}
        </span>
      </div>
      <CallLink phone={phone} name={name} />
      <div className="col-[2/-1] flex min-w-0 flex-wrap gap-x-2 text-sm @3xl:col-auto @3xl:grid">
        <span className="wrap-anywhere">{vehicleName}</span>
        {unit ? (
          <span className="text-ink-muted figures">{unit.plate}</span>
        ) : (
          <span className="font-semibold text-warning">{today('noUnit')}</span>
        )}
      </div>
      <div className="col-[2/-1] min-w-0 @3xl:col-auto">
        {isOpen(job) ? <Assign {...{ here, board, job, isNext }} /> : <Assigned job={job} />}
      </div>
    </li>
  )
}

/** When it begins, or ends where it began before, by the other clock too where people tell time by it. */
function Time({ job }: { job: Departure }) {
  const locale = useLocale()
  const t = useTranslations('Today')
  const dispatch = useTranslations('Dispatch')
  const { from, until } = clocksOf(job)
  const clock = from ?? until
  if (!clock) {
    return <span className="self-start text-sm text-ink-muted @3xl:self-center">{t('allDay')}</span>
  }
  return (
    <span className="grid self-start @3xl:self-center">
      <strong className="text-base leading-tight text-ink figures">
        {from ?? dispatch('until', { end: clock })}
      </strong>
      <span className="text-xs text-ink-muted figures">{ethiopianHour(clock, locale)}</span>
    </span>
  )
}

function Assign({ here, board, job, isNext }: Omit<RowProps, 'page'>) {
  const { bookingId, day, code, vehicleName } = job
  return (
    <AssignForm
      {...{ bookingId, day, here, isNext }}
      job={`${formatCode(code)}, ${vehicleName}`}
      isOpen
      {...useJobChoices({ job, board, isWhole: false })}
    />
  )
}

/** Who drives it, a call, how far the trip is, and the way to change that. */
function Assigned({ job: { bookingId, day, code, driver, state } }: { job: Departure }) {
  const t = useTranslations('Dispatch')
  const today = useTranslations('Today')
  return (
    <div className="flex min-w-0 items-center gap-2 text-sm">
      <span className="grid min-w-0 flex-1">
        <span className="font-medium wrap-anywhere">{driver?.name ?? today('withoutDriver')}</span>
        {state && (
          <span className="inline-flex items-center gap-1 font-semibold text-success">
            <Icon name="check" className="size-4" />
            {t(`state.${state}`)}
          </span>
        )}
      </span>
      {driver && <CallLink phone={driver.phone} name={driver.name} />}
      <Link
        href={`${hrefOf('/Dispatch', { date: day, job: bookingId })}#job-${bookingId}`}
        aria-label={today('changeOf', { code: formatCode(code) })}
        className="inline-flex min-h-11 items-center px-1 font-semibold text-brand hover:underline xl:min-h-9"
      >
        {today('change')}
      </Link>
    </div>
  )
}
