import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { guard } from '@/lib/auth/guard'
import { privateMetadata } from '@/lib/site/metadata'
import { OneDayEdit } from '../_fleet/one-day-edit'
import { recordQuery } from '../_fleet/record-query'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Fleet')
  return privateMetadata(t('editOneDay'))
}

/** Changes a one-day vehicle. */
export default async function OneEdits({ searchParams }: PageProps<'/[locale]/OneEdits'>) {
  const { id } = recordQuery.parse(await searchParams)
  const actor = await guard('/OneEdits', { id })
  return <OneDayEdit actor={actor} area="staff" id={id} />
}
