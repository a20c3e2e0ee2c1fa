import { getTranslations } from 'next-intl/server'
import { Tile, TileGrid } from '@/components/office/tile'
import { PageHeading } from '@/components/ui/page-heading'
import { guard } from '@/lib/auth/guard'
import { privatePage } from '@/lib/site/metadata'
import { countRequests } from '@/lib/requests/queries'

export const generateMetadata = privatePage('Requests', (t) => [t('landingTitle')])

/** Tiles to the travel bookings, as the admin and as the sub-admin sees them (CONTRACT section 4). */
export default async function LandingDemoDb() {
  const actor = await guard('/LandingDemoDb')
  const t = await getTranslations('Requests')
  const count = await countRequests(actor, 'travel-booking', { show: 'open' })
  return (
    <>
      <PageHeading title={t('landingTitle')} lead={t('landingLead')} />
      <TileGrid>
        <Tile href="/BookingDb" icon="calendar" title={t('bookingsTitle')} hint={t('openCount', { count })} />
        <Tile href="/SubDemoDb" icon="user" title={t('demoTitle')} hint={t('demoHint')} />
      </TileGrid>
    </>
  )
}
