import { redirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { BankAccounts, BookedVehicleSummary, NextSteps } from '@/components/bookings/book-form-surroundings'
import { OneDayBookForm } from '@/components/bookings/one-day-book-form'
import { FormMessages } from '@/components/form/form-messages'
import { PageHeading } from '@/components/ui/page-heading'
import { FreshAvailability } from '@/components/vehicles/fresh-availability'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { addDays, dayInAddis, isDay } from '@/lib/core/day'
import { addressIn } from '@/lib/core/i18n/routing'
import { type BookingDraft, readDraft } from '@/lib/bookings/draft'
import { bookableDaysAhead, pickedDay } from '@/lib/vehicles/rules'
import { vehicleIdSchema } from '@/lib/vehicles/schema'
import { getOneDayVehicle } from '@/lib/vehicles/queries'
import { askQuote } from '@/lib/vehicles/prices/asked-quote'
import { listOfferedExtras, priceVehiclesOn } from '@/lib/vehicles/prices/queries'
import type { PricedExtra } from '@/lib/vehicles/prices/quote'
import { quoteAddressQuery } from '@/lib/vehicles/prices/rules'
import { bankAccounts } from '@/lib/core/company'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('OneDayBook', (t) => [t('title')])

/** The transaction form of a one-day booking (SPEC section 2). Without a known vehicle there is nothing to book. */
export default async function OneDayBook({ searchParams }: { searchParams: SearchParams }) {
  const query = await queryValues(searchParams)
  const actor = await guard('/OneDayBook', {
    id: query.id,
    date: query.date,
    lastDate: query.lastDate,
    extras: query.extras,
  })
  const t = await getTranslations('OneDayBook')
  const locale = await getLocale()
  const today = dayInAddis(new Date())
  const day = pickedDay(query.date, today)
  const id = vehicleIdSchema.safeParse(query.id).data
  const found = id && (await getOneDayVehicle(actor, { id, day, locale }))
  const [vehicle] = found ? await priceVehiclesOn(actor, [found], day) : []
  if (!vehicle) redirect(addressIn(locale, '/OneDayVehicles'))

  const list = await getTranslations('OneDayVehicles')
  const [draft, extras] = await Promise.all([readDraft(vehicle.id), listOfferedExtras(actor, 'one_day')])
  const { lastDate, ticked } = chosenRental(query, draft, extras)
  const asked = { vehicleId: vehicle.id, date: day, lastDate, extras: ticked }
  const quote = { query: quoteAddressQuery(asked), ...(await askQuote(actor, asked, locale)) }

  return (
    <div className="page-width grid gap-6 py-8">
      <PageHeading title={t('title')} lead={t('lead')} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <BookedVehicleSummary vehicle={vehicle} day={day} />
        <FreshAvailability
          from={day}
          shown={{ [vehicle.id]: [vehicle.available] }}
          changedText={list('placesChanged')}
        />
        {/* On phones the summary stays on top; what takes the focus stops below it. */}
        <div className="grid max-w-2xl gap-8 max-lg:**:scroll-mt-28">
          <FormMessages namespaces={['OneDayBook', 'Picture', 'Quote']}>
            <OneDayBookForm
              vehicleId={vehicle.id}
              requestKey={crypto.randomUUID()}
              day={day}
              firstDay={today}
              lastDay={addDays(today, bookableDaysAhead)}
              draft={{ ...draft, lastDate, extras: Object.fromEntries(ticked.map((one) => [one, 'on'])) }}
              extras={extras}
              quote={quote}
              account={<BankAccounts banks={bankAccounts()} />}
            />
          </FormMessages>
          <NextSteps />
        </div>
      </div>
    </div>
  )
}

/** The last day and the extras that the address names, else those that were chosen before the person was led away. */
function chosenRental(
  query: Readonly<Record<string, string>>,
  draft: BookingDraft | null,
  offered: readonly PricedExtra[],
) {
  const lastDate = query.lastDate ?? draft?.lastDate ?? ''
  const ids = query.extras?.split(',') ?? Object.keys(draft?.extras ?? {})
  return {
    lastDate: isDay(lastDate) ? lastDate : undefined,
    ticked: offered.map(({ id }) => id).filter((id) => ids.includes(id)),
  }
}
