import { getLocale, getTranslations } from 'next-intl/server'
import { DeskBooking } from '@/components/bookings/desk-booking'
import { RentalChoice } from '@/components/bookings/rental-choice'
import { RentalPrice } from '@/components/bookings/rental-price'
import { FormMessages } from '@/components/form/form-messages'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/inputs'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { findKnownCustomers } from '@/lib/customers/queries'
import { anotherPerson } from '@/lib/customers/rules'
import { customerPhone } from '@/lib/customers/schema'
import { dayInAddis } from '@/lib/core/day'
import { formatPhone } from '@/lib/core/phone'
import { privatePage } from '@/lib/site/metadata'
import { loadRental } from '../_bookings/load-rental'

export const generateMetadata = privatePage('Desk', (t) => [t('title')])

/** A booking that staff make for somebody (CONTRACT section 11): phone first, then vehicle, price, and how it is paid. */
export default async function NewBooking({ searchParams }: { searchParams: SearchParams }) {
  const query = await queryValues(searchParams)
  const actor = await guard('/NewBooking')
  const t = await getTranslations('Desk')
  const errors = await getTranslations('Validation')
  const today = dayInAddis(new Date())
  const phone = customerPhone.parse(query.phone)
  const [{ rental, chosen, asked, isOnRequest, seenTotal, canBook }, known] = await Promise.all([
    loadRental(actor, { query, day: today, locale: await getLocale() }),
    phone ? findKnownCustomers(actor, phone) : [],
  ])
  const isAnother = query.customer === anotherPerson
  const [only] = known.length === 1 && !isAnother ? known : []
  const customer = known.find(({ id }) => id === query.customer) ?? only
  const isForNobodyKnown = isAnother || known.length === 0
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card as="section" className="grid gap-5" aria-labelledby="trip">
          <h2 id="trip" className="text-xl text-ink">
            {t('tripTitle')}
          </h2>
          <RentalChoice
            path="/NewBooking"
            anchor="booking"
            today={today}
            rental={rental}
            submitLabel={t('look')}
          >
            {customer && <input type="hidden" name="customer" value={customer.id} />}
            <Field
              id="customer-phone"
              label={t('phone')}
              error={query.phone && !phone ? errors('phoneInvalid') : undefined}
            >
              {(control) => (
                <Input
                  {...control}
                  type="tel"
                  name="phone"
                  required
                  autoFocus={!phone}
                  autoComplete="off"
                  defaultValue={phone ? formatPhone(phone) : query.phone}
                />
              )}
            </Field>
          </RentalChoice>
        </Card>
        <Card as="section" className="grid gap-5" aria-labelledby="booking">
          <h2 id="booking" tabIndex={-1} className="text-xl text-ink">
            {t('price')}
          </h2>
          <RentalPrice rental={rental} asked={asked} isOnRequest={isOnRequest} phone={phone} />
          {phone && (
            <FormMessages namespaces={['Desk', 'OneDayBook', 'Quote']}>
              <DeskBooking
                // Whoever chooses another customer or rental makes another booking.
                key={JSON.stringify([phone, query.customer, chosen])}
                known={known}
                customerId={customer?.id ?? (isForNobodyKnown ? anotherPerson : undefined)}
                query={query}
                canBook={canBook}
                rental={chosen}
                seenTotal={seenTotal}
                phone={phone}
                requestKey={crypto.randomUUID()}
              />
            </FormMessages>
          )}
        </Card>
      </div>
    </>
  )
}
