'use client'

import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { SubmitButton } from '@/components/form/submit-button'
import { undoDutyStepAction } from '@/lib/dispatch/duty/actions'
import type { DutyWord } from '@/lib/dispatch/duty/rules'

interface UndoStepFormProps {
  bookingId: string
  day: string
  /** The last step that the driver pressed. */
  word: DutyWord
  /** The same in words. */
  step: string
  /** Names the job to who does not see it. */
  job: string
}

/** Undoes what a driver pressed by mistake. Needs the namespace `DispatchForms`. */
export function UndoStepForm({ bookingId, day, word, step, job }: UndoStepFormProps) {
  const t = useTranslations('DispatchForms')
  const label = t('undoStep', { step })
  return (
    <ActionForm action={undoDutyStepAction} className="my-1 gap-0">
      <input type="hidden" name="bookingId" value={bookingId} />
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="word" value={word} />
      <SubmitButton
        variant="secondary"
        size="small"
        icon="undo"
        aria-label={`${label}, ${job}`}
        className="justify-self-start"
      >
        {label}
      </SubmitButton>
    </ActionForm>
  )
}
