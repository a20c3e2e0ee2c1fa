import { getTranslations } from 'next-intl/server'
import { Tile, TileGrid, type TileLook } from '@/components/office/tile'
import { PageHeading } from '@/components/ui/page-heading'
import { type SignedInActor, can } from '@/lib/auth/permissions'
import { countCap } from '@/lib/db/cursor'
import { adminTiles, openTo, subAdminTiles } from '@/lib/routes/menus'
import { countBookingsByStatus } from '@/lib/bookings/queries'
import { countVehicles } from '@/lib/vehicles/queries'
import { countRequests } from '@/lib/requests/queries'
import type { StatisticsPeriod } from '@/lib/statistics/rules'
import { countUsers } from '@/lib/users/queries'
import { Agenda } from './agenda'
import { Charts } from './charts'

const dashboards = {
  '/Admin': { tiles: adminTiles, title: 'adminTitle', lead: 'adminLead' },
  '/SubAdmin': { tiles: subAdminTiles, title: 'subAdminTitle', lead: 'subAdminLead' },
} as const

interface DashboardProps {
  actor: SignedInActor
  path: keyof typeof dashboards
  period: StatisticsPeriod
}

/** A dashboard of staff: tiles with what waits behind them, what needs doing today, and the figures. */
export async function Dashboard({ actor, path, period }: DashboardProps) {
  const { tiles, title, lead } = dashboards[path]
  const t = await getTranslations('Office')
  const isAdmins = path === '/Admin'
  const [statuses, travels, cars, oneDayVehicles, users, contacts] = await Promise.all([
    countBookingsByStatus(actor),
    countRequests(actor, 'travel-booking', { show: 'open' }),
    countVehicles(actor, 'car'),
    countVehicles(actor, 'one_day'),
    isAdmins ? countUsers(actor) : 0,
    isAdmins && can(actor.role, 'contact:list') ? countRequests(actor, 'contact', { show: 'open' }) : null,
  ])
  const { pending, successful, canceled } = statuses
  const bookings = Math.min(pending + successful + canceled, countCap + 1)
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
    '/UserDb': { icon: 'user', title: t('tile.user'), hint: t('tile.userCount', { count: users }) },
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
      <PageHeading title={t(title)} lead={t(lead)} />
      <TileGrid>
        {openTo(actor.role, tiles).map((href) => (
          <Tile key={href} href={href} {...looks[href]} />
        ))}
      </TileGrid>
      <Agenda actor={actor} path={path} travelCount={travels} contactCount={contacts} />
      <Charts actor={actor} path={path} period={period} />
    </>
  )
}
