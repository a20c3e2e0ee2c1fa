import { guard } from '@/lib/auth/guard'
import { privatePage } from '@/lib/site/metadata'
import { RequestListScreen } from '../_requests/list-screen'

export const generateMetadata = privatePage('Requests', (t) => [t('contactsTitle')])

/** The messages of the contact form (SPEC section 2). */
export default async function ContactDb(props: PageProps<'/[locale]/ContactDb'>) {
  const actor = await guard('/ContactDb')
  return (
    <RequestListScreen actor={actor} kind="contact" path="/ContactDb" titleKey="contactsTitle" {...props} />
  )
}
