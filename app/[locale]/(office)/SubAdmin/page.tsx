import { getTranslations } from 'next-intl/server'
import { Tile, TileGrid, type TileLook } from '@/components/office/tile'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { statisticsQuery } from '@/lib/statistics/schema'
import { countCap } from '@/lib/db/cursor'
import { openTo, subAdminTiles } from '@/lib/routes/menus'
import { countBookingsByStatus } from '@/lib/bookings/queries'
import { countVehicles } from '@/lib/vehicles/queries'
import { privatePage } from '@/lib/site/metadata'
import { countRequests } from '@/lib/requests/queries'
import { Agenda } from '../_dashboard/agenda'
import { Charts } from '../_dashboard/charts'

export const generateMetadata = privatePage('Office', (t) => [t('subAdminTitle')])

/** The sub-admin's dashboard: tiles, what needs doing today, and the figures. */
export default async function SubAdmin({ searchParams }: PageProps<'/[locale]/SubAdmin'>) {
  const actor = await guard('/SubAdmin')
  const t = await getTranslations('Office')
  const { period } = statisticsQuery.parse(await queryValues(searchParams))
  const [{ pending, successful, canceled }, travelBookings, cars, oneDayVehicles] = await Promise.all([
    countBookingsByStatus(actor),
    countRequests(actor, 'travel-booking', { show: 'open' }),
    countVehicles(actor, 'car'),
    countVehicles(actor, 'one_day'),
  ])
  const tiles: Record<(typeof subAdminTiles)[number], TileLook> = {
    '/SubDemoDb': {
      icon: 'calendar',
      title: t('tile.bookingDemo'),
      hint: t('tile.openCount', { count: travelBookings }),
    },
    '/SubBookStatus': {
      icon: 'calendar',
      title: t('tile.oneDayBookings'),
      hint: t('tile.oneDayBookingsHint', {
        count: Math.min(pending + successful + canceled, countCap + 1),
      }),
    },
    '/SubLandingVehicle': {
      icon: 'car',
      title: t('tile.vehicles'),
      hint: t('tile.vehiclesHint', { count: cars }),
    },
    '/OneLandingVehicle': {
      icon: 'camera',
      title: t('tile.postOneDay'),
      hint: t('tile.postOneDayHint', { count: oneDayVehicles }),
    },
  }
  return (
    <>
      <PageHeading title={t('subAdminTitle')} lead={t('subAdminLead')} />
      <TileGrid>
        {openTo(actor.role, subAdminTiles).map((href) => (
          <Tile key={href} href={href} {...tiles[href]} />
        ))}
      </TileGrid>
      <Agenda actor={actor} path="/SubAdmin" />
      <Charts actor={actor} path="/SubAdmin" period={period} />
    </>
  )
}
