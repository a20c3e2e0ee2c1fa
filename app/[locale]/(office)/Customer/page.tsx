import { getLocale, getTranslations } from 'next-intl/server'
import { CustomerBookings, CustomerMessages, CustomerPayments } from '@/components/customers/customer-history'
import { MergeQuestion, TwinSearch } from '@/components/customers/merge-section'
import { NoteSection } from '@/components/customers/note-section'
import { BackToList } from '@/components/office/record-links'
import { FlashSlot } from '@/components/site/flash-slot'
import { DeskMissingRecord } from '@/components/site/not-found-text'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Facts } from '@/components/ui/facts'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import type { SignedInActor } from '@/lib/auth/permissions'
import { formatBirr, formatMoment, formatNumber } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { formatPhone } from '@/lib/core/phone'
import { getCustomer, listCustomerPage } from '@/lib/customers/customer-record'
import type { CustomerRecord } from '@/lib/customers/record-view'
import { customerQuery } from '@/lib/customers/schema'
import { hrefOf } from '@/lib/routes/routes'
import { readFlash } from '@/lib/server/flash'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('Customers', (t) => [t('recordTitle')])

/**
 * A person with their bookings, payments, messages and notes (CONTRACT section 11); with `?with=` the question whether another
 * record is the same person.
 */
export default async function Customer({ searchParams }: PageProps<'/[locale]/Customer'>) {
  const { id, with: withId, q } = customerQuery.parse(await queryValues(searchParams))
  const actor = await guard('/Customer')
  const customer = id ? await getCustomer(actor, id) : null
  if (!customer) return <DeskMissingRecord />
  const t = await getTranslations('Customers')
  const other = withId ? await getCustomer(actor, withId) : null
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading
        title={customer.name || formatPhone(customer.phone)}
        lead={t('recordTitle')}
        actions={
          <>
            <BackToList href="/Customers" label={t('back')} />
            {customer.phone && (
              <Link
                href={hrefOf('/NewBooking', { phone: customer.phone, customer: customer.id })}
                className={buttonClassName({ variant: 'primary' })}
              >
                {t('newBooking')}
              </Link>
            )}
          </>
        }
      />
      {other && other.id !== customer.id && <MergeQuestion customer={customer} other={other} />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
        <div className="grid min-w-0 gap-6">
          <CustomerBookings customer={customer} role={actor.role} />
          <CustomerPayments customer={customer} />
          <CustomerMessages customer={customer} />
        </div>
        <div className="grid min-w-0 gap-6">
          <Person customer={customer} />
          <NoteSection notes={customer.notes} about={{ customerId: customer.id }} actor={actor} />
          <Card as="section" className="grid gap-4">
            <TwinSearch customer={customer} q={q} found={await foundTwins(actor, customer, q)} />
          </Card>
        </div>
      </div>
    </>
  )
}

async function foundTwins(actor: SignedInActor, customer: CustomerRecord, q: string | undefined) {
  if (!q) return customer.twins
  const { rows } = await listCustomerPage(actor, { q, limit: 10 })
  return rows.filter(({ id }) => id !== customer.id)
}

async function Person({ customer }: { customer: CustomerRecord }) {
  const [t, locale] = [await getTranslations('Customers'), await getLocale()]
  const { phones, emails, hasAccount, sums, lastBookedAt } = customer
  const joined = (links: { href: string; text: string }[], look: string) =>
    links.length > 0 ? (
      <ul className="grid gap-1">
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href} className={look}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    ) : (
      '–'
    )
  return (
    <Card as="section" aria-label={t('person')}>
      <Facts
        facts={[
          {
            label: t('phone'),
            value: joined(
              phones.map((phone) => ({ href: `tel:${phone}`, text: formatPhone(phone) })),
              'whitespace-nowrap underline',
            ),
          },
          {
            label: t('email'),
            value: joined(
              emails.map((email) => ({ href: `mailto:${email}`, text: email })),
              'wrap-anywhere underline',
            ),
          },
          { label: t('account'), value: t(hasAccount ? 'hasAccount' : 'noAccount') },
          { label: t('bookings'), value: formatNumber(sums.bookings) },
          { label: t('paid'), value: formatBirr(sums.paid / 100, locale) },
          { label: t('lastBooked'), value: formatMoment(lastBookedAt, locale) },
        ]}
      />
    </Card>
  )
}
