import { guard } from '@/lib/auth/guard'
import { privatePage } from '@/lib/site/metadata'
import { RequestListScreen } from '../_requests/list-screen'

export const generateMetadata = privatePage('Requests', (t) => [t('demoTitle')])

/** The same list in the area of the sub-admin (CONTRACT section 4). */
export default async function SubDemoDb(props: PageProps<'/[locale]/SubDemoDb'>) {
  const actor = await guard('/SubDemoDb')
  return (
    <RequestListScreen
      actor={actor}
      kind="travel-booking"
      path="/SubDemoDb"
      titleKey="demoTitle"
      {...props}
    />
  )
}
