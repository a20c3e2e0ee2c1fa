import type { ComponentProps } from 'react'
import { classNames } from '@/lib/core/class-names'
import { Icon } from './icon'

/** A one-line text control; give it the control props of its Field. */
export function Input({ type = 'text', className, ...rest }: ComponentProps<'input'>) {
  return <input type={type} {...rest} className={classNames('control', className)} />
}

/**
 * The browser's own select: works without script and with every keyboard and phone. Where it has no room for its choice it says so:
 * an amount that ends in the middle would be another one.
 */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative block', className)}>
      <select {...rest} className={classNames('control', 'appearance-none truncate pr-10')}>
        {children}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-muted"
      />
    </span>
  )
}

/** A text control of several lines that grows with what is typed where the browser can do that. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea rows={rows} {...rest} className={classNames('control', 'field-sizing-content', className)} />
  )
}
