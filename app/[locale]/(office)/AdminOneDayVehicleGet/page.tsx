import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { guard } from '@/lib/auth/guard'
import { privateMetadata } from '@/lib/site/metadata'
import { OneDayList } from '../_fleet/one-day-list'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Fleet')
  return privateMetadata(t('oneDayList'))
}

/** The one-day vehicles that are posted. */
export default async function AdminOneDayVehicleGet({
  searchParams,
}: PageProps<'/[locale]/AdminOneDayVehicleGet'>) {
  const actor = await guard('/AdminOneDayVehicleGet')
  return <OneDayList actor={actor} area="admin" searchParams={searchParams} />
}
