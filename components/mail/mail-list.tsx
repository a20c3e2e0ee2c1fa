import { useLocale, useTranslations } from 'next-intl'
import { ChoiceField, FilterForm } from '@/components/office/filter-form'
import { DataList } from '@/components/office/data-list'
import { type ListAddress, recordHref } from '@/components/office/list-address'
import { EmptyState } from '@/components/ui/empty-state'
import type { SavedView } from '@/lib/saved-views/queries'
import type { Column } from '@/components/ui/table'
import { formatMoment } from '@/lib/core/i18n/format'
import { mailStates, type OutboxQuery } from '@/lib/mail/schema'
import type { OutboxMail } from '@/lib/mail/view'
import type { Page } from '@/lib/db/cursor'
import { MailName, MailStateBadge } from './mail-labels'

interface MailListProps {
  query: OutboxQuery
  views: readonly SavedView[]
  list: Page<OutboxMail>
  address: ListAddress
}

/** The mails of the outbox with their search. */
export function MailList({ views, query, list, address }: MailListProps) {
  const locale = useLocale()
  const t = useTranslations('Outbox')
  const { state } = query
  const columns: Column<OutboxMail>[] = [
    {
      key: 'mail',
      header: t('mail'),
      isRowHeader: true,
      cell: (mail) => (
        <MailName mail={mail} href={recordHref(address, { path: '/Outbox', query: { id: mail.id } })} />
      ),
    },
    {
      key: 'recipient',
      header: t('recipient'),
      cell: ({ recipient }) => <span className="break-all">{recipient}</span>,
    },
    {
      key: 'created',
      header: t('created'),
      cell: ({ createdAt }) => <span className="figures">{formatMoment(createdAt, locale)}</span>,
    },
    { key: 'state', header: t('stateLabel'), cell: ({ state: now }) => <MailStateBadge state={now} /> },
  ]
  return (
    <DataList
      caption={t('title')}
      columns={columns}
      list={list}
      address={address}
      views={views}
      csv="outbox"
      filter={
        <FilterForm {...address} searchLabel={t('search')}>
          <ChoiceField
            name="state"
            label={t('stateLabel')}
            value={state}
            all={t('allStates')}
            choices={mailStates.map((one) => ({ value: one, label: t(`state.${one}`) }))}
          />
        </FilterForm>
      }
      empty={<EmptyState icon="mail" title={t('empty')} />}
    />
  )
}
