import type { Metadata } from 'next'
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
import { Icon } from '@/components/ui/icon'
import { PageHeading } from '@/components/ui/page-heading'
import { VehicleRoom } from '@/components/vehicles/vehicle-room'
import { VehicleScreen } from '@/components/vehicles/vehicle-screen'
import type { SearchParams } from '@/components/vehicles/query-values'
import { visitor } from '@/lib/auth/permissions'
import { listOfferedExtras } from '@/lib/vehicles/prices/queries'
import { classNames } from '@/lib/core/class-names'
import { addDays, formatHour } from '@/lib/core/day'
import { formatDayInWords, formatDays } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { readFlash } from '@/lib/server/flash'
import { hrefOf } from '@/lib/routes/routes'
import { bookableDaysAhead } from '@/lib/vehicles/rules'
import { type Trip, tripDays, tripInAddress } from '@/lib/vehicles/trip-rules'
import type { TripVehicle } from '@/lib/vehicles/trip-vehicle'
import { company } from '@/lib/core/company'
import { publicPage } from '@/lib/site/metadata'
import { travelItems } from '@/lib/requests/rules'
import { loadVehicle, vehicleMetadata } from '../_vehicle/load-vehicle'
import { VehicleJsonLd } from '../_vehicle/vehicle-json-ld'

type Asked = { searchParams: SearchParams }

// Named as in the address of the cars, so that a card can lead here with its class chosen.
const itemQuery = z.enum(travelItems).optional().catch(undefined)

const metadata = publicPage('/Booking', 'TravelBooking', (t) => [t('title'), t('description')])

export async function generateMetadata({ searchParams }: Asked): Promise<Metadata> {
  const { found } = await loadVehicle(searchParams, 'car')
  return found && isPriced(found.vehicle) ? vehicleMetadata(found.vehicle) : metadata()
}

/** The travel booking form with what follows it, ways to ask, and the promotional band (SPEC section 2). */
export default async function Booking({ searchParams }: Asked) {
  const [t, validation, vehicles, list] = await Promise.all([
    getTranslations('TravelBooking'),
    getTranslations('Validation'),
    getTranslations('OneDayVehicle'),
    getTranslations('VehiclesTypes'),
  ])
  const { query, found, trip, problem, today } = await loadVehicle(searchParams, 'car')
  const day = query.date && problem?.field !== 'date' ? trip.date : undefined
  const car = found?.vehicle
  const priced = found !== null && isPriced(found.vehicle)
  const note = problem && <Alert tone="warning">{validation(problem.message)}</Alert>
  const request = (
    <Card
      as="section"
      id="request"
      aria-label={t('formLabel')}
      className={classNames('scroll-mt-20', priced && 'print:hidden')}
    >
      {!priced && note && <div className="mb-5">{note}</div>}
      <FormMessages namespaces={['TravelForm', 'TravelItem']}>
        <TravelBookingForm
          firstDay={today}
          lastDay={addDays(today, bookableDaysAhead)}
          item={itemQuery.parse(query.type) ?? car?.category ?? undefined}
          date={day}
          message={(await wishOf(car?.name, trip)) || undefined}
          isSecond={priced}
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
        <PageHeading title={t('title')} lead={!priced && t('lead')} />
        {priced && (
          <>
            <VehicleJsonLd vehicle={found.vehicle} list={{ name: list('title'), href: '/VehiclesTypes' }} />
            {note}
            <Link
              href={hrefOf('/VehiclesTypes', {
                type: found.vehicle.category ?? undefined,
                ...tripInAddress(trip),
              })}
              className="inline-flex min-h-11 w-fit items-center gap-1 text-sm font-semibold text-brand hover:underline"
            >
              <Icon name="arrow-left" className="size-4" /> {vehicles('back')}
            </Link>
            <VehicleScreen
              {...found}
              trip={trip}
              today={today}
              extras={await listOfferedExtras(visitor, 'car')}
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
        {!priced && (
          <div className={besideForm}>
            {car && <ChosenCar car={car} />}
            <div className={classNames('lg:col-start-1 lg:row-start-1', car && 'lg:row-span-2')}>
              {request}
            </div>
            <div className="grid gap-8 lg:col-start-2">
              {car && <VehicleRoom vehicle={car} />}
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

const isPriced = ({ total }: TripVehicle) => total !== null

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
