'use client'

import { useEffect, useRef } from 'react'
import { Icon } from './icon'

export interface FieldProblem {
  /** The id of the control, as given to its Field. */
  fieldId: string
  message: string
}

interface ErrorSummaryProps {
  title: string
  /** A new array asks for the focus again, so hand in the same one while nothing was sent. */
  problems: readonly FieldProblem[]
}

/** After a failed sending: takes the focus, says what is wrong and leads to each field. Nothing while all is well. */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    box.current?.focus()
  }, [problems])

  if (problems.length === 0) return null

  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-3 rounded-md border-l-4 border-danger bg-danger-soft px-4 py-3 text-ink"
    >
      <Icon name="alert" className="mt-0.5 size-5 text-danger" />
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">{title}</p>
        <ul className="grid list-disc gap-1 pl-5">
          {problems.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                className="underline"
                onClick={(event) => {
                  const field = document.getElementById(fieldId)
                  if (!field) return
                  event.preventDefault()
                  field.focus()
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
