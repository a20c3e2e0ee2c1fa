import { getLocale, getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { TileStrip, type TileLook } from '@/components/office/tile'
import { FlashSlot } from '@/components/site/flash-slot'
import { buttonClassName } from '@/components/ui/button'
import type { SignedInActor } from '@/lib/auth/permissions'
import { adminTiles, openTo, subAdminTiles } from '@/lib/routes/menus'
import { dayInAddis } from '@/lib/core/day'
import { formatDayInWords, formatEthiopianDay } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import { readFlash } from '@/lib/server/flash'
import { countForTiles } from '@/lib/statistics/waiting-work'
import { Agenda } from './agenda'
import { Departures, departuresQuery, departureViews } from './departures'

const dashboards = {
  '/Admin': { tiles: adminTiles, title: 'adminTitle' },
  '/SubAdmin': { tiles: subAdminTiles, title: 'subAdminTitle' },
} as const

interface DashboardProps {
  actor: SignedInActor
  path: keyof typeof dashboards
  query: DashboardQuery
}

/** Which departures are shown, and whether the page comes after an assignment; what is not understood counts as absent. */
export const dashboardQuery = z.object({
  show: z.enum(departureViews).catch('today'),
  next: z.literal('1').optional().catch(undefined),
})
type DashboardQuery = z.output<typeof dashboardQuery>

/** The day of staff: what leads is the work, each with its action in place; SPEC's tiles stand below (DESIGN, The desk). */
export async function Dashboard({ actor, path, query }: DashboardProps) {
  const { tiles, title } = dashboards[path]
  const [t, dispatch, locale] = await Promise.all([
    getTranslations('Office'),
    getTranslations('Dispatch'),
    getLocale(),
  ])
  const today = dayInAddis(new Date())
  const { pending, bookings, travels, contacts, cars, oneDayVehicles, users } = await countForTiles(actor)
  const open = (count: number) => t('tile.openCount', { count })
  const vehicles: TileLook = {
    icon: 'car',
    title: t('tile.vehicles'),
    hint: t('tile.vehiclesHint', { count: cars }),
  }
  const oneDay: TileLook = {
    icon: 'camera',
    title: t('tile.postOneDay'),
    hint: t('tile.postOneDayHint', { count: oneDayVehicles }),
  }
  const looks: Record<(typeof tiles)[number], TileLook> = {
    '/UserDb': { icon: 'user', title: t('tile.user'), hint: t('tile.userCount', { count: users ?? 0 }) },
    '/ContactDb': { icon: 'mail', title: t('tile.contact'), hint: open(contacts ?? 0) },
    '/BookingDb': { icon: 'calendar', title: t('tile.booking'), hint: open(travels) },
    '/LandingBookStatus': {
      icon: 'check',
      title: t('tile.statusOneDay'),
      hint: t('tile.statusOneDayHint', { count: pending }),
    },
    '/LandingVehicle': vehicles,
    '/AdminOneLandingVehicle': oneDay,
    '/SubDemoDb': { icon: 'calendar', title: t('tile.bookingDemo'), hint: open(travels) },
    '/SubBookStatus': {
      icon: 'calendar',
      title: t('tile.oneDayBookings'),
      hint: t('tile.oneDayBookingsHint', { count: bookings }),
    },
    '/SubLandingVehicle': vehicles,
    '/OneLandingVehicle': oneDay,
  }
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 className="text-2xl text-ink">{t(title)}</h1>
          <p className="text-sm text-ink-muted figures sm:text-base">
            {`${formatDayInWords(today, locale)} · ${formatEthiopianDay(today, locale)}`}
          </p>
        </div>
        <Link
          href={hrefOf('/Dispatch', { view: 'sheet' })}
          className={buttonClassName({ variant: 'secondary', size: 'small', className: 'max-sm:hidden' })}
        >
          {dispatch('views.sheet')}
        </Link>
      </header>
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_22rem] 2xl:grid-cols-[minmax(0,1fr)_27rem]">
        <Departures
          {...{ actor, today }}
          page={path}
          view={query.show}
          isAfterOne={query.next !== undefined}
        />
        <Agenda
          actor={actor}
          path={path}
          here={hrefOf(path, departuresQuery(query.show))}
          travelCount={travels}
          contactCount={path === '/Admin' ? contacts : null}
        />
      </div>
      <TileStrip tiles={openTo(actor.role, tiles).map((href) => ({ href, ...looks[href] }))} />
    </>
  )
}
