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
export default async function OneGet({ searchParams }: PageProps<'/[locale]/OneGet'>) {
  const actor = await guard('/OneGet')
  return <OneDayList actor={actor} area="staff" searchParams={searchParams} />
}
