import { useTranslations } from 'next-intl'
import { classNames } from '@/lib/core/class-names'
import { Link } from '@/lib/core/i18n/navigation'

export interface SortChoice {
  label: string
  href: string
  isCurrent: boolean
}

/** The orders of a list as links; they stand above it, because cards on phones have no column heads to press. */
export function SortLinks({ choices }: { choices: readonly SortChoice[] }) {
  const t = useTranslations('DataList')
  return (
    <nav aria-label={t('sort')} className="flex flex-wrap items-center gap-x-1 text-sm">
      <span className="pr-1 text-ink-muted">{t('sort')}</span>
      {choices.map(({ label, href, isCurrent }) => (
        <Link
          key={href}
          href={href}
          aria-current={isCurrent ? 'true' : undefined}
          className={classNames(
            'inline-flex min-h-9 items-center rounded-md px-3 font-semibold',
            isCurrent ? 'bg-brand-soft text-brand' : 'text-ink-muted hover:bg-sunken hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
