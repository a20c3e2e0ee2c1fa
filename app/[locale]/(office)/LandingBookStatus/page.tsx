import { getTranslations } from 'next-intl/server'
import { UndoCancellation } from '@/components/bookings/cancellation'
import { Tile, TileGrid } from '@/components/office/tile'
import { FlashSlot } from '@/components/site/flash-slot'
import { PageHeading } from '@/components/ui/page-heading'
import { guard } from '@/lib/auth/guard'
import { readFlash } from '@/lib/server/flash'
import { countCap } from '@/lib/db/cursor'
import { getCancellation } from '@/lib/bookings/cancellation'
import { bookingListQuery } from '@/lib/bookings/list-schema'
import { countBookingsByStatus } from '@/lib/bookings/queries'
import { hrefOf } from '@/lib/routes/routes'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('Office', (t) => [t('landingTitle')])

/** Tiles to all bookings and to those of each status (SPEC section 2). */
export default async function LandingBookStatus({ searchParams }: PageProps<'/[locale]/LandingBookStatus'>) {
  const actor = await guard('/LandingBookStatus')
  const t = await getTranslations('Office')
  const status = await getTranslations('Status')
  const { canceled: justCanceled } = bookingListQuery.parse(await searchParams)
  const { pending, successful, canceled } = await countBookingsByStatus(actor)
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      {justCanceled && (
        <UndoCancellation id={justCanceled} cancellation={await getCancellation(actor, justCanceled)} />
      )}
      <PageHeading title={t('landingTitle')} lead={t('landingLead')} />
      <TileGrid>
        <Tile
          href="/AllBookStatus"
          icon="calendar"
          title={t('all')}
          hint={t('bookingCount', { count: Math.min(pending + successful + canceled, countCap + 1) })}
        />
        <Tile
          href={hrefOf('/StatusOfBook', { status: 'pending' })}
          icon="clock"
          title={status('pending')}
          hint={t('bookingCount', { count: pending })}
        />
        <Tile
          href={hrefOf('/StatusOfBook', { status: 'successful' })}
          icon="check"
          title={status('successful')}
          hint={t('bookingCount', { count: successful })}
        />
        <Tile
          href={hrefOf('/StatusOfBook', { status: 'canceled' })}
          icon="close"
          title={status('canceled')}
          hint={t('bookingCount', { count: canceled })}
        />
        <Tile href="/Admin" icon="edit" title={t('tile.editDemo')} hint={t('tile.editDemoHint')} />
      </TileGrid>
    </>
  )
}
