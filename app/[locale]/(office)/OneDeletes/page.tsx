import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { guard } from '@/lib/auth/guard'
import { privateMetadata } from '@/lib/site/metadata'
import { OneDayRemoval } from '../_fleet/one-day-removal'
import { recordQuery } from '../_fleet/record-query'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Fleet')
  return privateMetadata(t('deleteTitle'))
}

/** Removes a one-day vehicle. */
export default async function OneDeletes({ searchParams }: PageProps<'/[locale]/OneDeletes'>) {
  const { id } = recordQuery.parse(await searchParams)
  const actor = await guard('/OneDeletes', { id })
  return <OneDayRemoval actor={actor} area="staff" id={id} />
}
