'use client'

import type { ReactNode } from 'react'
import { ActionForm, SendingForm } from './action-form'
import { chosenForm, useChosenRows } from './chosen-rows'
import { SubmitButton } from './submit-button'
import type { FormAction } from '@/lib/server/form-state'
import { ChosenCount } from '@/components/office/choose-all'

interface ChosenBarProps {
  /** The list as its address has it, which is shown again. */
  here: string
  /** The file that a sending asks for, where it asks for one. */
  fileOf?: (sent: FormData) => string | null
  title: string
  /** Stands behind the number of rows. */
  chosen: string
  /** What can be done with the rows. */
  children: ReactNode
}

/** What is done with the rows of a list that are chosen, below the list. */
export function ChosenBar({ here, fileOf, title, chosen, children }: ChosenBarProps) {
  return (
    <div role="group" aria-label={title} className="bulk-bar">
      <SendingForm id={chosenForm} sending={useChosenRows()} fileOf={fileOf} className="gap-2">
        <input type="hidden" name="here" value={here} />
        <div className="flex flex-wrap items-center gap-2">
          <p className="pr-2 text-sm">
            <ChosenCount /> {chosen}
          </p>
          {children}
        </div>
      </SendingForm>
    </div>
  )
}

interface UndoFormProps {
  ids: readonly string[]
  here: string
  action: FormAction
  text: string
  /** Further fields of the form. */
  children?: ReactNode
}

/** Takes back for some seconds what was done with rows of a list. */
export function UndoForm({ ids, here, action, text, children }: UndoFormProps) {
  return (
    <div className="fleeting">
      <ActionForm action={action} className="gap-0">
        <input type="hidden" name="ids" value={ids.join(',')} />
        {children}
        <input type="hidden" name="here" value={here} />
        <SubmitButton variant="secondary" size="small" icon="undo" className="w-fit">
          {text}
        </SubmitButton>
      </ActionForm>
    </div>
  )
}
