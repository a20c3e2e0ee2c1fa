import type { ReactNode } from 'react'
import { Icon } from './icon'

/** What a control must carry to belong to its field. Spread it on the input, select or textarea. */
export interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FieldProps {
  /** Unique on the page; label, hint and error take their ids from it. */
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The word for "optional" beside the label; leave it out where the control is required. */
  optionalLabel?: string
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** The ids that tie a control to its hint and its error. */
export function fieldControl({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>): FieldControl {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error ? { 'aria-invalid': true } : undefined),
  }
}

/** The error text of a control, read out with it. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <Icon name="alert" className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  )
}

/** Label above, hint under it, then the control, then its error. */
export function Field({ id, label, hint, error, optionalLabel, className, children }: FieldProps) {
  return (
    <div className={className}>
      <div className="grid grid-cols-1 gap-1.5">
        <label id={`${id}-label`} htmlFor={id} className="font-semibold text-ink">
          {label}
          {optionalLabel && <span className="font-normal text-ink-muted"> ({optionalLabel})</span>}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-muted">
            {hint}
          </p>
        )}
        {children(fieldControl({ id, hint, error }))}
        {error && <FieldError id={id}>{error}</FieldError>}
      </div>
    </div>
  )
}
