import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Tile, TileGrid } from '@/components/office/tile'
import { PageHeading } from '@/components/ui/page-heading'
import { guard } from '@/lib/auth/guard'
import { countCars } from '@/lib/cars/manage'
import { countCap } from '@/lib/http/paging'
import { countOneDayBookings } from '@/lib/one-day-bookings/service'
import { countOneDayVehicles } from '@/lib/one-day-vehicles/manage'
import { privateMetadata } from '@/lib/site/metadata'
import { countOpenTravelBookings } from '@/lib/travel-bookings/service'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Office')
  return privateMetadata(t('subAdminTitle'))
}

/** The sub-admin's dashboard. */
export default async function SubAdmin() {
  const actor = await guard('/SubAdmin')
  const t = await getTranslations('Office')
  const { pending, successful, canceled } = await countOneDayBookings(actor)
  return (
    <>
      <PageHeading title={t('subAdminTitle')} lead={t('subAdminLead')} />
      <TileGrid>
        <Tile
          href="/SubDemoDb"
          icon="calendar"
          title={t('tile.bookingDemo')}
          hint={t('tile.openCount', { count: await countOpenTravelBookings(actor) })}
        />
        <Tile
          href="/SubBookStatus"
          icon="calendar"
          title={t('tile.oneDayBookings')}
          hint={t('tile.oneDayBookingsHint', {
            count: Math.min(pending + successful + canceled, countCap + 1),
          })}
        />
        <Tile
          href="/SubLandingVehicle"
          icon="car"
          title={t('tile.vehicles')}
          hint={t('tile.vehiclesHint', { count: await countCars(actor) })}
        />
        <Tile
          href="/OneLandingVehicle"
          icon="camera"
          title={t('tile.postOneDay')}
          hint={t('tile.postOneDayHint', { count: await countOneDayVehicles(actor) })}
        />
      </TileGrid>
    </>
  )
}
