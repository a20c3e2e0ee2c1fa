'use client'

import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { removeViewAction, saveViewAction } from '@/lib/saved-views/actions'
import type { SavedView } from '@/lib/saved-views/queries'

interface SaveViewFormProps {
  path: string
  query: string
  /** The view that shows the list as it is now. */
  current: Pick<SavedView, 'id' | 'name'> | undefined
}

/** Keeps a list as its address has it, by a name, and names the view anew that shows it. */
export function SaveViewForm({ path, query, current }: SaveViewFormProps) {
  const t = useTranslations('SavedViews')
  const form = useActionForm({
    action: saveViewAction,
    schema: async () => (await import('@/lib/saved-views/schema')).savedViewForm,
    defaults: current ? { name: current.name } : {},
  })
  return (
    <FormFrame {...form}>
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="query" value={query} />
      <FormField
        form={form}
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        maxLength={40}
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="secondary" size="small">
          {t('keep')}
        </SubmitButton>
        {current && (
          <SubmitButton variant="secondary" size="small" name="renames" value={current.id}>
            {t('rename', { name: current.name })}
          </SubmitButton>
        )}
      </div>
    </FormFrame>
  )
}

interface RemoveViewFormProps {
  id: string
  name: string
  /** The list as its address has it, which is shown again. */
  here: string
}

/** Removes a view; nothing but its name is lost. */
export function RemoveViewForm({ id, name, here }: RemoveViewFormProps) {
  const t = useTranslations('SavedViews')
  return (
    <ActionForm action={removeViewAction}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="here" value={here} />
      <SubmitButton variant="quiet" size="small" icon="trash" aria-label={t('removeOf', { name })}>
        {t('remove')}
      </SubmitButton>
    </ActionForm>
  )
}
