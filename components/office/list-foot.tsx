import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { pageSizes } from '@/lib/core/schemas'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import type { ListAddress } from './list-address'

interface ListFootProps {
  address: ListAddress
  /** How many rows the whole list has; one above the cap of counting stands for more. */
  total: number | undefined
  /** What the rows of this page come to. */
  sums: ReactNode
}

/** What a list comes to, and how many rows of it stand on a page. */
export function ListFoot({ address: { path, query }, total, sums }: ListFootProps) {
  const t = useTranslations('DataList')
  const limit = Number(query.limit ?? pageSizes[0])
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-ink-muted figures">
      {total !== undefined && <strong className="text-ink">{t('total', { count: total })}</strong>}
      {sums}
      <nav aria-label={t('pageSize')} className="ml-auto flex items-center">
        <span className="pr-1">{t('pageSize')}</span>
        {pageSizes.map((size, index) => (
          <Link
            key={size}
            href={hrefOf(path, { ...query, limit: index === 0 ? undefined : size })}
            aria-current={size === limit ? 'true' : undefined}
            className="inline-flex min-h-9 min-w-9 items-center justify-center rounded-md px-2 font-semibold hover:bg-sunken aria-[current]:bg-brand-soft aria-[current]:text-brand"
          >
            {size}
          </Link>
        ))}
      </nav>
    </div>
  )
}
