import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChosenRows, RowBox } from '@/components/form/chosen-rows'
import { EmptyState } from '@/components/ui/empty-state'
import { Table, type Column } from '@/components/ui/table'
import { buttonClassName } from '@/components/ui/button'
import { classNames } from '@/lib/core/class-names'
import type { Page } from '@/lib/db/cursor'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf, rowId } from '@/lib/routes/routes'
import type { FormAction } from '@/lib/server/form-state'
import type { ExportName } from '@/lib/statistics/export-rules'
import type { SavedView } from '@/lib/saved-views/queries'
import { ChooseAll } from './choose-all'
import { ColumnChoice } from './column-choice'
import { CsvLink } from './csv-link'
import { CursorPages } from './cursor-pages'
import { cursorPages, isNarrowed, orderLinks, type ListAddress } from './list-address'
import { ListFoot } from './list-foot'
import { listKeys } from './list-key-names'
import { ListKeys } from './list-keys'
import { SavedViews, SaveView } from './saved-views'
import { isChoosable, shownColumns } from './shown-columns'

interface DataListProps<Row extends { id: string }> {
  /** Says what the list holds; read out, and the name of the list. */
  caption: string
  columns: readonly Column<Row>[]
  list: Page<Row>
  /** Where the list stands; with it a person chooses order and columns, and takes the list away as a file. */
  address?: ListAddress
  /** The file that holds the list, as narrowed down and ordered by the address. */
  csv?: ExportName
  /** The form that narrows the list down, usually a FilterForm. */
  filter?: ReactNode
  /** Addresses of the pages before and after this one, where they are not those of the list's address. */
  pages?: { previous: string | undefined; next: string | undefined }
  /** The person's own views of the list. */
  views?: readonly SavedView[]
  /** How many rows the whole list has; one above the cap of counting stands for more. */
  total?: number
  /** What the rows of this page come to. */
  sums?: ReactNode
  /** Choosing rows, and the form that does something with those that are chosen; `label` names a row's box. */
  bulk?: { action: FormAction; label: (row: Row) => string; bar: ReactNode }
  /** Stands instead of the rows where there are none, whatever one asks for. */
  empty: ReactNode
}

/**
 * A list of the back office, from one definition: a table on wide screens, cards on phones, narrowed, ordered, laid out
 * and paged by its address alone, so that it can be reloaded, shared and used without a script.
 */
export function DataList<Row extends { id: string }>(props: DataListProps<Row>) {
  const { caption, columns, list, address, csv, filter, empty, views, total, sums, bulk } = props
  const pages = props.pages ?? (address && cursorPages(address, list))
  const t = useTranslations('DataList')
  const shown = shownColumns(columns, address?.query.columns)
  const hasRows = list.rows.length > 0
  const table = (
    <Table<Row>
      caption={caption}
      columns={shown}
      rows={list.rows}
      rowKey={({ id }) => id}
      rowId={({ id }) => rowId(id)}
      {...(bulk && {
        choice: {
          header: <ChooseAll label={t('chooseAll')} />,
          box: (row) => <RowBox id={row.id} label={bulk.label(row)} />,
        },
      })}
    />
  )
  return (
    <div className="@container data-list">
      {address && views && views.length > 0 && <SavedViews {...{ address, views }} list={caption} />}
      {filter}
      {address && (hasRows || views) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {hasRows && address.orders.length > 1 && <OrderLinks address={address} />}
          <div className="-ml-3 flex flex-wrap items-center gap-x-1 has-[[open]]:w-full">
            {hasRows && (
              <ColumnChoice
                address={address}
                list={caption}
                choices={columns.filter(isChoosable).map(({ key, header }) => ({
                  key,
                  header,
                  isShown: shown.some((column) => column.key === key),
                }))}
              />
            )}
            {csv && hasRows && (
              <CsvLink
                name={csv}
                query={{ ...address.query, columns: undefined, limit: undefined }}
                list={caption}
              />
            )}
            {views && <SaveView {...{ address, views }} list={caption} />}
          </div>
        </div>
      )}
      {!hasRows ? (
        address && hasPlace(address) ? (
          <EmptyState title={t('pageEmpty')} action={<ToStart address={address} />} />
        ) : address && isNarrowed(address.query) ? (
          <EmptyState title={t('noMatch')} description={t('noMatchText')} />
        ) : (
          empty
        )
      ) : (
        <>
          {bulk ? (
            <ChosenRows action={bulk.action}>
              {table}
              {bulk.bar}
            </ChosenRows>
          ) : (
            table
          )}
          {address && <ListFoot address={address} total={total} sums={sums} />}
        </>
      )}
      {pages && <CursorPages label={caption} {...pages} />}
      {address && hasRows && <ListKeys texts={keyTexts(t)} />}
    </div>
  )
}

/** Whether a page is asked for that is not the first: its rows may be gone by now, while the list has others. */
const hasPlace = ({ place = {} }: ListAddress) => Boolean(place.after ?? place.before)

/** The way from a page whose rows are gone to those that are left. */
function ToStart({ address: { path, query } }: { address: ListAddress }) {
  const t = useTranslations('DataList')
  return (
    <Link href={hrefOf(path, query)} className={buttonClassName({ variant: 'secondary' })}>
      {t('toStart')}
    </Link>
  )
}

/** The words of the keys, written here so that the page carries no texts for them. */
function keyTexts(t: ReturnType<typeof useTranslations<'DataList'>>) {
  const keys = listKeys.map((key) => ({ key, text: t(`keys.${key}`) }))
  return { title: t('keysTitle'), on: t('keysOn'), close: t('keysClose'), keys }
}

/** The orders of a list as links; they stand above it, because cards on phones have no column heads to press. */
function OrderLinks({ address }: { address: ListAddress }) {
  const t = useTranslations('DataList')
  return (
    <nav aria-label={t('sort')} className="flex flex-wrap items-center gap-x-1 text-sm">
      <span className="pr-1 text-ink-muted">{t('sort')}</span>
      {orderLinks(address).map(({ name, href, isCurrent }) => (
        <Link
          key={href}
          href={href}
          aria-current={isCurrent ? 'true' : undefined}
          className={classNames(
            'inline-flex min-h-9 items-center rounded-md px-3 font-semibold',
            isCurrent ? 'bg-brand-soft text-brand' : 'text-ink-muted hover:bg-sunken hover:text-ink',
          )}
        >
          {t(`order.${name}`)}
        </Link>
      ))}
    </nav>
  )
}
