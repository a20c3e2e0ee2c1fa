'use client'

import type { ReactNode } from 'react'
import type { FieldProblem } from '@/components/ui/error-summary'
import { classNames } from '@/lib/core/class-names'
import type { ActionFormProps } from './use-action-form'
import { FormProblems } from './form-problems'

interface FormFrameProps {
  formProps: ActionFormProps
  isPending: boolean
  formError: string | undefined
  problems: readonly FieldProblem[]
  round: number
  className?: string
  children: ReactNode
}

/** The `<form>` with its problems on top; its fields cannot be touched while it is being sent. */
export function FormFrame(props: FormFrameProps) {
  const { formProps, isPending, formError, problems, round, className, children } = props
  return (
    <form {...formProps} className="grid gap-5">
      <FormProblems formError={formError} problems={problems} />
      <fieldset key={round} disabled={isPending} className={classNames('grid min-w-0 gap-5', className)}>
        {children}
      </fieldset>
    </form>
  )
}
