import type { ComponentProps } from 'react'
import { classNames } from '@/lib/core/class-names'
import { controlClassName } from './control-class-name'

/** A one-line text control; give it the control props of its Field. */
export function Input({ type = 'text', className, ...rest }: ComponentProps<'input'>) {
  return <input type={type} {...rest} className={classNames(controlClassName, className)} />
}
