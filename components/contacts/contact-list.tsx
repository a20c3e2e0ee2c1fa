import { useTranslations } from 'next-intl'
import { DataList } from '@/components/office/data-list'
import { FilterForm } from '@/components/office/filter-form'
import { DoneBadge } from '@/components/requests/done-badge'
import { NoRequests } from '@/components/requests/no-requests'
import { requestPages } from '@/components/requests/request-pages'
import { ShowField } from '@/components/requests/show-field'
import type { Column } from '@/components/ui/table'
import type { ContactQuery } from '@/lib/contacts/schema'
import type { ContactPage } from '@/lib/contacts/service'
import type { Contact } from '@/lib/contacts/view'
import { formatMoment } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/navigation'
import { formatPhone } from '@/lib/phones/phone'
import { hrefOf } from '@/lib/routes'

/** The messages of the contact form for the admin. */
export function ContactList({ list, query }: { list: ContactPage; query: ContactQuery }) {
  const t = useTranslations('Requests')
  const kept = { q: query.q || undefined, show: query.show }
  const columns: Column<Contact>[] = [
    {
      key: 'name',
      header: t('facts.name'),
      isRowHeader: true,
      cell: ({ id, firstName, lastName }) => (
        <Link href={hrefOf('/EditContactDb', { id })} className="underline">
          {[firstName, lastName].filter(Boolean).join(' ')}
        </Link>
      ),
    },
    {
      key: 'message',
      header: t('facts.message'),
      cell: ({ message, locale }) => (
        <span lang={locale} className="line-clamp-2">
          {message}
        </span>
      ),
    },
    {
      key: 'phone',
      header: t('facts.phone'),
      cell: ({ phone }) => <span className="whitespace-nowrap figures">{formatPhone(phone)}</span>,
    },
    {
      key: 'createdAt',
      header: t('facts.createdAt'),
      cell: ({ createdAt }) => <span className="figures">{formatMoment(createdAt)}</span>,
    },
    { key: 'state', header: t('state'), cell: ({ isDone }) => <DoneBadge isDone={isDone} /> },
  ]
  return (
    <DataList
      caption={t('contactsTitle')}
      columns={columns}
      rows={list.contacts}
      rowKey={({ id }) => id}
      filter={
        <FilterForm
          path="/ContactDb"
          query={kept}
          searchLabel={t('search')}
          searchHint={t('searchContactsHint')}
        >
          <ShowField show={query.show} />
        </FilterForm>
      }
      pages={requestPages('/ContactDb', kept, list)}
      empty={<NoRequests isNarrowed={Boolean(kept.q ?? kept.show)} />}
    />
  )
}
