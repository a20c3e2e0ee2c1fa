import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { SearchParams } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { privateMetadata } from '@/lib/site/metadata'
import { requestInAddress, RequestRecordScreen } from '../_requests/record-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Requests')
  return privateMetadata(t('bookingTitle'))
}

/** One request of the travel booking form (SPEC section 2). */
export default async function EditBookingDb({ searchParams }: { searchParams: SearchParams }) {
  const { id, confirm } = await requestInAddress(searchParams)
  const actor = await guard('/EditBookingDb', { id })
  return <RequestRecordScreen actor={actor} kind="travel-booking" id={id} confirm={confirm} />
}
