import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PrintButton } from '@/components/bookings/print-button'
import { BackLink } from '@/components/office/back-link'
import { CursorPages } from '@/components/office/cursor-pages'
import { FlashSlot } from '@/components/site/flash-slot'
import { buttonClassName } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { DaySchedule } from '@/components/vehicles/availability/day-schedule'
import { PeriodNav } from '@/components/vehicles/availability/period-nav'
import { PlannerBoard } from '@/components/vehicles/availability/planner-board'
import { BlockPanel, MovePanel, targetOf } from '@/components/vehicles/availability/planner-panel'
import { ScheduleBar } from '@/components/vehicles/availability/schedule-bar'
import {
  type BookingScreen,
  scheduleHref,
  type SchedulePlace,
} from '@/components/vehicles/availability/schedule-href'
import { VehicleSchedule } from '@/components/vehicles/availability/vehicle-schedule'
import { FreshAvailability } from '@/components/vehicles/fresh-availability'
import { NoVehicles } from '@/components/vehicles/no-vehicles'
import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { can, type SignedInActor } from '@/lib/auth/permissions'
import { getChangeForm } from '@/lib/bookings/form-change'
import { findBooking } from '@/lib/bookings/queries'
import { type Day, dayInAddis, daysBetween } from '@/lib/core/day'
import { foundOrNull } from '@/lib/core/errors'
import { Link } from '@/lib/core/i18n/navigation'
import { readFlash } from '@/lib/server/flash'
import { privateMetadata } from '@/lib/site/metadata'
import { listBlocks } from '@/lib/vehicles/availability/mutations'
import { getPlanner, type Planner } from '@/lib/vehicles/availability/planner'
import { getVehicleSchedule, listSchedule, type ScheduleRow } from '@/lib/vehicles/availability/queries'
import { calendarMonth, periodOf, timelineQuery } from '@/lib/vehicles/availability/rules'
import { type ScheduleQuery, scheduleQuery } from '@/lib/vehicles/availability/schema'
import { vehicleTitle } from '@/lib/vehicles/rules'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Schedule')
  return privateMetadata(t('title'))
}

const freeOf = (rows: readonly ScheduleRow[]) =>
  Object.fromEntries(rows.map(({ id, days }) => [id, days.map(({ free }) => free)]))

const bookingScreen = (actor: SignedInActor): BookingScreen =>
  can(actor.role, 'office:admin') ? '/EditBookStatus' : '/Confirmation'

/**
 * Vehicles by days: a timeline on which bookings are moved and places blocked, one day as a list, and with `?id=` the month of
 * one vehicle (CONTRACT section 7; DESIGN, The desk).
 */
export default async function Schedule({ searchParams }: PageProps<'/[locale]/Schedule'>) {
  const values = await queryValues(searchParams)
  const query = scheduleQuery.parse(values)
  const { view, date, q, show, id } = query
  const actor = await guard('/Schedule')
  const today = dayInAddis(new Date())
  const day = date ?? today
  const vehicle = id && (await oneVehicle(actor, { id, date, day, today }))
  if (vehicle) return vehicle

  const t = await getTranslations('Schedule')
  const period = periodOf(view, day)
  const asked = { ...query, ...period, isBusy: show === 'busy' }
  const hrefTo = (place: SchedulePlace) => scheduleHref({ view, date, q, show, ...place })
  const here = new URLSearchParams(timelineQuery(new URLSearchParams(values).toString())).toString()
  const planner = view === 'day' ? null : await getPlanner(actor, asked)
  const oneDay = view === 'day' ? await listSchedule(actor, asked) : null
  const list = planner ?? oneDay
  const vehicles = planner?.rows ?? oneDay?.rows.map((row) => ({ ...row, name: vehicleTitle(row) })) ?? []
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading
        title={t('title')}
        lead={planner && t('lead')}
        actions={
          <>
            <Link
              href={`${hrefTo({ block: 'new' })}#panel`}
              className={buttonClassName({ variant: 'secondary', className: 'print:hidden' })}
            >
              {t('block')}
            </Link>
            <PrintButton label={t('print')} variant="secondary" />
          </>
        }
      />
      <ScheduleBar query={query} day={day} />
      <Panel {...{ actor, query, vehicles, today, here }} />
      <PeriodNav
        view={view}
        period={period}
        hrefFor={(other) => hrefTo({ date: other })}
        todayHref={hrefTo({ date: undefined })}
      />
      {list?.rows.length === 0 &&
        (q || show === 'busy' ? (
          <EmptyState icon="calendar" title={t('emptyTitle')} description={t('emptyText')} />
        ) : (
          <NoVehicles />
        ))}
      {planner && planner.rows.length > 0 && (
        <Timeline planner={planner} from={day} today={today} here={here} moving={query.move} />
      )}
      {oneDay && oneDay.rows.length > 0 && <OneDay rows={oneDay.rows} actor={actor} />}
      <CursorPages
        label={t('title')}
        previous={list?.previous ? hrefTo({ before: list.previous }) : undefined}
        next={list?.next ? hrefTo({ after: list.next }) : undefined}
      />
    </>
  )
}

async function oneVehicle(
  actor: SignedInActor,
  { id, date, day, today }: { id: string; date: Day | undefined; day: Day; today: Day },
) {
  const month = calendarMonth(day)
  const row = await getVehicleSchedule(actor, { id, from: month.from, days: month.days })
  if (!row) return null
  const [t, places] = await Promise.all([getTranslations('Schedule'), getTranslations('OneDayVehicles')])
  const blocks = await listBlocks(actor, { vehicleId: id, from: month.from, last: month.last })
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading
        title={row.name}
        lead={row.model}
        actions={<BackLink href={scheduleHref({ date })} label={t('backToAll')} />}
      />
      <PeriodNav
        view="calendar"
        period={month}
        hrefFor={(other) => scheduleHref({ id, date: other })}
        todayHref={scheduleHref({ id })}
      />
      <VehicleSchedule row={row} blocks={blocks} day={day} today={today} opens={bookingScreen(actor)} />
      <FreshAvailability from={month.from} shown={freeOf([row])} changedText={places('placesChanged')} />
    </>
  )
}

type PanelProps = {
  actor: SignedInActor
  query: ScheduleQuery
  /** What the page shows. */
  vehicles: readonly { id: string; name: string; quantity: number }[]
  today: Day
  here: string
}

/** What was asked for on the timeline: a booking to be moved, or places to be blocked. */
async function Panel({ actor, query, vehicles, today, here }: PanelProps) {
  if (query.block) {
    const vehicleId = query.block === 'new' ? undefined : query.block
    const from = query.to ?? query.date ?? today
    return (
      <BlockPanel
        {...{ vehicleId, from, today, here }}
        vehicles={vehicles.map(({ id, name, quantity }) => ({ id, name, quantity }))}
        until={query.until}
      />
    )
  }
  const booking = query.move && (await foundOrNull(findBooking(actor, query.move)))
  // What was dropped upon and what stands on the timeline can be chosen, however large the fleet is.
  const wanted = [query.vehicle ?? [], vehicles.map(({ id }) => id)].flat()
  const form = booking && (await getChangeForm(actor, booking.id, wanted))
  if (!booking || !form) return null
  const target = targetOf(booking, query, form.vehicles ?? [])
  const isRefused = query.vehicle !== undefined && query.vehicle !== target.vehicleId
  const days = daysBetween(target.date, target.lastDate)
  const time = { from: target.date, days: days.length }
  // A vehicle that was removed since has no days.
  const row = target.vehicleId ? await getVehicleSchedule(actor, { id: target.vehicleId, ...time }) : null
  // Its own place is no place that stands in its way.
  const isOwn = (one: { id: string }) => one.id === booking.id
  const full = (row?.days ?? []).filter(({ free, bookings }) => free === 0 && !bookings.some(isOwn))
  return <MovePanel {...{ booking, target, full, isRefused, here, form }} opens={bookingScreen(actor)} />
}

type TimelineProps = { planner: Planner; from: Day; today: Day; here: string; moving: string | undefined }

async function Timeline({ planner: { rows, free, places }, ...time }: TimelineProps) {
  const t = await getTranslations('Schedule')
  return (
    <PlannerBoard
      {...{ free, places, ...time }}
      rows={rows.map(({ id, name, bars }) => ({ id, name, bars }))}
      words={{
        ...{ caption: t('title'), vehicle: t('vehicle'), free: t('freeSum'), hint: t('hint') },
        looks: {
          ...{ confirmed: t('looks.confirmed'), claimed: t('looks.claimed') },
          ...{ part: t('looks.part'), held: t('looks.held'), blocked: t('looks.blocked') },
        },
      }}
    />
  )
}

async function OneDay({ rows, actor }: { rows: readonly ScheduleRow[]; actor: SignedInActor }) {
  const places = await getTranslations('OneDayVehicles')
  const [first] = rows
  return (
    <>
      <DaySchedule rows={rows} opens={bookingScreen(actor)} />
      {first?.days[0] && (
        <FreshAvailability
          from={first.days[0].day}
          shown={freeOf(rows)}
          changedText={places('placesChanged')}
        />
      )}
    </>
  )
}
