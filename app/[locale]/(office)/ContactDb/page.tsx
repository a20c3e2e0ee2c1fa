import { getTranslations } from 'next-intl/server'
import type { SearchParams } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { privatePage } from '@/lib/site/metadata'
import { RequestListScreen } from '../_requests/list-screen'

export const generateMetadata = privatePage('Requests', (t) => [t('contactsTitle')])

/** The messages of the contact form (SPEC section 2). */
export default async function ContactDb({ searchParams }: { searchParams: SearchParams }) {
  const actor = await guard('/ContactDb')
  const t = await getTranslations('Requests')
  return (
    <RequestListScreen
      actor={actor}
      kind="contact"
      path="/ContactDb"
      title={t('contactsTitle')}
      searchParams={searchParams}
    />
  )
}
