import { getLocale, getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { FormMessages } from '@/components/form/form-messages'
import { ContactLinks } from '@/components/site/contact-links'
import { FlashSlot } from '@/components/site/flash-slot'
import { PromotionalBand, WhatHappensNext } from '@/components/requests/travel-booking-sections'
import { TravelBookingForm } from '@/components/requests/travel-booking-form'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { VehicleGallery } from '@/components/vehicles/vehicle-gallery'
import { VehicleRoom } from '@/components/vehicles/vehicle-room'
import { VehiclePrice } from '@/components/vehicles/vehicle-price'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { visitor } from '@/lib/auth/permissions'
import { getQuote } from '@/lib/vehicles/prices/queries'
import { getVehicle } from '@/lib/vehicles/queries'
import { classNames } from '@/lib/core/class-names'
import { addDays, dayInAddis } from '@/lib/core/day'
import { readFlash } from '@/lib/server/flash'
import { bookableDaysAhead } from '@/lib/vehicles/rules'
import { readTrip } from '@/lib/vehicles/trip-rules'
import { company } from '@/lib/core/company'
import { publicPage } from '@/lib/site/metadata'
import { travelItems } from '@/lib/requests/rules'

// Named as in the address of the cars, so that a card can lead here with its class chosen.
const wishQuery = z.object({
  type: z.enum(travelItems).optional().catch(undefined),
  date: z.string().optional(),
  id: z.uuid().optional().catch(undefined),
})

export const generateMetadata = publicPage('/Booking', 'TravelBooking', (t) => [t('title'), t('description')])

/** The travel booking form with what follows it, ways to ask, and the promotional band (SPEC section 2). */
export default async function Booking({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('TravelBooking')
  const { type, date, id } = wishQuery.parse(await queryValues(searchParams))
  const validation = await getTranslations('Validation')
  const today = dayInAddis(new Date())
  const { trip, problem } = readTrip({ date }, { today })
  const day = date && !problem ? trip.date : undefined
  const chosen = id ? await getVehicle(visitor, { id, locale: await getLocale() }) : null
  const isPriced = chosen && chosen.dayPrice !== null
  const quote = isPriced ? await getQuote(visitor, { vehicleId: chosen._id, date: trip.date }) : null
  return (
    <>
      <div className="page-width grid gap-6 py-8">
        <div>
          <FlashSlot flash={await readFlash()} />
          <PageHeading title={t('title')} lead={t('lead')} />
        </div>
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          {chosen && (
            <article className="grid gap-3 lg:col-start-2">
              <VehicleGallery name={chosen.name} pictures={chosen.pictures} className="rounded-lg" />
              <h2 className="text-xl text-ink">{chosen.name}</h2>
              {chosen.text && <p className="text-ink-muted">{chosen.text}</p>}
              <VehiclePrice
                vehicle={quote ? { ...chosen, dayPrice: quote.total / 100 } : chosen}
                typed={chosen.price ?? undefined}
              />
            </article>
          )}
          <Card
            as="section"
            id="request"
            aria-label={t('formLabel')}
            className={classNames('scroll-mt-20 lg:col-start-1 lg:row-start-1', chosen && 'lg:row-span-2')}
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
                item={type}
                date={day}
              />
            </FormMessages>
          </Card>
          <div className="grid gap-8 lg:col-start-2">
            {chosen && <VehicleRoom kind="car" vehicle={{ ...chosen, category: chosen.class }} />}
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
