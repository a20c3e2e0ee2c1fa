import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CustomerName, StatusBadge } from '@/components/bookings/booking-labels'
import { FormMessages } from '@/components/form/form-messages'
import { Alert } from '@/components/ui/alert'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { DaysText } from '@/components/vehicles/day-text'
import type { ChangeFormFacts } from '@/lib/bookings/form-change'
import type { Booking } from '@/lib/bookings/view'
import { addDays, type Day, daysBetween } from '@/lib/core/day'
import { colonOf, formatBirr, formatCode, formatDayInWords, listText } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { formatPhone } from '@/lib/core/phone'
import { hrefOf } from '@/lib/routes/routes'
import type { ScheduleDay } from '@/lib/vehicles/availability/queries'
import { bookableDaysAhead, pickedDay } from '@/lib/vehicles/rules'
import { BlockForm } from './block-form'
import { MoveForm } from './move-form'
import type { BookingScreen } from './schedule-href'

interface MovePanelProps {
  booking: Booking
  form: ChangeFormFacts
  /** Where it is to go, as the timeline or the address says, on a vehicle that it can go to. */
  target: { vehicleId: string; date: Day; lastDate: Day }
  /** The days of the target on which nothing is left for it. */
  full: readonly ScheduleDay[]
  /** It was meant for a vehicle that is none of its choices. */
  isRefused: boolean
  opens: BookingScreen
  /** The query of the timeline. */
  here: string
}

/** A booking of the timeline: who it is, where it goes, who stands in the way, and the form that moves it. */
export function MovePanel({ booking, form, target, full, isRefused, opens, here }: MovePanelProps) {
  const locale = useLocale()
  const t = useTranslations('Schedule')
  const { id, code, customerName, phone, status, total, vehicleName } = booking
  return (
    <Panel title={t('moveTitle', { code: formatCode(code) })} here={here}>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink">
        <strong>
          <CustomerName name={customerName} />
        </strong>
        {phone && (
          <a href={`tel:${phone}`} className="figures underline">
            {formatPhone(phone)}
          </a>
        )}
        <StatusBadge status={status} />
        <span>{vehicleName}</span>
        <DaysText days={booking} />
        <span className="figures">{formatBirr(total, locale)}</span>
        <Link href={hrefOf(opens, { id })} className="underline">
          {t('openBooking', { customer: customerName || formatCode(code) })}
        </Link>
      </p>
      {isRefused && <Alert tone="danger">{t('vehicleRefused')}</Alert>}
      {full.length > 0 && (
        <Alert tone="danger" title={t('standsInTheWay')}>
          <ul className="grid gap-1">
            {full.map(({ day, bookings, blocks }) => (
              <li key={day}>
                {formatDayInWords(day, locale) + colonOf(locale)}{' '}
                {[
                  ...bookings.map((one) => one.customerName || t('booked')),
                  ...blocks.map(({ reason }) => listText([t('blocked'), reason], locale)),
                ].join(' · ')}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <FormMessages namespaces={['ChangeForms', 'OneDayBook', 'Quote']}>
        <MoveForm
          // Another booking, or the same dragged elsewhere, is another proposal.
          key={JSON.stringify([id, target])}
          id={id}
          total={total}
          values={{ ...form.values, ...target }}
          firstDay={form.firstDay}
          lastDay={form.lastDay}
          vehicles={form.vehicles ?? []}
          list={here}
        />
      </FormMessages>
    </Panel>
  )
}

interface BlockPanelProps {
  vehicles: readonly { id: string; name: string; quantity: number }[]
  vehicleId: string | undefined
  from: Day
  until: Day | undefined
  today: Day
  here: string
}

/** The form that blocks places of a vehicle on the days that were marked on the timeline. */
export function BlockPanel({ vehicles, vehicleId, from, until, today, here }: BlockPanelProps) {
  const t = useTranslations('Schedule')
  const firstDay = pickedDay(from, today)
  const lastDay = until && until > firstDay ? until : firstDay
  return (
    <Panel title={t('blockTitle')} here={here}>
      <p className="text-ink-muted">{t('blockText')}</p>
      <FormMessages namespaces={['ScheduleForms']}>
        <BlockForm
          key={`${vehicleId} ${firstDay} ${lastDay}`}
          vehicles={vehicles}
          vehicleId={vehicleId}
          day={firstDay}
          until={lastDay}
          firstDay={today}
          lastDay={addDays(today, bookableDaysAhead)}
          places={Math.max(1, ...vehicles.map(({ quantity }) => quantity))}
          list={here}
        />
      </FormMessages>
    </Panel>
  )
}

function Panel({ title, here, children }: { title: string; here: string; children: ReactNode }) {
  const t = useTranslations('Schedule')
  return (
    <Card as="section" id="panel" className="grid scroll-mt-24 gap-4 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl text-ink figures">{title}</h2>
        <Link
          href={hrefOf('/Schedule', Object.fromEntries(new URLSearchParams(here)))}
          className={buttonClassName({ variant: 'quiet', size: 'small' })}
        >
          {t('close')}
        </Link>
      </div>
      {children}
    </Card>
  )
}

/** Where a booking is to go: the days keep their number, and the vehicle is one of its choices. */
export function targetOf(
  booking: Pick<Booking, 'date' | 'lastDate' | 'vehicleId'>,
  { to, vehicle }: { to?: Day | undefined; vehicle?: string | undefined },
  choices: readonly { id: string }[],
) {
  const length = daysBetween(booking.date, booking.lastDate).length
  const date = to ?? booking.date
  const chosen = choices.find(({ id }) => id === vehicle)?.id
  return { vehicleId: chosen ?? booking.vehicleId ?? '', date, lastDate: addDays(date, length - 1) }
}
