import type { ReactNode } from 'react'
import { buttonClassName } from '@/components/ui/button'
import { Link } from '@/lib/core/i18n/navigation'
import { StepsList, type TutorialStep } from './steps-list'

interface TutorialPartProps {
  id: string
  title: string
  lead: string
  action: { href: string; label: string }
  steps: readonly TutorialStep[]
  /** What follows the steps. */
  children?: ReactNode
}

/** One way of booking: its steps and the way into it. */
export function TutorialPart({ id, title, lead, action, steps, children }: TutorialPartProps) {
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <h2 id={id} className="text-2xl text-ink">
            {title}
          </h2>
          <p className="max-w-prose text-ink-muted">{lead}</p>
        </div>
        <Link href={action.href} className={buttonClassName({ variant: 'brand' })}>
          {action.label}
        </Link>
      </div>
      <StepsList steps={steps} />
      {children}
    </section>
  )
}
