import { VehicleGallery } from '@/components/vehicles/vehicle-gallery'
import { VehiclePrice } from '@/components/vehicles/vehicle-price'
import type { Picture } from '@/lib/vehicles/pictures'
import type { DayPrices } from '@/lib/vehicles/rules'

interface ChosenCarProps {
  car: DayPrices & { name: string; text: string; price: string | null; pictures: readonly Picture[] }
}

/** The car that a request is about. */
export function ChosenCar({ car }: ChosenCarProps) {
  return (
    <article className="grid gap-3 lg:col-start-2">
      <VehicleGallery name={car.name} pictures={car.pictures} className="rounded-lg" />
      <h2 className="text-xl text-ink">{car.name}</h2>
      {car.text && <p className="text-ink-muted">{car.text}</p>}
      <VehiclePrice vehicle={car} typed={car.price ?? undefined} />
    </article>
  )
}
