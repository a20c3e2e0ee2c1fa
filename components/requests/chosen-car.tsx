import { VehicleGallery } from '@/components/vehicles/vehicle-gallery'
import { VehiclePrice } from '@/components/vehicles/vehicle-price'
import type { TripVehicle } from '@/lib/vehicles/trip-vehicle'

/** The car of a request whose price is told on request. */
export function ChosenCar({ car }: { car: TripVehicle }) {
  return (
    <article className="grid gap-3 lg:col-start-2">
      <VehicleGallery name={car.name} pictures={car.pictures} className="rounded-lg" />
      <h2 className="text-xl text-ink">{car.name}</h2>
      {car.features.text && (
        <p lang={car.features.lang ?? undefined} className="text-ink-muted">
          {car.features.text}
        </p>
      )}
      <VehiclePrice vehicle={car} typed={car.typedPrice ?? undefined} />
    </article>
  )
}
