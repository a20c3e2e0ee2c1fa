import { getLocale, getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { FormMessages } from '@/components/form/form-messages'
import { ContactLinks } from '@/components/site/contact-links'
import { FlashSlot } from '@/components/site/flash-slot'
import { ChosenCar } from '@/components/requests/chosen-car'
import { PromotionalBand, WhatHappensNext } from '@/components/requests/travel-booking-sections'
import { TravelBookingForm } from '@/components/requests/travel-booking-form'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { FreshAvailability } from '@/components/vehicles/fresh-availability'
import { PricedCar } from '@/components/vehicles/priced-car'
import { VehicleRoom } from '@/components/vehicles/vehicle-room'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { visitor } from '@/lib/auth/permissions'
import { getQuote, listOfferedExtras, priceVehiclesOn } from '@/lib/vehicles/prices/queries'
import { getVehicle, listAvailability } from '@/lib/vehicles/queries'
import { classNames } from '@/lib/core/class-names'
import { addDays, type Day, dayInAddis, daysBetween, formatHour } from '@/lib/core/day'
import { formatDayInWords, formatDays } from '@/lib/core/i18n/format'
import { readFlash } from '@/lib/server/flash'
import { bookableDaysAhead, isSoldOut } from '@/lib/vehicles/rules'
import {
  freeStarts,
  lastDayToOffer,
  readTrip,
  type Trip,
  tripDays,
  tripQuery,
} from '@/lib/vehicles/trip-rules'
import { company } from '@/lib/core/company'
import { publicPage } from '@/lib/site/metadata'
import { travelItems } from '@/lib/requests/rules'

// Named as in the address of the cars, so that a card can lead here with its class chosen.
const wishQuery = tripQuery.extend({
  type: z.enum(travelItems).optional().catch(undefined),
  id: z.uuid().optional().catch(undefined),
})

export const generateMetadata = publicPage('/Booking', 'TravelBooking', (t) => [t('title'), t('description')])

/** The travel booking form with what follows it, ways to ask, and the promotional band (SPEC section 2). */
export default async function Booking({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('TravelBooking')
  const { type, id, ...asked } = wishQuery.parse(await queryValues(searchParams))
  const [validation, list] = await Promise.all([
    getTranslations('Validation'),
    getTranslations('OneDayVehicles'),
  ])
  const today = dayInAddis(new Date())
  const { trip, problem } = readTrip(asked, { today })
  const day = asked.date && problem?.field !== 'date' ? trip.date : undefined
  const chosen = id ? await loadCar(id, { trip, today }) : null
  const price = chosen?.price
  const note = problem && <Alert tone="warning">{validation(problem.message)}</Alert>
  const request = (
    <Card as="section" id="request" aria-label={t('formLabel')} className="scroll-mt-20">
      {!price && note && <div className="mb-5">{note}</div>}
      <FormMessages namespaces={['TravelForm', 'TravelItem']}>
        <TravelBookingForm
          firstDay={today}
          lastDay={addDays(today, bookableDaysAhead)}
          item={type}
          date={day}
          message={(await wishOf(chosen?.car.name, trip)) || undefined}
          isSecond={Boolean(price)}
        />
      </FormMessages>
    </Card>
  )
  const ask = (
    <h2 id="ask" className="text-xl text-ink">
      {t('askTitle')}
    </h2>
  )
  const besideForm = 'grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]'
  return (
    <>
      <div className="page-width grid grid-cols-1 gap-6 py-8">
        <FlashSlot flash={await readFlash()} />
        <PageHeading title={t('title')} lead={!price && t('lead')} />
        {chosen && price && (
          <>
            {note}
            <PricedCar {...chosen} price={price} />
            <FreshAvailability
              from={trip.date}
              leastOf={tripDays(trip)}
              shown={{ [price.vehicle.id]: [price.vehicle.available] }}
              changedText={list('placesChanged')}
            />
            <section aria-labelledby="ask" className="grid grid-cols-1 gap-4 border-t border-line pt-6">
              {ask}
              <div className={besideForm}>
                {request}
                <div className="grid gap-8">
                  <WhatHappensNext />
                  <ContactLinks contact={company()} />
                </div>
              </div>
            </section>
          </>
        )}
        {!price && (
          <div className={besideForm}>
            {chosen && <ChosenCar car={chosen.car} />}
            <div className={classNames('lg:col-start-1 lg:row-start-1', chosen && 'lg:row-span-2')}>
              {request}
            </div>
            <div className="grid gap-8 lg:col-start-2">
              {chosen && <VehicleRoom kind="car" vehicle={chosen.car} />}
              <WhatHappensNext />
              <section aria-labelledby="ask" className="grid gap-3">
                {ask}
                <ContactLinks contact={company()} />
              </section>
            </div>
          </div>
        )}
      </div>
      <PromotionalBand />
    </>
  )
}

/** A car with what it costs on the days of a trip by the quote; null where there is none with that id. */
async function loadCar(id: string, { trip, today }: { trip: Trip; today: Day }) {
  const found = await getVehicle(visitor, { id, locale: await getLocale() })
  if (found?.kind !== 'car') return null
  const { date, lastDate } = trip
  const plain = { ...found, id, category: found.class }
  const [[car = plain], quote, extras] = await Promise.all([
    priceVehiclesOn(visitor, [plain], date),
    found.dayPrice === null ? null : getQuote(visitor, { vehicleId: id, date, lastDate }),
    found.dayPrice === null ? [] : listOfferedExtras(visitor, 'car'),
  ])
  if (!quote) return { car, price: null, extras }
  const { available } = quote
  const total = quote.total / 100
  const vehicle = {
    ...({ id, kind: 'car', category: found.class, available, total } as const),
    perDay: Math.ceil(total / tripDays(trip)),
  }
  const nextFree = isSoldOut(available) ? await nextFreeDays(id, { trip, today }) : []
  return { car, price: { vehicle, trip, nextFree, today }, extras }
}

/** The next days from which a car that is taken can be had for as long a trip. */
async function nextFreeDays(id: string, { trip, today }: { trip: Trip; today: Day }): Promise<Day[]> {
  const { date: from } = trip
  const days = daysBetween(from, lastDayToOffer(trip, today)).length
  const [availability] = await listAvailability(visitor, { vehicleIds: [id], from, days })
  return freeStarts(availability?.days ?? [], { from, days: tripDays(trip), most: 3 })
}

/** What was chosen and searched for and has no field of its own in the request, as a person may read and change it. */
async function wishOf(name: string | undefined, trip: Trip): Promise<string> {
  const [t, locale] = await Promise.all([getTranslations('Search'), getLocale()])
  const { pickupPlace, pickupTime, passengers } = trip
  return [
    name,
    tripDays(trip) > 1 && formatDays(trip, locale, formatDayInWords),
    pickupPlace,
    pickupTime && formatHour(pickupTime, locale),
    passengers && t('people', { count: passengers }),
  ]
    .filter(Boolean)
    .join(' · ')
}
