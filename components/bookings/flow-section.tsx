import type { ReactNode } from 'react'

interface FlowSectionProps {
  number: number
  title: string
  children: ReactNode
}

/** One of the short steps of a page on which somebody books. */
export function FlowSection({ number, title, children }: FlowSectionProps) {
  const id = `step-${number}`
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 gap-5 border-t border-line pt-6 first:border-0 first:pt-0"
    >
      <h2 id={id} className="flex items-center gap-3 text-xl text-ink">
        <span
          aria-hidden="true"
          className="grid size-7 shrink-0 place-items-center rounded-full border border-brand text-sm text-brand figures"
        >
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
