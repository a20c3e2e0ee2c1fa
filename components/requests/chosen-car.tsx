import { VehicleGallery } from '@/components/vehicles/vehicle-gallery'
import { vehicleHref } from '@/components/vehicles/vehicle-href'
import { VehiclePrice } from '@/components/vehicles/vehicle-price'
import { Link } from '@/lib/core/i18n/navigation'
import { type Trip, tripInAddress } from '@/lib/vehicles/trip-rules'
import type { TripVehicle } from '@/lib/vehicles/trip-vehicle'

/** The car of a request. One with a price leads back to where it is reserved. */
export function ChosenCar({ car, trip }: { car: TripVehicle; trip: Trip }) {
  return (
    <article className="grid gap-3 lg:col-start-2">
      <VehicleGallery name={car.name} pictures={car.pictures} className="rounded-lg" />
      <h2 className="text-xl text-ink">
        {car.total === null ? (
          car.name
        ) : (
          <Link href={vehicleHref(car, tripInAddress(trip))} className="underline underline-offset-2">
            {car.name}
          </Link>
        )}
      </h2>
      {car.features.text && (
        <p lang={car.features.lang ?? undefined} className="text-ink-muted">
          {car.features.text}
        </p>
      )}
      <VehiclePrice vehicle={car} typed={car.typedPrice ?? undefined} />
    </article>
  )
}
