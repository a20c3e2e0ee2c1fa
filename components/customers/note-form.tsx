'use client'

import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { FormFrame } from '@/components/form/form-frame'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/inputs'
import { addNoteAction, removeNoteAction } from '@/lib/customers/actions'

/** What a note is about. */
export type NoteRecord = { customerId: string } | { bookingId: string }

function RecordFields({ about }: { about: NoteRecord }) {
  return Object.entries(about).map(([name, id]) => <input key={name} type="hidden" name={name} value={id} />)
}

/** Writes a note about a customer or a booking. */
export function NoteForm({ about }: { about: NoteRecord }) {
  const t = useTranslations('Notes')
  const form = useActionForm({
    action: addNoteAction,
    schema: async () => (await import('@/lib/customers/schema')).noteForm,
  })
  return (
    <FormFrame {...form}>
      <RecordFields about={about} />
      <Field id="text" label={t('text')} hint={t('hint')} error={form.fieldError('text')}>
        {(control) => <Textarea {...form.control('text')} {...control} rows={2} maxLength={2000} />}
      </Field>
      <SubmitButton variant="secondary" size="small" className="w-fit">
        {t('add')}
      </SubmitButton>
    </FormFrame>
  )
}

interface RemoveNoteFormProps {
  id: string
  about: NoteRecord
  /** Names the note. */
  label: string
}

/** Deletes a note. */
export function RemoveNoteForm({ id, about, label }: RemoveNoteFormProps) {
  const t = useTranslations('Notes')
  return (
    <ActionForm action={removeNoteAction}>
      <input type="hidden" name="id" value={id} />
      <RecordFields about={about} />
      <SubmitButton variant="quiet" size="small" aria-label={label}>
        {t('remove')}
      </SubmitButton>
    </ActionForm>
  )
}
