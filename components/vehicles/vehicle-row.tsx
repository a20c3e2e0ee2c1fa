import { useLocale } from 'next-intl'
import { formatBirr } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import type { ResultVehicle } from '@/lib/vehicles/result-vehicle'
import { type Trip, tripInAddress } from '@/lib/vehicles/trip-rules'
import { useShortFacts } from './result-cards'
import { vehicleHref } from './vehicle-href'
import { VehiclePicture } from './vehicle-picture'

interface VehicleRowProps {
  vehicles: readonly ResultVehicle[]
  trip: Trip
  /** What is said behind each total: for how long it is. */
  forText: string
}

/** A few vehicles with what the trip costs with each: pushed sideways on phones, four beside each other above. */
export function VehicleRow({ vehicles, trip, forText }: VehicleRowProps) {
  const locale = useLocale()
  const factsOf = useShortFacts()
  return (
    <ul className="vehicle-row">
      {vehicles.map((vehicle) => (
        <li
          key={vehicle.id}
          className="relative grid w-60 shrink-0 snap-start content-start gap-0.5 lg:w-auto"
        >
          <VehiclePicture
            url={vehicle.url}
            name=""
            sizes="(min-width: 64rem) 18rem, 15rem"
            className="mb-2 rounded-lg"
          />
          <h3 className="text-base text-ink">
            <Link
              href={vehicleHref(vehicle, tripInAddress(trip))}
              className="after:absolute after:inset-0 hover:underline"
            >
              {vehicle.name}
            </Link>
          </h3>
          <p className="text-sm text-ink-muted figures">{factsOf(vehicle)}</p>
          <p className="figures">
            <b className="text-ink">{formatBirr(vehicle.total ?? 0, locale)}</b>{' '}
            <span className="text-sm text-ink-muted">{forText}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
