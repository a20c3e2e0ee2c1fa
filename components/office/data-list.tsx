import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Table, type Column } from '@/components/ui/table'
import { KeysetPages } from './keyset-pages'
import { SortLinks, type SortChoice } from './sort-links'

interface DataListProps<Row> {
  /** Says what the list holds; read out, and the name of the list. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The form that narrows the list down, usually a FilterForm. */
  filter?: ReactNode
  /** Orders to choose from, each with its address. */
  sort?: readonly SortChoice[]
  /** Addresses of the pages before and after this one. */
  pages: { previous: string | undefined; next: string | undefined }
  /** Stands instead of the rows where there are none. */
  empty: ReactNode
  /** What went wrong when the list could not be loaded; it then stands instead of the rows. */
  error?: ReactNode
}

/**
 * A list of the back office, from one definition: a table on wide screens, cards on phones, narrowed, ordered and
 * paged by its address alone, so that it can be reloaded, shared and used without a script.
 */
export function DataList<Row>(props: DataListProps<Row>) {
  const { caption, columns, rows, rowKey, filter, sort, pages, empty, error } = props
  const t = useTranslations('DataList')
  return (
    <div className="grid gap-5">
      {filter}
      {error ? (
        <Alert tone="danger" title={t('failed')}>
          {error}
        </Alert>
      ) : rows.length === 0 ? (
        empty
      ) : (
        <>
          {sort && <SortLinks choices={sort} />}
          <Table caption={caption} columns={columns} rows={rows} rowKey={rowKey} />
        </>
      )}
      <KeysetPages label={caption} {...pages} />
    </div>
  )
}
