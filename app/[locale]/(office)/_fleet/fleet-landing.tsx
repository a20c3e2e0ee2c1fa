import { getTranslations } from 'next-intl/server'
import { Tile, TileGrid } from '@/components/office/tile'
import { FlashSlot } from '@/components/site/flash-slot'
import { PageHeading } from '@/components/ui/page-heading'
import { readFlash } from '@/lib/server/flash'
import type { RoutePath } from '@/lib/routes/routes'

interface FleetLandingProps {
  kind: 'cars' | 'oneDay'
  /** The list behind See Posts. */
  list: RoutePath
  /** The form behind Upload Posts. */
  post: RoutePath
}

/** The landing of a fleet: to what is posted, and to posting more (SPEC section 2, Vehicle management). */
export async function FleetLanding({ kind, list, post }: FleetLandingProps) {
  const t = await getTranslations('Fleet')
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading title={t(`${kind}Title`)} lead={t(`${kind}Lead`)} />
      <TileGrid>
        <Tile href={list} icon="car" title={t('seePosts')} hint={t('seePostsHint')} />
        <Tile href={post} icon="camera" title={t('uploadPosts')} hint={t('uploadPostsHint')} />
      </TileGrid>
    </>
  )
}
