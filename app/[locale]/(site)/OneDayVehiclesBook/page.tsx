import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MissingRecord } from '@/components/site/not-found-text'
import { Icon } from '@/components/ui/icon'
import type { SearchParams } from '@/components/vehicles/query-values'
import { TripProblemNote } from '@/components/vehicles/trip-problem-note'
import { VehicleScreen } from '@/components/vehicles/vehicle-screen'
import { visitor } from '@/lib/auth/permissions'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import { privateMetadata } from '@/lib/site/metadata'
import { listOfferedExtras } from '@/lib/vehicles/prices/queries'
import { tripInAddress } from '@/lib/vehicles/trip-rules'
import { loadVehicle, vehicleMetadata } from '../_vehicle/load-vehicle'
import { VehicleJsonLd } from '../_vehicle/vehicle-json-ld'

type Asked = { searchParams: SearchParams }

export async function generateMetadata({ searchParams }: Asked): Promise<Metadata> {
  const { found } = await loadVehicle(searchParams, 'one_day')
  return found
    ? vehicleMetadata(found.vehicle)
    : privateMetadata((await getTranslations('NotFound'))('title'))
}

/** One vehicle with what a trip with it costs, its days and the way to order it (SPEC section 2). */
export default async function OneDayVehiclesBook({ searchParams }: Asked) {
  const { found, trip, problem, today } = await loadVehicle(searchParams, 'one_day')
  if (!found) return <MissingRecord />
  const t = await getTranslations('OneDayVehicle')
  const list = await getTranslations('OneDayVehicles')
  return (
    <div className="page-width grid grid-cols-1 gap-4 pb-12">
      <VehicleJsonLd vehicle={found.vehicle} list={{ name: list('title'), href: '/OneDayVehicles' }} />
      <Link
        href={hrefOf('/OneDayVehicles', tripInAddress(trip))}
        className="inline-flex min-h-11 w-fit items-center gap-1 text-sm font-semibold text-brand hover:underline"
      >
        <Icon name="arrow-left" className="size-4" /> {t('back')}
      </Link>
      <TripProblemNote problem={problem} />
      <VehicleScreen
        {...found}
        trip={trip}
        today={today}
        extras={await listOfferedExtras(visitor, 'one_day')}
      />
    </div>
  )
}
