import type { ComponentProps } from 'react'
import { classNames } from '@/lib/core/class-names'
import { controlClassName } from './control-class-name'

/** A text control of several lines that grows with what is typed where the browser can do that. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...rest}
      className={classNames(controlClassName, 'field-sizing-content', className)}
    />
  )
}
