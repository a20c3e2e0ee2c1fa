import type { ReactNode } from 'react'

interface PageIntroProps {
  title: ReactNode
  lead: ReactNode
  /** Links that belong to the whole page; the first is its main action. */
  actions?: ReactNode
  /** A scene; it stands beside the words, or below them on a phone. */
  picture: ReactNode
}

/** The first view of a page that tells about the company: words on the left, a scene on the right. */
export function PageIntro({ title, lead, actions, picture }: PageIntroProps) {
  return (
    <section className="border-b border-line bg-surface">
      <div className="page-width grid items-center gap-8 py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12 lg:py-14">
        <div className="grid justify-items-start gap-5">
          <h1 className="text-3xl text-ink sm:text-4xl">{title}</h1>
          <p className="max-w-prose text-lg text-ink-muted">{lead}</p>
          {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
        </div>
        {picture}
      </div>
    </section>
  )
}
