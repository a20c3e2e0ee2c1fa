import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { MissingRecord } from '@/components/site/not-found-text'
import { buttonClassName } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { SearchParams } from '@/components/vehicles/query-values'
import { TripProblemNote } from '@/components/vehicles/trip-problem-note'
import { listPaths, requestHref } from '@/components/vehicles/vehicle-href'
import { VehicleScreen } from '@/components/vehicles/vehicle-screen'
import { visitor } from '@/lib/auth/permissions'
import { Link } from '@/lib/core/i18n/navigation'
import { addressIn } from '@/lib/core/i18n/routing'
import { hrefOf } from '@/lib/routes/routes'
import { privateMetadata } from '@/lib/site/metadata'
import { listOfferedExtras } from '@/lib/vehicles/prices/queries'
import type { VehicleKind } from '@/lib/vehicles/rules'
import { tripInAddress } from '@/lib/vehicles/trip-rules'
import { loadVehicle, vehicleMetadata } from './load-vehicle'
import { VehicleJsonLd } from './vehicle-json-ld'

type Asked = { searchParams: SearchParams }

/** `generateMetadata` of the page of a vehicle of a kind. */
export const vehicleHead =
  (kind: VehicleKind) =>
  async ({ searchParams }: Asked): Promise<Metadata> => {
    const { found } = await loadVehicle(searchParams, kind)
    return found
      ? vehicleMetadata(found.vehicle)
      : privateMetadata((await getTranslations('NotFound'))('title'))
  }

/**
 * One vehicle with what a trip with it costs, its days and the way to order it (SPEC section 2). A car without a price for a day
 * is asked for elsewhere; one with a price can be asked about first.
 */
export async function VehiclePage({ searchParams, kind }: Asked & { kind: VehicleKind }) {
  const { found, trip, problem, today } = await loadVehicle(searchParams, kind)
  if (!found) return <MissingRecord />
  const { vehicle } = found
  const asked = tripInAddress(trip)
  if (vehicle.total === null) redirect(addressIn(await getLocale(), requestHref(vehicle, asked)))
  const isCar = kind === 'car'
  const [t, list] = await Promise.all([
    getTranslations('OneDayVehicle'),
    getTranslations(isCar ? 'VehiclesTypes' : 'OneDayVehicles'),
  ])
  const type = isCar ? (vehicle.category ?? undefined) : undefined
  return (
    <div className="page-width grid grid-cols-1 gap-4 pb-12">
      <VehicleJsonLd vehicle={vehicle} listName={list('title')} />
      <Link
        href={hrefOf(listPaths[kind], { type, ...asked })}
        className="inline-flex min-h-11 w-fit items-center gap-1 text-sm font-semibold text-brand hover:underline"
      >
        <Icon name="arrow-left" className="size-4" /> {t('back')}
      </Link>
      <TripProblemNote problem={problem} />
      <VehicleScreen {...found} trip={trip} today={today} extras={await listOfferedExtras(visitor, kind)} />
      {isCar && <AskFirst href={requestHref(vehicle, asked)} />}
    </div>
  )
}

/** The way to ask about a car before it is reserved; how else to reach us stands at the foot of every page. */
async function AskFirst({ href }: { href: string }) {
  const [t, help] = await Promise.all([getTranslations('TravelBooking'), getTranslations('Help')])
  return (
    <section aria-labelledby="ask" className="grid justify-items-start gap-3 border-t border-line pt-6">
      <h2 id="ask" className="text-xl text-ink">
        {t('askTitle')}
      </h2>
      <Link href={href} className={buttonClassName({ variant: 'secondary' })}>
        {help('reachTitle')}
      </Link>
    </section>
  )
}
