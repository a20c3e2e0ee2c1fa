import { getTranslations } from 'next-intl/server'
import { Tile, TileGrid } from '@/components/office/tile'
import { FlashSlot } from '@/components/site/flash-slot'
import { PageHeading } from '@/components/ui/page-heading'
import { readFlash } from '@/lib/server/flash'
import { type FleetArea, fleetScreens, type VehicleKind } from '@/lib/vehicles/rules'

/** The landing of a kind: to what is posted, and to posting more (SPEC section 2, Vehicle management). */
export async function FleetLanding({ kind, area }: { kind: VehicleKind; area: FleetArea }) {
  const t = await getTranslations('Fleet')
  const { list, post } = fleetScreens[kind][area]
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading title={t(`${kind}.title`)} lead={t(`${kind}.lead`)} />
      <TileGrid>
        <Tile href={list} icon="car" title={t('seePosts')} hint={t('seePostsHint')} />
        <Tile href={post} icon="camera" title={t('uploadPosts')} hint={t('uploadPostsHint')} />
      </TileGrid>
    </>
  )
}
