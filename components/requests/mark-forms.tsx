'use client'

import { useTranslations } from 'next-intl'
import { SubmitButton } from '@/components/form/submit-button'
import { ChosenBar, UndoForm } from '@/components/form/chosen-forms'
import type { FormAction } from '@/lib/server/form-state'

interface MarkBarProps {
  /** The list as its address has it, which is shown again. */
  here: string
}

/** Marks the requests that are chosen as done or as open again. */
export function MarkBar({ here }: MarkBarProps) {
  const t = useTranslations('MarkForms')
  return (
    <ChosenBar here={here} title={t('title')} chosen={t('chosen')}>
      <SubmitButton name="act" value="done" size="small" variant="brand" data-key="c">
        {t('done')}
      </SubmitButton>
      <SubmitButton name="act" value="open" size="small" variant="secondary">
        {t('open')}
      </SubmitButton>
    </ChosenBar>
  )
}

interface MarkUndoProps extends MarkBarProps {
  action: FormAction
  ids: readonly string[]
  /** What they were marked as. */
  as: 'open' | 'done'
}

/** Takes back for some seconds what was marked in a list. */
export function MarkUndo({ ids, as, here, action }: MarkUndoProps) {
  const t = useTranslations('MarkForms')
  return (
    <UndoForm ids={ids} here={here} action={action} text={t('undo')}>
      <input type="hidden" name="act" value={as === 'done' ? 'open' : 'done'} />
      <input type="hidden" name="isUndo" value="yes" />
    </UndoForm>
  )
}
