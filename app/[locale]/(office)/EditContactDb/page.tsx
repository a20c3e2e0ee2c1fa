import type { SearchParams } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { getRequest } from '@/lib/requests/queries'
import { privatePage } from '@/lib/site/metadata'
import { requestInAddress, RequestRecordScreen } from '../_requests/record-screen'

export const generateMetadata = privatePage('Requests', (t) => [t('contactTitle')])

/** One message of the contact form (SPEC section 2). */
export default async function EditContactDb({ searchParams }: { searchParams: SearchParams }) {
  const { id, confirm } = await requestInAddress(searchParams)
  const actor = await guard('/EditContactDb')
  const request = id ? await getRequest(actor, 'contact', id) : null
  return <RequestRecordScreen kind="contact" {...{ actor, id, request, confirm }} />
}
