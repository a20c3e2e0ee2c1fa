import { getLocale, getTranslations } from 'next-intl/server'
import { RentalChoice } from '@/components/bookings/rental-choice'
import { RentalPrice } from '@/components/bookings/rental-price'
import { FormMessages } from '@/components/form/form-messages'
import { OfferForm } from '@/components/requests/offer-form'
import { OfferList } from '@/components/requests/offer-list'
import { Card } from '@/components/ui/card'
import type { SignedInActor } from '@/lib/auth/permissions'
import { linkOfBooking } from '@/lib/bookings/booking-link'
import { dayInAddis } from '@/lib/core/day'
import { listOffers } from '@/lib/requests/offer'
import type { TravelBooking } from '@/lib/requests/view'
import { bookingPageOf } from '@/lib/routes/menus'
import { loadRental } from '../_bookings/load-rental'

interface OfferSectionProps {
  actor: SignedInActor
  request: TravelBooking
  /** The address of the page. */
  query: Readonly<Record<string, string>>
}

/** What became of a travel request, and the way to make an offer for it (CONTRACT section 8). */
export async function OfferSection({ actor, request, query }: OfferSectionProps) {
  const { id, date, item, email, locale: theirs } = request
  const t = await getTranslations('Offers')
  const languages = await getTranslations('Languages')
  const today = dayInAddis(new Date())
  const offers = await listOffers(actor, id)
  const { rental, chosen, asked, isOnRequest, seenTotal, canBook } = await loadRental(actor, {
    ...{ query, category: item, locale: await getLocale() },
    day: date < today ? today : date,
  })
  return (
    <>
      <Card as="section" aria-labelledby="offers" className="grid gap-5">
        <h2 id="offers" tabIndex={-1} className="text-xl text-ink">
          {t('title')}
        </h2>
        <OfferList
          offers={offers.map((booking) => ({ booking, link: linkOfBooking(booking) }))}
          opens={bookingPageOf(actor.role)}
        />
      </Card>
      <Card as="section" aria-labelledby="offer" className="grid gap-5">
        <h2 id="offer" tabIndex={-1} className="text-xl text-ink">
          {t('makeTitle')}
        </h2>
        <RentalChoice
          path="/EditBookingDb"
          anchor="offer"
          today={today}
          rental={rental}
          submitLabel={t('look')}
        >
          <input type="hidden" name="id" value={id} />
        </RentalChoice>
        <RentalPrice rental={rental} asked={asked} isOnRequest={isOnRequest} />
        {canBook && (
          <FormMessages namespaces={['Desk', 'Offers', 'Quote']}>
            <OfferForm
              key={JSON.stringify(chosen)}
              id={id}
              rental={chosen}
              seenTotal={seenTotal}
              requestKey={crypto.randomUUID()}
              hint={email ? t('withMail', { email, language: languages(theirs) }) : t('withoutMail')}
            />
          </FormMessages>
        )}
      </Card>
    </>
  )
}
