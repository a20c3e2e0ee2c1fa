import { useTranslations } from 'next-intl'
import { DataList } from '@/components/office/data-list'
import { FilterForm } from '@/components/office/filter-form'
import { keptNames, keysetPages, sortChoices, type ListAddress } from '@/components/office/list-address'
import { DoneBadge } from './done-badge'
import { NoRequests } from './no-requests'
import { ShowField } from './show-field'
import type { Column } from '@/components/ui/table'
import { contactOrders } from '@/lib/requests/contact-rules'
import type { ContactQuery } from '@/lib/requests/contact-schema'
import type { Contact } from '@/lib/requests/contact-view'
import { formatMoment } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import type { Page } from '@/lib/db/cursor'
import { formatPhone } from '@/lib/core/phone'
import { hrefOf } from '@/lib/routes/routes'

interface ContactListProps {
  list: Page<Contact>
  query: ContactQuery
  address: ListAddress
}

/** The messages of the contact form for the admin. */
export function ContactList({ list, query, address }: ContactListProps) {
  const t = useTranslations('Requests')
  const texts = useTranslations('DataList')
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
      rows={list.rows}
      rowKey={({ id }) => id}
      address={address}
      csv="contacts"
      sort={sortChoices(address, contactOrders, query.sort, (order) => texts(`order.${order}`))}
      filter={
        <FilterForm
          {...address}
          kept={keptNames}
          searchLabel={t('search')}
          searchHint={t('searchContactsHint')}
        >
          <ShowField show={query.show} />
        </FilterForm>
      }
      pages={keysetPages(address, list)}
      empty={<NoRequests isNarrowed={Boolean(query.q ?? query.show)} />}
    />
  )
}
