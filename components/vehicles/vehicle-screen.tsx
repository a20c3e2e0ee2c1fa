import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Icon, type IconName } from '@/components/ui/icon'
import type { Day } from '@/lib/core/day'
import type { PricedExtra } from '@/lib/vehicles/prices/quote'
import { isCityOnly, isSoldOut } from '@/lib/vehicles/rules'
import { type Trip, tripDays, tripInAddress } from '@/lib/vehicles/trip-rules'
import type { FoundTripVehicle, TripVehicle } from '@/lib/vehicles/trip-vehicle'
import { FreshAvailability } from './fresh-availability'
import { MonthCalendar } from './month-calendar'
import { useLeftText } from './result-cards'
import { useDaysInWords } from './trip-text'
import { SeatsNotice } from './seats-notice'
import { NextFreeDays, TripPrice, TripPriceBar } from './trip-price'
import { CancellationRule, VehicleIncluded } from './vehicle-included'
import { VehicleGallery } from './vehicle-gallery'
import { VehicleRoom } from './vehicle-room'
import { VehicleRow } from './vehicle-row'

interface VehicleScreenProps extends FoundTripVehicle {
  trip: Trip
  today: Day
  extras: readonly PricedExtra[]
}

/** All there is to say of a vehicle for a trip, and beside it, or in a bar that stays, its price and the way to order it. */
export function VehicleScreen({
  vehicle,
  calendar,
  watched,
  nextFree,
  similar,
  trip,
  today,
  extras,
}: VehicleScreenProps) {
  const t = useTranslations('OneDayVehicle')
  const list = useTranslations('OneDayVehicles')
  const left = useLeftText()
  const days = useDaysInWords()(trip)
  const { id, name, model, features, pictures, available } = vehicle
  const price = { vehicle, trip, nextFree, today }
  return (
    <>
      <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
        <div className="grid gap-6">
          <VehicleGallery
            name={name}
            pictures={pictures}
            isFirst
            sizes="(min-width: 64rem) 45rem, 88vw"
            className="rounded-lg"
          />
          <div className="grid gap-2">
            <h1 className="text-2xl text-ink lg:text-4xl">
              {name} {model && <span className="font-normal text-ink-muted">{model}</span>}
            </h1>
            {features.text && (
              <p lang={features.lang ?? undefined} className="max-w-prose text-ink-muted">
                {features.text}
              </p>
            )}
            <Badge
              tone={isSoldOut(available) ? 'danger' : 'success'}
              icon={isSoldOut(available) ? 'close' : 'check'}
              className="w-fit"
            >
              {left(available)} · {days.gregorian}
            </Badge>
          </div>
          <SeatsNotice vehicle={vehicle} trip={tripInAddress(trip)} />
          {isSoldOut(available) && (
            <section className="grid gap-2 lg:hidden">
              <NextFreeDays {...price} />
            </section>
          )}
          <VehicleSpecs vehicle={vehicle} />
          <VehicleRoom vehicle={vehicle} />
          <VehicleIncluded vehicle={vehicle} extras={extras} />
          <div className="border-t border-line pt-6">
            <MonthCalendar vehicle={vehicle} trip={trip} today={today} calendar={calendar} />
            <FreshAvailability
              from={watched[0]?.day ?? today}
              shown={{ [id]: watched.map((one) => one.available) }}
              changedText={list('placesChanged')}
            />
          </div>
          <CancellationRule />
        </div>
        <div className="max-lg:hidden lg:sticky lg:top-24 print:block print:break-inside-avoid">
          <TripPrice {...price} />
        </div>
      </div>
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="grid gap-4 border-t border-line pt-6">
          <h2 id="similar" className="text-xl text-ink">
            {t('similar')}
          </h2>
          <VehicleRow vehicles={similar} trip={trip} forText={t('days', { count: tripDays(trip) })} />
        </section>
      )}
      <TripPriceBar {...price} />
    </>
  )
}

function VehicleSpecs({ vehicle }: { vehicle: TripVehicle }) {
  const t = useTranslations('VehicleFacts')
  const page = useTranslations('OneDayVehicle')
  const { seats, bags, gearbox, fuel, category } = vehicle
  const specs: readonly (readonly [IconName, string] | null)[] = [
    seats === null ? null : ['seat', t('seats', { count: seats })],
    bags === null ? null : ['bag', t('bags', { count: bags })],
    gearbox && ['gears', t(`gearbox.${gearbox}`)],
    fuel && ['fuel', t(`fuel.${fuel}`)],
    category && ['road', page(isCityOnly(category) ? 'cityOnly' : 'cityAndCountry')],
  ]
  return (
    <section aria-labelledby="features" className="border-t border-line pt-6">
      <h2 id="features" className="sr-only">
        {page('featuresTitle')}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 max-sm:[&>:last-child:nth-child(odd)]:col-span-2">
        {specs.map(
          (spec) =>
            spec && (
              <li key={spec[0]} className="flex items-center gap-2.5 text-ink figures">
                <Icon name={spec[0]} className="size-5 text-brand" />
                {spec[1]}
              </li>
            ),
        )}
      </ul>
    </section>
  )
}
