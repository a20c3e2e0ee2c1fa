import type { ComponentProps } from 'react'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import type { Picture } from '@/lib/vehicles/pictures'
import { isSoldOut } from '@/lib/vehicles/rules'
import { tripInAddress } from '@/lib/vehicles/trip-rules'
import { SeatsNotice } from './seats-notice'
import { NextFreeDays, TripPrice, TripPriceBar } from './trip-price'
import { CancellationRule, VehicleIncluded } from './vehicle-included'
import { VehicleGallery } from './vehicle-gallery'
import { VehicleRoom } from './vehicle-room'

interface PricedCarProps {
  car: ComponentProps<typeof VehicleRoom>['vehicle'] &
    ComponentProps<typeof VehicleIncluded>['vehicle'] & {
      name: string
      text: string
      pictures: readonly Picture[]
    }
  price: ComponentProps<typeof TripPrice>
  extras: ComponentProps<typeof VehicleIncluded>['extras']
}

/** A car with a day price for a trip, and beside it, or in a bar that stays, what it costs and the way to reserve it. */
export function PricedCar({ car, price, extras }: PricedCarProps) {
  const t = useTranslations('OneDayVehicle')
  const trip = tripInAddress(price.trip)
  return (
    <>
      <Link
        href={hrefOf('/VehiclesTypes', { type: car.category ?? undefined, ...trip })}
        className="inline-flex min-h-11 w-fit items-center gap-1 text-sm font-semibold text-brand hover:underline"
      >
        <Icon name="arrow-left" className="size-4" /> {t('back')}
      </Link>
      <article className="grid grid-cols-1 items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
        <div className="max-lg:hidden lg:sticky lg:top-24 lg:col-start-2">
          <TripPrice {...price} />
        </div>
        <div className="grid grid-cols-1 gap-6 lg:col-start-1 lg:row-start-1">
          <VehicleGallery
            name={car.name}
            pictures={car.pictures}
            isFirst
            sizes="(min-width: 64rem) 45rem, 100vw"
            className="rounded-lg"
          />
          <div className="grid gap-2">
            <h2 className="text-2xl text-ink">{car.name}</h2>
            {car.text && <p className="max-w-prose text-ink-muted">{car.text}</p>}
          </div>
          <SeatsNotice kind="car" seats={car.seats} trip={trip} />
          {isSoldOut(price.vehicle.available) && (
            <section className="grid gap-2 lg:hidden">
              <NextFreeDays {...price} />
            </section>
          )}
          <VehicleRoom kind="car" vehicle={car} />
          <VehicleIncluded kind="car" vehicle={car} extras={extras} />
          <CancellationRule />
        </div>
        <TripPriceBar {...price} />
      </article>
    </>
  )
}
