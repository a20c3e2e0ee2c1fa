import { useLocale, useTranslations } from 'next-intl'
import { FormMessages } from '@/components/form/form-messages'
import { Badge } from '@/components/ui/badge'
import { Icon, type IconName } from '@/components/ui/icon'
import { PhoneLink } from '@/components/office/phone-link'
import { formatHour } from '@/lib/core/day'
import { colonOf, formatCode, formatNumber } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { clocksOf } from '@/lib/dispatch/rules'
import type { DispatchDay } from '@/lib/dispatch/queries'
import type { Departure } from '@/lib/dispatch/view'
import { hrefOf } from '@/lib/routes/routes'
import { AssignForm } from './assign-form'
import { endOf } from './day-sheet'
import { isOpen, useJobChoices } from './job-choices'
import { UndoStepForm } from './undo-step-form'
import { useRiderText } from './use-rider-text'

interface JobListProps {
  board: DispatchDay
  /** The job whose whole choice is shown, with those who cannot drive it and why. */
  openJob: string | undefined
}

/** The departures of a day by time, each with the drivers and units that could go. */
export function JobList({ board, openJob }: JobListProps) {
  const next = board.departures.find(isOpen)?.bookingId
  return (
    // Once for all: the page would carry the texts again with each trip.
    <FormMessages namespaces={['DispatchForms']}>
      <ol className="grid gap-3">
        {board.departures.map((job) => (
          <Job
            // A trip of several days leaves on each of them, and another day is another choice.
            key={job.bookingId + job.day}
            job={job}
            board={board}
            isNext={job.bookingId === next}
            isWhole={job.bookingId === openJob}
          />
        ))}
      </ol>
    </FormMessages>
  )
}

interface JobProps {
  job: Departure
  board: DispatchDay
  isNext: boolean
  isWhole: boolean
}

function Job({ job, board, isNext, isWhole }: JobProps) {
  const t = useTranslations('Dispatch')
  const locale = useLocale()
  const { bookingId, code, day, vehicleName, pickupPlace, destination, flight, driver } = job
  const rider = useRiderText('Dispatch')(job)
  const isLacking = isOpen(job)
  const { from, until } = clocksOf(job)
  const hours = [from, until].flatMap((clock) => (clock ? formatHour(clock, locale) : [])).join(' – ')
  const name = `${formatCode(code)}, ${vehicleName}`
  return (
    <li
      id={isNext ? 'next' : undefined}
      className="grid scroll-mt-24 gap-3 rounded-lg border border-line bg-raised p-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center"
    >
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="text-lg figures">
            {from ? hours : until ? t('until', { end: hours }) : t('noTime')}
          </strong>
          <Link href={hrefOf('/YourBooking', { id: bookingId })} className="figures underline">
            {formatCode(code)}
          </Link>
          <span className="text-sm wrap-anywhere text-ink-muted">{vehicleName}</span>
          {!job.isConfirmed && <Badge tone="warning">{t('pending')}</Badge>}
          {isLacking && <Badge tone="danger">{t(job.needsDriver && !driver ? 'noDriver' : 'noUnit')}</Badge>}
          {job.state && <Badge tone="success">{t(`state.${job.state}`)}</Badge>}
        </p>
        <p className="wrap-anywhere">
          {[pickupPlace, destination].filter(Boolean).join(' → ')}
          {flight && ` · ${flight}`}
          {job.lastDate !== day && ` (${t('until', { end: endOf(job, locale) })})`}
        </p>
        {job.extras.length > 0 && (
          <p className="text-sm wrap-anywhere">
            {t('extras', { names: job.extras.map((text) => text[locale]).join(' · ') })}
          </p>
        )}
        {job.odometers.length > 0 && (
          <p className="text-sm figures">
            {t('odometer', { readings: job.odometers.map(formatNumber).join(' → ') })}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-6 text-sm text-ink-muted">
          <Person icon="user" label={t('sheet.who')} phone={job.phone}>
            {rider}
          </Person>
          {driver && (
            <Person icon="car" label={t('driver')} phone={driver.phone}>
              {driver.name}
            </Person>
          )}
        </div>
      </div>
      <div className="grid min-w-0 gap-1">
        <AssignForm
          {...{ bookingId, day, isNext }}
          job={name}
          isOpen={isLacking}
          {...useJobChoices({ job, board, isWhole })}
        />
        {job.state && (
          <UndoStepForm {...{ bookingId, day }} job={name} word={job.state} step={t(`state.${job.state}`)} />
        )}
        {!isWhole && (
          <Link
            href={`${hrefOf('/Dispatch', { date: day, job: bookingId })}#job-${bookingId}`}
            aria-label={t('allDriversOf', { job: name })}
            className="justify-self-start text-sm text-brand underline"
          >
            {t('allDrivers')}
          </Link>
        )}
        {driver && (
          <Link
            href={`${hrefOf('/Dispatch', { date: day, replace: driver.id })}#replace`}
            className="justify-self-start text-sm text-brand underline"
          >
            {t('replaceLink', { name: driver.name })}
          </Link>
        )}
        {job.vehicleId && !job.unit && !board.units.some(({ vehicleId }) => vehicleId === job.vehicleId) && (
          <Link
            href={`${hrefOf('/Units', { unit: 'new', vehicleId: job.vehicleId })}#form`}
            className="justify-self-start text-sm text-brand underline"
          >
            {t('addUnit')}
          </Link>
        )}
        <span id={`job-${bookingId}`} />
      </div>
    </li>
  )
}

interface PersonProps {
  icon: IconName
  /** What the sign stands for. */
  label: string
  phone: string
  children: string
}

function Person({ icon, label, phone, children }: PersonProps) {
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2">
      <Icon name={icon} className="size-4" />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">{`${label}${colonOf(useLocale())} `}</span>
        {children}
      </span>
      <PhoneLink phone={phone} />
    </p>
  )
}
