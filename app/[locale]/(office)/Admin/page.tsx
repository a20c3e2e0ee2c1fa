import { getTranslations } from 'next-intl/server'
import { Tile, TileGrid, type TileLook } from '@/components/office/tile'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { statisticsQuery } from '@/lib/statistics/schema'
import { adminTiles, openTo } from '@/lib/routes/menus'
import { countBookingsByStatus } from '@/lib/bookings/queries'
import { countVehicles } from '@/lib/vehicles/queries'
import { privatePage } from '@/lib/site/metadata'
import { countRequests } from '@/lib/requests/queries'
import { countUsers } from '@/lib/users/queries'
import { Agenda } from '../_dashboard/agenda'
import { Charts } from '../_dashboard/charts'

export const generateMetadata = privatePage('Office', (t) => [t('adminTitle')])

/** The admin's dashboard: its tiles with what waits behind them, what needs doing today, and the figures. */
export default async function Admin({ searchParams }: PageProps<'/[locale]/Admin'>) {
  const actor = await guard('/Admin')
  const t = await getTranslations('Office')
  const { period } = statisticsQuery.parse(await queryValues(searchParams))
  const [counts, users, contacts, travelBookings, cars, oneDayVehicles] = await Promise.all([
    countBookingsByStatus(actor),
    countUsers(actor),
    countRequests(actor, 'contact', { show: 'open' }),
    countRequests(actor, 'travel-booking', { show: 'open' }),
    countVehicles(actor, 'car'),
    countVehicles(actor, 'one_day'),
  ])
  const tiles: Record<(typeof adminTiles)[number], TileLook> = {
    '/UserDb': { icon: 'user', title: t('tile.user'), hint: t('tile.userCount', { count: users }) },
    '/ContactDb': { icon: 'mail', title: t('tile.contact'), hint: t('tile.openCount', { count: contacts }) },
    '/BookingDb': {
      icon: 'calendar',
      title: t('tile.booking'),
      hint: t('tile.openCount', { count: travelBookings }),
    },
    '/LandingBookStatus': {
      icon: 'check',
      title: t('tile.statusOneDay'),
      hint: t('tile.statusOneDayHint', { count: counts.pending }),
    },
    '/LandingVehicle': {
      icon: 'car',
      title: t('tile.vehicles'),
      hint: t('tile.vehiclesHint', { count: cars }),
    },
    '/AdminOneLandingVehicle': {
      icon: 'camera',
      title: t('tile.postOneDay'),
      hint: t('tile.postOneDayHint', { count: oneDayVehicles }),
    },
  }
  return (
    <>
      <PageHeading title={t('adminTitle')} lead={t('adminLead')} />
      <TileGrid>
        {openTo(actor.role, adminTiles).map((href) => (
          <Tile key={href} href={href} {...tiles[href]} />
        ))}
      </TileGrid>
      <Agenda actor={actor} path="/Admin" />
      <Charts actor={actor} path="/Admin" period={period} />
    </>
  )
}
