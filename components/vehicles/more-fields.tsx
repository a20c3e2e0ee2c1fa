'use client'

import { useState, type ReactNode } from 'react'
import { classNames } from '@/lib/core/class-names'

interface MoreFieldsProps {
  label: ReactNode
  /** Whether one of the fields says something, so that they have to be seen from the start. */
  isUsed: boolean
  className: string
  fieldsClassName: string
  children: ReactNode
}

/**
 * Fields of a form that fewer people need, behind one line on screens that have no room for them. They stay open while
 * somebody empties the last of them.
 */
export function MoreFields({ label, isUsed, className, fieldsClassName, children }: MoreFieldsProps) {
  const [startsOpen] = useState(isUsed)
  return (
    <details open={startsOpen} className={classNames('group open-when-wide', className)}>
      <summary className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand">{label}</summary>
      <div className={fieldsClassName}>{children}</div>
    </details>
  )
}
