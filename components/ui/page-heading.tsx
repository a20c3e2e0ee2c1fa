import type { ReactNode } from 'react'

interface PageHeadingProps {
  title: ReactNode
  lead?: ReactNode
  /** Links and buttons that belong to the whole page. */
  actions?: ReactNode
}

/** The one `h1` of a page with what stands beside it. */
export function PageHeading({ title, lead, actions }: PageHeadingProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="grid min-w-0 gap-2">
        <h1 className="text-2xl text-ink sm:text-3xl">{title}</h1>
        {lead && <p className="max-w-prose text-lg text-ink-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  )
}
