import { useLocale, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChoiceField, FilterForm } from '@/components/office/filter-form'
import { DataList } from '@/components/office/data-list'
import type { ListAddress } from '@/components/office/list-address'
import { EmptyState } from '@/components/ui/empty-state'
import type { SavedView } from '@/lib/saved-views/queries'
import type { Column } from '@/components/ui/table'
import type { AuditEntry } from '@/lib/audit/queries'
import { auditEntities, type AuditQuery } from '@/lib/audit/schema'
import {
  auditReader,
  wordAction,
  wordChanges,
  type Worded,
  type WordedChange,
  wordEntity,
  wordRecord,
} from '@/lib/audit/wording'
import { formatMoment } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import type { Page } from '@/lib/db/cursor'
import { hrefOf } from '@/lib/routes/routes'

// Where a record stands that is still there.
const screens: Partial<Record<string, (id: string) => string>> = {
  booking: (id) => hrefOf('/EditBookStatus', { id }),
  payment: (id) => hrefOf('/EditBookStatus', { id }),
  statement: (id) => hrefOf('/Statement', { id }),
  'one-day-vehicle': (id) => hrefOf('/OneViews', { id }),
  car: (id) => hrefOf('/Views', { id }),
  'blocked-place': (id) => hrefOf('/Schedule', { id }),
  'price-rule': (id) => hrefOf('/Prices', { rule: id }),
  extra: (id) => hrefOf('/Prices', { extra: id }),
  driver: (id) => hrefOf('/Driver', { id }),
  unit: (id) => hrefOf('/Units', { unit: id }),
  user: (id) => hrefOf('/View', { id }),
  customer: (id) => hrefOf('/Customer', { id }),
  contact: (id) => hrefOf('/EditContactDb', { id }),
  'travel-booking': (id) => hrefOf('/EditBookingDb', { id }),
  mail: (id) => hrefOf('/Outbox', { id }),
}

interface AuditListProps {
  query: AuditQuery
  views: readonly SavedView[]
  list: Page<AuditEntry>
  address: ListAddress
}

/** What staff did, with its search: who, what, when, and how the record changed. */
export function AuditList({ query, views, list, address }: AuditListProps) {
  const locale = useLocale()
  const t = useTranslations('Audit')
  const reader = auditReader(useMessages(), locale)
  const { entity } = query
  const columns: Column<AuditEntry>[] = [
    {
      key: 'what',
      header: t('what'),
      isRowHeader: true,
      cell: (entry) => (
        <span className="cell-facts">
          {wordAction(entry.action, reader)}
          <span className="text-sm font-normal text-ink-muted">{wordEntity(entry.entity, reader)}</span>
        </span>
      ),
    },
    {
      key: 'who',
      header: t('who'),
      cell: ({ actorId, actorName, actorRole }) => (
        <span className="cell-facts">
          {actorId && actorName ? (
            <Link href={hrefOf('/View', { id: actorId })} className="underline">
              {actorName}
            </Link>
          ) : (
            t(actorRole ? 'gone' : 'nobody')
          )}
          {actorRole && <span className="text-ink-muted">{t(`role.${actorRole}`)}</span>}
        </span>
      ),
    },
    {
      key: 'when',
      header: t('when'),
      cell: ({ createdAt }) => <span className="figures">{formatMoment(createdAt, locale)}</span>,
    },
    {
      key: 'changes',
      header: t('changes'),
      cell: (entry) => <Changes changes={wordChanges(entry, reader)} />,
    },
    {
      key: 'record',
      header: t('record'),
      cell: (entry) => <RecordLink entry={entry} record={wordRecord(entry, reader)} />,
    },
  ]
  return (
    <DataList
      caption={t('title')}
      columns={columns}
      list={list}
      address={address}
      views={views}
      csv="audit"
      filter={
        <FilterForm {...address} searchLabel={t('search')} searchHint={t('searchHint')}>
          <ChoiceField
            name="entity"
            label={t('about')}
            value={entity}
            all={t('everything')}
            choices={auditEntities.map((one) => ({ value: one, label: t(`entity.${one}`) }))}
          />
        </FilterForm>
      }
      empty={<EmptyState icon="search" title={t('empty')} />}
    />
  )
}

function Changes({ changes }: { changes: readonly WordedChange[] }) {
  const t = useTranslations('Audit')
  if (changes.length === 0) return <span className="text-ink-muted">{t('noChanges')}</span>
  return (
    <ul className="grid gap-1">
      {changes.map(({ field, before, after }, index) => (
        <li key={index} className="break-words">
          {before && after
            ? t.rich('change', {
                field,
                before: before.text,
                after: after.text,
                was: (text) => <Words isTyped={before.isTyped}>{text}</Words>,
                is: (text) => <Words isTyped={after.isTyped}>{text}</Words>,
              })
            : t('changed', { field })}
        </li>
      ))}
    </ul>
  )
}

// What somebody typed is in a language that nobody noted.
function Words({ isTyped, children }: { isTyped: boolean; children: ReactNode }) {
  return isTyped ? <span lang="">{children}</span> : children
}

type Listed = { entry: AuditEntry; record: Worded | null }

function RecordLink({ entry: { entity, entityId, record: known }, record }: Listed) {
  const t = useTranslations('Audit')
  if (entity === 'settings') {
    return (
      <Link href="/Settings" className="underline">
        {t('entity.settings')}
      </Link>
    )
  }
  const name = record ? (
    <Words isTyped={record.isTyped}>{record.text}</Words>
  ) : (
    <code>{entityId.slice(-8)}</code>
  )
  const href = known?.screenId && screens[entity]?.(known.screenId)
  // A record that was removed has no screen.
  if (!href) return name
  return (
    <Link href={href} className="underline">
      {name}
    </Link>
  )
}
