'use client'

import type { ReactNode } from 'react'
import { classNames } from '@/lib/core/class-names'
import { Icon, type IconName } from './icon'

const looks = {
  done: { dot: 'border-brand bg-brand text-brand-ink', icon: 'check', text: 'text-ink' },
  current: { dot: 'border-brand bg-raised text-brand', icon: 'clock', text: 'text-ink font-semibold' },
  upcoming: { dot: 'border-line-strong bg-raised text-transparent', icon: 'clock', text: 'text-ink-muted' },
  stopped: {
    dot: 'border-danger bg-danger text-danger-ink',
    icon: 'close',
    text: 'text-danger font-semibold',
  },
} as const satisfies Record<string, { dot: string; icon: IconName; text: string }>

interface TimelineStep {
  id: string
  title: ReactNode
  detail?: ReactNode
  state: keyof typeof looks
  /** The state in words for those who do not see the mark, for example "done". */
  stateLabel: string
}

interface TimelineProps {
  label: string
  steps: readonly TimelineStep[]
}

/** Steps in their order with what is behind, what is now and what is to come. A component of the browser, as `Facts` is. */
export function Timeline({ label, steps }: TimelineProps) {
  return (
    <ol aria-label={label} className="grid">
      {steps.map(({ id, title, detail, state, stateLabel }, index) => {
        const { dot, icon, text } = looks[state]
        const isLast = index === steps.length - 1
        return (
          <li
            key={id}
            aria-current={state === 'current' ? 'step' : undefined}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3"
          >
            <span aria-hidden="true" className="grid grid-rows-[1.75rem_1fr] justify-items-center">
              <span className={classNames('grid size-7 place-items-center rounded-full border-2', dot)}>
                <Icon name={icon} className="size-4" />
              </span>
              {!isLast && <span className={classNames('w-0.5', state === 'done' ? 'bg-brand' : 'bg-line')} />}
            </span>
            <div className={classNames('min-w-0 pt-0.5', !isLast && 'pb-4')}>
              <p className={text}>
                {title}
                <span className="sr-only"> ({stateLabel})</span>
              </p>
              {detail && <p className="text-sm text-ink-muted">{detail}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
