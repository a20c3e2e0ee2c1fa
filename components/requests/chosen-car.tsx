import type { ComponentProps } from 'react'
import { TripPrice } from '@/components/vehicles/trip-price'
import { VehicleGallery } from '@/components/vehicles/vehicle-gallery'
import { VehiclePrice } from '@/components/vehicles/vehicle-price'
import type { Picture } from '@/lib/vehicles/pictures'
import type { DayPrices } from '@/lib/vehicles/rules'

interface ChosenCarProps {
  car: DayPrices & { name: string; text: string; price: string | null; pictures: readonly Picture[] }
  /** What the days cost that are asked for, and whether it is left on them; null for a price on request. */
  price: ComponentProps<typeof TripPrice> | null
}

/** A car with its prices on the days that were searched for, and the way to reserve it where it has a day price. */
export function ChosenCar({ car, price }: ChosenCarProps) {
  return (
    <article className="grid gap-3 lg:col-start-2">
      <VehicleGallery name={car.name} pictures={car.pictures} className="rounded-lg" />
      <h2 className="text-xl text-ink">{car.name}</h2>
      {car.text && <p className="text-ink-muted">{car.text}</p>}
      {price && <TripPrice {...price} />}
      <VehiclePrice vehicle={car} typed={car.price ?? undefined} />
    </article>
  )
}
