import { guard } from '@/lib/auth/guard'
import { privatePage } from '@/lib/site/metadata'
import { RequestListScreen } from '../_requests/list-screen'

export const generateMetadata = privatePage('Requests', (t) => [t('bookingsTitle')])

/** The requests of the travel booking form (SPEC section 2). */
export default async function BookingDb(props: PageProps<'/[locale]/BookingDb'>) {
  const actor = await guard('/BookingDb')
  return (
    <RequestListScreen
      actor={actor}
      kind="travel-booking"
      path="/BookingDb"
      titleKey="bookingsTitle"
      {...props}
    />
  )
}
