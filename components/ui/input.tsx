import type { ComponentProps } from 'react'
import { classNames } from '@/lib/class-names'
import { controlClassName } from './control-class-name'

/** A one-line text control; give it the control props of its Field. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(controlClassName, className)} />
}
