import { useLocale, useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/bookings/booking-labels'
import { FormMessages } from '@/components/form/form-messages'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { type Column, Table } from '@/components/ui/table'
import { DaysText } from '@/components/vehicles/day-text'
import type { Block } from '@/lib/vehicles/availability/mutations'
import { addDays, type Day } from '@/lib/core/day'
import { colonOf, formatDay } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { bookableDaysAhead, pickedDay } from '@/lib/vehicles/rules'
import { hrefOf } from '@/lib/routes/routes'
import type { ScheduledBooking, ScheduleRow } from '@/lib/vehicles/availability/queries'
import { BlockForm } from './block-form'
import type { BookingScreen } from './schedule-href'
import { UnblockForm } from './unblock-form'
import { VehicleMonth } from './vehicle-month'

interface VehicleScheduleProps {
  row: ScheduleRow
  blocks: readonly Block[]
  day: Day
  today: Day
  opens: BookingScreen
}

/** One vehicle's month: its calendar, who booked, what is blocked, and the form that blocks more. */
export function VehicleSchedule({ row, blocks, day, today, opens }: VehicleScheduleProps) {
  const t = useTranslations('Schedule')
  const firstDay = pickedDay(day, today)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid gap-6">
        <Card as="section" className="grid gap-3">
          <p className="text-ink-muted">{t('legend')}</p>
          <VehicleMonth row={row} day={day} chosen={day} />
        </Card>
        <Bookings row={row} opens={opens} />
      </div>
      <div className="grid gap-6">
        <Blocks blocks={blocks} vehicleId={row.id} today={today} />
        <Card as="section" id="block" className="grid scroll-mt-24 gap-4">
          <h2 className="text-xl">{t('blockTitle')}</h2>
          <p className="text-ink-muted">{t('blockText')}</p>
          <FormMessages namespaces={['ScheduleForms']}>
            <BlockForm
              // Another day of the calendar is another suggestion.
              key={firstDay}
              vehicleId={row.id}
              day={firstDay}
              firstDay={today}
              lastDay={addDays(today, bookableDaysAhead)}
              places={row.quantity}
            />
          </FormMessages>
        </Card>
      </div>
    </div>
  )
}

function Bookings({ row, opens }: Pick<VehicleScheduleProps, 'row' | 'opens'>) {
  const t = useTranslations('Schedule')
  const named = row.days.flatMap(({ bookings: some }) => some)
  const others = row.days.reduce((sum, { booked }) => sum + booked, 0) - named.length
  // One of several days is named on each of them.
  const bookings = [...new Map(named.map((booking) => [booking.id, booking])).values()]
  const columns: Column<ScheduledBooking>[] = [
    {
      key: 'customer',
      header: t('customer'),
      isRowHeader: true,
      cell: ({ id, customerName }) => (
        <Link
          href={hrefOf(opens, { id })}
          aria-label={t('openBooking', { customer: customerName })}
          className="underline"
        >
          {customerName}
        </Link>
      ),
    },
    { key: 'day', header: t('day'), cell: (booking) => <DaysText days={booking} /> },
    { key: 'status', header: t('status'), cell: ({ status }) => <StatusBadge status={status} /> },
  ]
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{t('bookings')}</h2>
      {bookings.length === 0 ? (
        <p className="text-ink-muted">{t('noBookings')}</p>
      ) : (
        <Table caption={t('bookings')} columns={columns} rows={bookings} rowKey={({ id }) => id} />
      )}
      {others > 0 && <p className="text-ink-muted">{t('more', { count: others })}</p>}
    </Card>
  )
}

interface BlocksProps {
  blocks: readonly Block[]
  vehicleId: string
  today: Day
}

function Blocks({ blocks, vehicleId, today }: BlocksProps) {
  const locale = useLocale()
  const t = useTranslations('Schedule')
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{t('blocks')}</h2>
      {blocks.length === 0 && <p className="text-ink-muted">{t('noBlocks')}</p>}
      <ul className="grid gap-4">
        {blocks.map(({ id, from, to, places, reason }) => (
          <li key={id} className="grid gap-2 border-t border-line pt-4">
            <p className="font-semibold">
              <DaysText days={{ date: from, lastDate: to }} />
            </p>
            <p className="flex items-start gap-2">
              <Icon name="wrench" className="mt-0.5 size-5 text-ink-muted" />
              <span className="min-w-0 break-words">
                {t('places', { count: places })}
                {reason && `${colonOf(locale)} ${reason}`}
              </span>
            </p>
            {to >= today && (
              <FormMessages namespaces={['ScheduleForms']}>
                <UnblockForm
                  blockId={id}
                  vehicleId={vehicleId}
                  range={
                    to === from
                      ? formatDay(from, locale)
                      : t('range', { from: formatDay(from, locale), to: formatDay(to, locale) })
                  }
                />
              </FormMessages>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
