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
import type { SearchParams } from '@/components/vehicles/query-values'
import { VehicleRoom } from '@/components/vehicles/vehicle-room'
import { readDraft } from '@/lib/bookings/draft'
import { classNames } from '@/lib/core/class-names'
import { company } from '@/lib/core/company'
import { addDays, formatHour } from '@/lib/core/day'
import { formatDayInWords, formatDays } from '@/lib/core/i18n/format'
import { travelItems } from '@/lib/requests/rules'
import { readFlash } from '@/lib/server/flash'
import { publicPage } from '@/lib/site/metadata'
import { bookableDaysAhead } from '@/lib/vehicles/rules'
import { type Trip, tripDays } from '@/lib/vehicles/trip-rules'
import { loadVehicle } from '../_vehicle/load-vehicle'

// Named as in the address of the cars, so that a card can lead here with its class chosen.
const itemQuery = z.enum(travelItems).optional().catch(undefined)

export const generateMetadata = publicPage('/Booking', 'TravelBooking', (t) => [t('title'), t('description')])

/**
 * The travel booking form, with the car that it is about where one was chosen, what follows it, ways to ask, and the promotional
 * band (SPEC section 2).
 */
export default async function Booking({ searchParams }: { searchParams: SearchParams }) {
  const [t, validation] = await Promise.all([getTranslations('TravelBooking'), getTranslations('Validation')])
  const { query, found, trip, problem, today } = await loadVehicle(searchParams, 'car')
  const car = found?.vehicle
  const flash = await readFlash()
  // Who is led here from the form that reserves has typed this there.
  const typed = car && flash?.key === 'priceOnRequest' ? await readDraft(car.id) : null
  return (
    <>
      <div className="page-width grid grid-cols-1 gap-6 py-8">
        <FlashSlot flash={flash} />
        <PageHeading title={t('title')} lead={t('lead')} />
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          {car && <ChosenCar car={car} trip={trip} />}
          <Card
            as="section"
            id="request"
            aria-label={t('formLabel')}
            className={classNames('scroll-mt-20 lg:col-start-1 lg:row-start-1', car && 'lg:row-span-2')}
          >
            {problem && (
              <Alert tone="warning" className="mb-5">
                {validation(problem.message)}
              </Alert>
            )}
            <FormMessages namespaces={['TravelForm', 'TravelItem']}>
              <TravelBookingForm
                firstDay={today}
                lastDay={addDays(today, bookableDaysAhead)}
                item={itemQuery.parse(query.type) ?? car?.category ?? undefined}
                date={query.date && problem?.field !== 'date' ? trip.date : undefined}
                phone={typed?.phone}
                destination={typed?.destination}
                message={
                  [await wishOf(car?.name, trip), typed?.message].filter(Boolean).join('\n') || undefined
                }
              />
            </FormMessages>
          </Card>
          <div className="grid gap-8 lg:col-start-2">
            {car && <VehicleRoom vehicle={car} />}
            <WhatHappensNext />
            <section aria-labelledby="ask" className="grid gap-3">
              <h2 id="ask" className="text-xl text-ink">
                {t('askTitle')}
              </h2>
              <ContactLinks contact={company()} />
            </section>
          </div>
        </div>
      </div>
      <PromotionalBand />
    </>
  )
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
