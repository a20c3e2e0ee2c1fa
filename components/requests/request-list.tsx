import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FormMessages } from '@/components/form/form-messages'
import { DataList } from '@/components/office/data-list'
import { ChoiceField, FilterForm } from '@/components/office/filter-form'
import { hereOf, type ListAddress, recordHref } from '@/components/office/list-address'
import { EmptyState } from '@/components/ui/empty-state'
import type { Column } from '@/components/ui/table'
import { formatMoment, fullName } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { formatPhone } from '@/lib/core/phone'
import type { Page } from '@/lib/db/cursor'
import type { requestKinds } from '@/lib/requests/kinds'
import { travelItems, type RequestKind } from '@/lib/requests/rules'
import type { RequestQuery } from '@/lib/requests/schema'
import type { AnyRequest, RequestFact } from '@/lib/requests/view'
import type { FormAction } from '@/lib/server/form-state'
import type { SavedView } from '@/lib/saved-views/queries'
import { MarkBar } from './mark-forms'
import { DoneBadge, FactValue } from './request-facts'

interface RequestListProps {
  kind: (typeof requestKinds)[RequestKind]
  title: string
  address: ListAddress
  list: Page<AnyRequest>
  query: RequestQuery
  views: readonly SavedView[]
  total: number
  /** Marks those that are chosen. */
  markAction: FormAction
}

/** The requests of a kind for staff. */
export function RequestList(props: RequestListProps) {
  const { kind, title, address, list, query, views, total, markAction } = props
  const t = useTranslations('Requests')
  const items = useTranslations('TravelItem')
  const lists = useTranslations('DataList')
  const locale = useLocale()
  // What a list tells in fewer words than the screen of one request.
  const short: { [Fact in RequestFact]?: (request: AnyRequest) => ReactNode } = {
    name: (request) => (
      <Link
        href={recordHref(address, { path: kind.screens.record, query: { id: request.id } })}
        className="underline"
      >
        {fullName(request)}
      </Link>
    ),
    phone: ({ phone }) => (
      <a href={`tel:${phone}`} className="whitespace-nowrap figures hover:underline">
        {formatPhone(phone)}
      </a>
    ),
    message: ({ message, locale }) => (
      <span lang={locale} className="line-clamp-2 wide-table:line-clamp-1">
        {message}
      </span>
    ),
  }
  const columns: Column<AnyRequest>[] = [
    ...kind.listed.map((fact) => ({
      key: fact,
      header: t(`facts.${fact}`),
      isRowHeader: fact === 'name',
      cell: short[fact] ?? ((request: AnyRequest) => <FactValue fact={fact} request={request} />),
    })),
    {
      key: 'createdAt',
      header: t('facts.createdAt'),
      cell: ({ createdAt }) => <span className="figures">{formatMoment(createdAt, locale)}</span>,
    },
    { key: 'state', header: t('state'), cell: ({ isDone }) => <DoneBadge isDone={isDone} /> },
  ]
  return (
    <DataList
      caption={title}
      columns={columns}
      list={list}
      address={address}
      csv={kind.csv}
      views={views}
      total={total}
      bulk={{
        action: markAction,
        label: (request) => lists('choose', { row: fullName(request) }),
        bar: (
          <FormMessages namespaces={['MarkForms']}>
            <MarkBar here={hereOf(address)} />
          </FormMessages>
        ),
      }}
      filter={
        <FilterForm {...address} searchLabel={t('search')} searchHint={t(kind.texts.searchHint)}>
          {kind.isByItem && (
            <ChoiceField
              name="item"
              label={t('facts.item')}
              value={query.item}
              all={t('all')}
              choices={travelItems.map((name) => ({ value: name, label: items(name) }))}
            />
          )}
          <ChoiceField
            name="show"
            label={t('show')}
            value={query.show}
            all={t('all')}
            choices={(['open', 'done'] as const).map((state) => ({ value: state, label: t(state) }))}
          />
        </FilterForm>
      }
      empty={<EmptyState icon="mail" title={t('emptyTitle')} description={t('emptyText')} />}
    />
  )
}
