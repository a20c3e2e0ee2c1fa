import type { ComponentProps, ReactNode } from 'react'
import { fieldControl } from './field'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  id: string
  label: ReactNode
  hint?: ReactNode
}

/** A box to tick with its label beside it; the whole line is the target. */
export function Checkbox({ id, label, hint, className, ...rest }: CheckboxProps) {
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-3 py-1 text-ink">
        <input {...rest} {...fieldControl({ id, hint })} type="checkbox" className="size-5 shrink-0" />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
