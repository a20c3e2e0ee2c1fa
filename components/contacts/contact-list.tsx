import { useTranslations } from 'next-intl'
import { DataList } from '@/components/office/data-list'
import { FilterForm } from '@/components/office/filter-form'
import { keptNames, keysetPages, sortChoices, type ListAddress } from '@/components/office/list-address'
import { DoneBadge } from '@/components/requests/done-badge'
import { NoRequests } from '@/components/requests/no-requests'
import { ShowField } from '@/components/requests/show-field'
import type { Column } from '@/components/ui/table'
import { contactOrders } from '@/lib/contacts/rules'
import type { ContactQuery } from '@/lib/contacts/schema'
import type { Contact } from '@/lib/contacts/view'
import { formatMoment } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/navigation'
import type { KeysetPage } from '@/lib/paging/keyset'
import { formatPhone } from '@/lib/phones/phone'
import { hrefOf } from '@/lib/routes'

interface ContactListProps {
  list: KeysetPage<Contact>
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
