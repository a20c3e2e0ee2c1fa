import { getTranslations } from 'next-intl/server'
import { NextBookings, PastBookings } from '@/components/bookings/own-list'
import { BookingPages, NoBookings } from '@/components/bookings/own-bookings'
import { buttonClassName } from '@/components/ui/button'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { bookingListQuery } from '@/lib/bookings/list-schema'
import { listNextBookings, listOwnBookings } from '@/lib/bookings/queries'
import { Link } from '@/lib/core/i18n/navigation'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('Bookings', (t) => [t('listTitle')])

/** The customer's read-only list (SPEC section 2): what comes next, and below it what is over. */
export default async function UserBookStatus({ searchParams }: { searchParams: SearchParams }) {
  const actor = await guard('/UserBookStatus')
  const t = await getTranslations('Bookings')
  const query = bookingListQuery.parse(await queryValues(searchParams))
  const [next, past] = await Promise.all([
    listNextBookings(actor),
    listOwnBookings(actor, { ...query, part: 'past', clamps: true }),
  ])
  return (
    <div className="grid gap-6">
      <PageHeading
        title={t('listTitle')}
        actions={
          <Link href="/OneDayVehicles" className={buttonClassName({ variant: 'secondary' })}>
            {t('newBooking')}
          </Link>
        }
      />
      {next.length === 0 && past.total === 0 && <NoBookings />}
      {next.length > 0 && (
        <section aria-labelledby="next" className="grid gap-4">
          <h2 id="next" className="text-xl text-ink">
            {t('nextTitle')}
          </h2>
          <NextBookings bookings={next} />
        </section>
      )}
      {past.total > 0 && (
        <section aria-labelledby="past" className="grid gap-4">
          <h2 id="past" className="text-xl text-ink">
            {t('pastTitle')}
          </h2>
          <PastBookings bookings={past.rows} />
          <BookingPages list={past} />
        </section>
      )}
    </div>
  )
}
