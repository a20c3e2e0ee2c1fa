import { redirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { BankAccounts } from '@/components/bookings/bank-accounts'
import { OneDayBookForm } from '@/components/bookings/one-day-book-form'
import { OwnBookingNote } from '@/components/bookings/own-booking-note'
import { RoomNote } from '@/components/bookings/room-note'
import { SoldOutTrip } from '@/components/bookings/sold-out-trip'
import { FormMessages } from '@/components/form/form-messages'
import { FlashSlot } from '@/components/site/flash-slot'
import { FlowFrame } from '@/components/site/flow-frame'
import { Icon } from '@/components/ui/icon'
import { FreshAvailability } from '@/components/vehicles/fresh-availability'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { TripProblemNote } from '@/components/vehicles/trip-problem-note'
import { listPaths, requestHref } from '@/components/vehicles/vehicle-href'
import { VehiclePicture } from '@/components/vehicles/vehicle-picture'
import { guard } from '@/lib/auth/guard'
import type { Actor } from '@/lib/auth/permissions'
import { type BookingDraft, readDraft } from '@/lib/bookings/draft'
import { listNextBookings } from '@/lib/bookings/queries'
import { findRoomToReserve } from '@/lib/bookings/reserve'
import { bankAccounts, company } from '@/lib/core/company'
import { addDays, type Day, dayInAddis, daysBetween, isDay } from '@/lib/core/day'
import { fullName } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { addressIn, type Locale } from '@/lib/core/i18n/routing'
import { formatPhone } from '@/lib/core/phone'
import { hrefOf } from '@/lib/routes/routes'
import { clientAddress } from '@/lib/server/client-address'
import { readFlash } from '@/lib/server/flash'
import { privatePage } from '@/lib/site/metadata'
import { getOwnProfile } from '@/lib/users/queries'
import { freePeriods } from '@/lib/vehicles/availability/rules'
import { askQuote } from '@/lib/vehicles/prices/asked-quote'
import { listOfferedExtras } from '@/lib/vehicles/prices/queries'
import type { PricedExtra } from '@/lib/vehicles/prices/quote'
import { quoteAddressQuery } from '@/lib/vehicles/prices/rules'
import { findRemovedKind, getVehicle, listAvailability } from '@/lib/vehicles/queries'
import { bookableDaysAhead, isCityOnly, kindNames } from '@/lib/vehicles/rules'
import { vehicleIdSchema, vehicleSearchQuery } from '@/lib/vehicles/schema'
import {
  lastDayToOffer,
  readTrip,
  type Trip,
  tripDays,
  tripInAddress,
  tripQuery,
} from '@/lib/vehicles/trip-rules'
import { searchVehicles } from '@/lib/vehicles/vehicle-search'

export const generateMetadata = privatePage('OneDayBook', (t) => [t('title')])

/**
 * Reserves a vehicle of either kind, with SPEC section 2's transaction fields for whoever has paid already. Without a known
 * vehicle there is nothing to book; where it was deleted, the list of its kind says so. With nothing left of it the page says
 * what is.
 */
export default async function OneDayBook({ searchParams }: { searchParams: SearchParams }) {
  const query = await queryValues(searchParams)
  const { id: vehicleId, pickupPlace, pickupTime, passengers } = query
  const pickup = { pickupPlace, pickupTime, passengers }
  const actor = await guard('/OneDayBook')
  const t = await getTranslations('OneDayBook')
  const locale = await getLocale()
  const today = dayInAddis(new Date())
  const { trip, problem } = readTrip(tripQuery.parse(query), { today })
  const day = trip.date
  const id = vehicleIdSchema.safeParse(vehicleId).data
  const found = id && (await getVehicle(actor, { id, locale }))
  if (!found) {
    const kind = id && (await findRemovedKind(actor, id))
    redirect(
      addressIn(
        locale,
        kind ? hrefOf(listPaths[kind], { ...tripInAddress(trip), gone: 1 }) : '/OneDayVehicles',
      ),
    )
  }
  const { _id, name, url, seats, class: category } = found
  const isCar = found.kind === 'car'
  const vehicle = { id: _id, kind: isCar ? 'car' : 'one_day', name, category } as const
  if (found.dayPrice === null) redirect(addressIn(locale, requestHref(vehicle, tripInAddress(trip))))

  const [draft, extras, { phone }, booked] = await Promise.all([
    readDraft(vehicle.id),
    listOfferedExtras(actor, vehicle.kind),
    getOwnProfile(actor),
    listNextBookings(actor),
  ])
  // A last day that cannot be booked stays in its field as it was typed, and the price says what is wrong with it.
  const isInPrice = problem?.field === 'lastDate' && isDay(query.lastDate ?? '')
  const asksLast = isInPrice ? query.lastDate : query.lastDate && trip.lastDate
  const { lastDate, ticked } = chosenRental({ query, day, asksLast, draft, offered: extras })
  const asked = { vehicleId: vehicle.id, date: day, lastDate, extras: ticked }
  const days = { date: day, lastDate: lastDate ?? day }
  const [answer, room] = await Promise.all([
    askQuote(actor, asked, locale),
    findRoomToReserve(actor, { vehicleId: vehicle.id, days, address: await clientAddress() }),
  ])
  const quote = { query: quoteAddressQuery(asked), ...answer }
  const isGone = 'available' in quote && quote.available === 0
  const own = booked.find(
    (one) => one.vehicleId === vehicle.id && one.date <= days.lastDate && one.lastDate >= day,
  )
  const noRoom = room !== 'free' && <RoomNote reason={room} phone={company().phone} />
  const list = await getTranslations('OneDayVehicles')
  const facts = await getTranslations('VehicleFacts')

  return (
    <FlowFrame company={company()} step={isGone ? 'choose' : 'reserve'}>
      <div className="page-width grid gap-6 py-6 lg:max-w-270 lg:py-8">
        <FlashSlot flash={await readFlash()} />
        <TripProblemNote problem={isInPrice ? null : problem} />
        <FreshAvailability
          from={day}
          {...('available' in quote
            ? {
                leastOf: tripDays(days),
                shown: { [vehicle.id]: [quote.available] },
              }
            : { shown: { [vehicle.id]: await leftOn(actor, vehicle.id, day) } })}
          changedText={list('placesChanged')}
        />
        {isGone ? (
          <SoldOutTrip
            {...await whatIsLeft(actor, {
              vehicle,
              trip: { ...trip, lastDate: days.lastDate, extras: ticked.join() || undefined },
              today,
              locale,
            })}
            own={own}
            isKept={draft !== null || query.transferred === '1'}
            phone={formatPhone(company().phone)}
          />
        ) : (
          <>
            <header className="flex items-center gap-4">
              <VehiclePicture url={url} name="" isFirst sizes="7rem" className="w-28! shrink-0 rounded-md" />
              <div className="min-w-0">
                <h1 className="text-xl text-ink lg:text-3xl">{t('heading', { vehicle: name })}</h1>
                {seats !== null && (
                  <p className="text-ink-muted">
                    {isCar ? facts('seats', { count: seats }) : t('withDriver', { seats })}
                  </p>
                )}
              </div>
            </header>
            {own && <OwnBookingNote own={own} />}
            {noRoom}
            <FormMessages namespaces={['OneDayBook', 'Picture', 'Quote', 'Transfers', 'TransferFields']}>
              <OneDayBookForm
                // Other days are another trip: the fields hold what the address says.
                key={quote.query}
                vehicleId={vehicle.id}
                vehicle={{
                  kind: vehicle.kind,
                  isCityOnly: category !== null && isCityOnly(category),
                  seats,
                }}
                requestKey={crypto.randomUUID()}
                day={day}
                firstDay={today}
                lastDay={addDays(today, bookableDaysAhead)}
                person={{ id: actor.id, name: fullName(actor) }}
                draft={{
                  ...draft,
                  phone: draft?.phone || (phone ? formatPhone(phone) : ''),
                  ...given(pickup),
                  lastDate,
                  extras: Object.fromEntries(ticked.map((one) => [one, 'on'])),
                }}
                extras={extras}
                quote={quote}
                // Behind a full address other days may be free, and they are chosen here.
                noRoom={room !== 'address-full' && noRoom}
                isTransferred={query.transferred === '1'}
                account={<BankAccounts banks={bankAccounts()} />}
                rule={
                  <p className="flex gap-3 rounded-md bg-brand-soft px-4 py-3 text-ink">
                    <Icon name="clock" className="mt-0.5 size-5 text-brand" />
                    <span>
                      {t('rule')}{' '}
                      <Link href="/Terms" className="underline">
                        {t('ruleLink')}
                      </Link>
                    </span>
                  </p>
                }
              />
            </FormMessages>
          </>
        )}
      </div>
    </FlowFrame>
  )
}

type Chosen = {
  query: Readonly<Record<string, string>>
  day: Day
  asksLast: string | undefined
  draft: Partial<BookingDraft> | null
  offered: readonly PricedExtra[]
}

/** The last day and the extras that the address names, else those that were chosen before the person was led away. */
function chosenRental({ query, day, asksLast, draft, offered }: Chosen) {
  const lastDate = asksLast ?? (draft?.date === day ? draft.lastDate : undefined) ?? ''
  const ids = query.extras?.split(',') ?? Object.keys(draft?.extras ?? {})
  return {
    lastDate: isDay(lastDate) && lastDate !== day ? lastDate : undefined,
    ticked: offered.map(({ id }) => id).filter((id) => ids.includes(id)),
  }
}

/** What the address says of a trip; what it leaves out does not take the place of what was typed. */
const given = (trip: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(trip).filter(([, value]) => value))

/** How much is shown of either. */
const mostShown = { periods: 4, vehicles: 3 } as const

/** What is left on the first day of a trip that has no price. */
async function leftOn(actor: Actor, vehicleId: string, day: Day): Promise<number[]> {
  const [left] = await listAvailability(actor, { vehicleIds: [vehicleId], from: day, days: 1 })
  return left?.days.map((one) => one.available) ?? []
}

type Gone = { vehicle: ComponentProps<typeof SoldOutTrip>['vehicle']; trip: Trip; today: Day; locale: Locale }

async function whatIsLeft(actor: Actor, { vehicle, trip, today, locale }: Gone) {
  const { date, lastDate, passengers: seats } = trip
  const last = lastDayToOffer(trip, today)
  const [[availability], found] = await Promise.all([
    listAvailability(actor, { vehicleIds: [vehicle.id], from: date, days: daysBetween(date, last).length }),
    searchVehicles(actor, {
      query: {
        ...vehicleSearchQuery.parse({ kind: kindNames[vehicle.kind], date, lastDate, seats }),
        page: 1,
        limit: mostShown.vehicles + 1,
      },
      locale,
    }),
  ])
  return {
    vehicle,
    trip,
    next: freePeriods(availability?.days ?? [], {
      length: tripDays(trip),
      most: mostShown.periods,
    }),
    others: found.rows
      .filter(({ _id, available, total }) => _id !== vehicle.id && available > 0 && total !== null)
      .slice(0, mostShown.vehicles),
  }
}
