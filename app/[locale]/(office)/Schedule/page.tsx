import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BackLink } from '@/components/office/back-link'
import { CursorPages } from '@/components/office/cursor-pages'
import { DaySchedule } from '@/components/vehicles/availability/day-schedule'
import { MonthSchedule } from '@/components/vehicles/availability/month-schedule'
import { PeriodNav } from '@/components/vehicles/availability/period-nav'
import { ScheduleBar } from '@/components/vehicles/availability/schedule-bar'
import { scheduleHref } from '@/components/vehicles/availability/schedule-href'
import { VehicleSchedule } from '@/components/vehicles/availability/vehicle-schedule'
import { WeekSchedule } from '@/components/vehicles/availability/week-schedule'
import { FlashSlot } from '@/components/site/flash-slot'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { FreshAvailability } from '@/components/vehicles/fresh-availability'
import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { can } from '@/lib/auth/permissions'
import { listBlocks } from '@/lib/vehicles/availability/mutations'
import { dayInAddis } from '@/lib/core/day'
import { readFlash } from '@/lib/server/flash'
import { periodOf } from '@/lib/vehicles/availability/rules'
import { scheduleQuery } from '@/lib/vehicles/availability/schema'
import { getVehicleSchedule, listSchedule, type ScheduleRow } from '@/lib/vehicles/availability/queries'
import { privateMetadata } from '@/lib/site/metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Schedule')
  return privateMetadata(t('title'))
}

const freeOf = (rows: readonly ScheduleRow[]) =>
  Object.fromEntries(rows.map(({ id, days }) => [id, days.map(({ free }) => free)]))

/** One-day vehicles by day, week and month; with `?id=` one of them, where its places are blocked (CONTRACT section 7). */
export default async function Schedule({ searchParams }: PageProps<'/[locale]/Schedule'>) {
  const query = scheduleQuery.parse(await queryValues(searchParams))
  const { view, date, q, show, id } = query
  const actor = await guard('/Schedule', { view, date, q, show, id })
  const t = await getTranslations('Schedule')
  const places = await getTranslations('OneDayVehicles')
  const today = dayInAddis(new Date())
  const day = date ?? today
  const opens = can(actor.role, 'office:admin') ? '/EditBookStatus' : '/Confirmation'

  const month = periodOf('month', day)
  const row = id && (await getVehicleSchedule(actor, { id, from: month.from, days: month.days }))
  if (row) {
    const blocks = await listBlocks(actor, { vehicleId: row.id, from: month.from, last: month.last })
    return (
      <>
        <FlashSlot flash={await readFlash()} />
        <PageHeading
          title={row.name}
          lead={row.model}
          actions={<BackLink href={scheduleHref({ date })} label={t('backToAll')} />}
        />
        <PeriodNav
          view="month"
          period={month}
          hrefFor={(other) => scheduleHref({ id, date: other })}
          todayHref={scheduleHref({ id })}
        />
        <VehicleSchedule row={row} blocks={blocks} day={day} today={today} opens={opens} />
        <FreshAvailability from={month.from} shown={freeOf([row])} changedText={places('placesChanged')} />
      </>
    )
  }

  const period = periodOf(view, day)
  const { from, days } = period
  const list = await listSchedule(actor, { ...query, from, days, isBusy: show === 'busy' })
  const hrefTo = (place: object) => scheduleHref({ view, date, q, show, ...place })
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <ScheduleBar query={query} day={day} />
      <PeriodNav
        view={view}
        period={period}
        hrefFor={(other) => hrefTo({ date: other })}
        todayHref={hrefTo({ date: undefined })}
      />
      {list.rows.length === 0 && (
        <EmptyState icon="calendar" title={t('emptyTitle')} description={t('emptyText')} />
      )}
      {list.rows.length > 0 && view === 'day' && <DaySchedule rows={list.rows} opens={opens} />}
      {list.rows.length > 0 && view === 'week' && <WeekSchedule rows={list.rows} day={day} opens={opens} />}
      {list.rows.length > 0 && view === 'month' && <MonthSchedule rows={list.rows} day={day} />}
      <FreshAvailability from={from} shown={freeOf(list.rows)} changedText={places('placesChanged')} />
      <CursorPages
        label={t('title')}
        previous={list.previous ? hrefTo({ before: list.previous }) : undefined}
        next={list.next ? hrefTo({ after: list.next }) : undefined}
      />
    </>
  )
}
