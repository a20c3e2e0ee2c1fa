import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'

interface EmptyStateProps {
  title: ReactNode
  /** What would be here. */
  description?: ReactNode
  icon?: IconName
  /** The way to make the first one, or out of a search that found nothing. */
  action?: ReactNode
}

/** Stands where a list has nothing to show. */
export function EmptyState({ title, description, icon = 'search', action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-line-strong px-4 py-10 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-brand-soft text-brand">
        <Icon name={icon} className="size-7" />
      </span>
      <p className="text-lg font-semibold text-ink">{title}</p>
      {description && <p className="max-w-prose text-ink-muted">{description}</p>}
      {action}
    </div>
  )
}
