import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { SearchParams } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { privateMetadata } from '@/lib/site/metadata'
import { requestInAddress, RequestRecordScreen } from '../_requests/record-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Requests')
  return privateMetadata(t('contactTitle'))
}

/** One message of the contact form (SPEC section 2). */
export default async function EditContactDb({ searchParams }: { searchParams: SearchParams }) {
  const { id, confirm } = await requestInAddress(searchParams)
  const actor = await guard('/EditContactDb', { id })
  return <RequestRecordScreen actor={actor} kind="contact" id={id} confirm={confirm} />
}
