import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ContactList } from '@/components/requests/contact-list'
import { sortWord } from '@/components/office/list-address'
import { columnsWord } from '@/components/office/shown-columns'
import { FlashSlot } from '@/components/site/flash-slot'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { contactQuery } from '@/lib/requests/contact-schema'
import { listContacts } from '@/lib/requests/contact-list'
import { contactOrders } from '@/lib/requests/contact-rules'
import { readFlash } from '@/lib/server/flash'
import { privateMetadata } from '@/lib/site/metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Requests')
  return privateMetadata(t('contactsTitle'))
}

/** The messages of the contact form (SPEC section 2). */
export default async function ContactDb({ searchParams }: { searchParams: SearchParams }) {
  const actor = await guard('/ContactDb')
  const t = await getTranslations('Requests')
  const query = contactQuery.parse(await queryValues(searchParams))
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading title={t('contactsTitle')} />
      <ContactList
        list={await listContacts(actor, query)}
        query={query}
        address={{
          path: '/ContactDb',
          query: {
            q: query.q,
            show: query.show,
            sort: sortWord(contactOrders, query.sort),
            columns: await columnsWord(searchParams),
          },
        }}
      />
    </>
  )
}
