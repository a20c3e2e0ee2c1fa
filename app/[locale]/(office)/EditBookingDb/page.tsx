import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { getRequest } from '@/lib/requests/queries'
import { privatePage } from '@/lib/site/metadata'
import { OfferSection } from '../_requests/offer-section'
import { requestInAddress, RequestRecordScreen } from '../_requests/record-screen'

export const generateMetadata = privatePage('Requests', (t) => [t('bookingTitle')])

/** One request of the travel booking form (SPEC section 2). */
export default async function EditBookingDb({ searchParams }: { searchParams: SearchParams }) {
  const { id, confirm } = await requestInAddress(searchParams)
  const actor = await guard('/EditBookingDb')
  const request = id ? await getRequest(actor, 'travel-booking', id) : null
  return (
    <RequestRecordScreen kind="travel-booking" {...{ actor, id, request, confirm }}>
      {request && <OfferSection actor={actor} request={request} query={await queryValues(searchParams)} />}
    </RequestRecordScreen>
  )
}
