import type { ComponentProps } from 'react'
import { classNames } from '@/lib/core/class-names'
import { controlClassName } from './control-class-name'
import { Icon } from './icon'

/** The browser's own select: works without script and with every keyboard and phone. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={classNames('relative', className)}>
      <select {...rest} className={classNames(controlClassName, 'appearance-none pr-10')}>
        {children}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-muted"
      />
    </div>
  )
}
