import { useLocale, useMessages, useTranslations } from 'next-intl'
import { ChoiceField, FilterForm } from '@/components/office/filter-form'
import { DataList } from '@/components/office/data-list'
import type { ListAddress } from '@/components/office/list-address'
import { EmptyState } from '@/components/ui/empty-state'
import type { Column } from '@/components/ui/table'
import { auditEntities, type AuditQuery } from '@/lib/audit/schema'
import type { AuditEntry } from '@/lib/audit/queries'
import { formatMoment } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import type { Page } from '@/lib/db/cursor'
import { hrefOf, type RoutePath } from '@/lib/routes/routes'

const screens: Partial<Record<string, RoutePath>> = {
  booking: '/EditBookStatus',
  'blocked-place': '/Schedule',
  mail: '/Outbox',
}

function isKeyOf<Table extends object>(table: Table, key: string): key is keyof Table & string {
  return Object.hasOwn(table, key)
}

interface AuditListProps {
  query: AuditQuery
  list: Page<AuditEntry>
  address: ListAddress
}

/** What staff did, with its search: who, what, when, and how the record changed. */
export function AuditList({ query, list, address }: AuditListProps) {
  const locale = useLocale()
  const t = useTranslations('Audit')
  const { action: actions, entity: entities } = useMessages().Audit
  const { entity } = query
  const actionOf = (action: string) => (isKeyOf(actions, action) ? t(`action.${action}`) : action)
  const entityOf = (noun: string) => (isKeyOf(entities, noun) ? t(`entity.${noun}`) : noun)
  const columns: Column<AuditEntry>[] = [
    {
      key: 'what',
      header: t('what'),
      isRowHeader: true,
      cell: (entry) => (
        <span className="grid">
          {actionOf(entry.action)}
          <span className="text-sm font-normal text-ink-muted">{entityOf(entry.entity)}</span>
        </span>
      ),
    },
    {
      key: 'who',
      header: t('who'),
      cell: ({ actorName, actorRole }) => (
        <span className="grid">
          {actorName ?? t('gone')}
          {actorRole && <span className="text-ink-muted">{t(`role.${actorRole}`)}</span>}
        </span>
      ),
    },
    {
      key: 'when',
      header: t('when'),
      cell: ({ createdAt }) => <span className="figures">{formatMoment(createdAt, locale)}</span>,
    },
    { key: 'changes', header: t('changes'), cell: ({ changes }) => <Changes changes={changes} /> },
    {
      key: 'record',
      header: t('record'),
      cell: (entry) => <RecordLink entry={entry} />,
    },
  ]
  return (
    <DataList
      caption={t('title')}
      columns={columns}
      list={list}
      address={address}
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

function Changes({ changes }: { changes: AuditEntry['changes'] }) {
  const t = useTranslations('Audit')
  if (changes.length === 0) return <span className="text-ink-muted">{t('noChanges')}</span>
  return (
    <ul className="grid gap-1">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="break-words">
          {before === null ? t('changed', { field }) : t('change', { field, before, after: after ?? '' })}
        </li>
      ))}
    </ul>
  )
}

// A deleted record has no screen; its id alone is left.
function RecordLink({ entry: { action, entity, entityId } }: { entry: AuditEntry }) {
  const screen = action === 'remove' ? undefined : screens[entity]
  const shortId = <span className="figures">{entityId.slice(-8)}</span>
  if (!screen) return shortId
  return (
    <Link href={hrefOf(screen, { id: entityId })} className="underline">
      {shortId}
    </Link>
  )
}
