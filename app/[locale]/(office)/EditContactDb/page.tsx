import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { ContactFacts } from '@/components/requests/contact-facts'
import { BackLink } from '@/components/office/back-link'
import { ReplySection } from '@/components/requests/reply-section'
import { RequestScreen } from '@/components/requests/request-screen'
import { FlashSlot } from '@/components/site/flash-slot'
import { MissingRecord } from '@/components/site/not-found-text'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { removeContactAction, setContactDoneAction } from '@/lib/requests/contact-actions'
import { contactIdSchema } from '@/lib/requests/contact-schema'
import { getContact } from '@/lib/requests/contacts'
import { readFlash } from '@/lib/server/flash'
import { replyToContactAction } from '@/lib/requests/reply-actions'
import { listContactReplies } from '@/lib/requests/replies'
import { privateMetadata } from '@/lib/site/metadata'

const recordQuery = z.object({
  id: contactIdSchema.catch(''),
  confirm: z.literal('delete').optional().catch(undefined),
})

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Requests')
  return privateMetadata(t('contactTitle'))
}

/** One message of the contact form (SPEC section 2). */
export default async function EditContactDb({ searchParams }: { searchParams: SearchParams }) {
  const { id, confirm } = recordQuery.parse(await queryValues(searchParams))
  const actor = await guard('/EditContactDb', { id })
  const contact = id ? await getContact(actor, id) : null
  if (!contact) return <MissingRecord />
  const t = await getTranslations('Requests')
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading
        title={t('contactTitle')}
        actions={<BackLink href="/ContactDb" label={t('backToContacts')} />}
      />
      <RequestScreen
        id={contact.id}
        name={contact.firstName}
        phone={contact.phone}
        isDone={contact.isDone}
        doneAction={setContactDoneAction}
        removeAction={removeContactAction}
        isAsking={confirm === 'delete'}
        replies={
          <ReplySection
            id={contact.id}
            email={contact.email}
            locale={contact.locale}
            replies={await listContactReplies(actor, contact.id)}
            action={replyToContactAction}
          />
        }
      >
        <ContactFacts contact={contact} />
      </RequestScreen>
    </>
  )
}
