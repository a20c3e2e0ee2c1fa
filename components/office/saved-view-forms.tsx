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
  /** The views that show the list as it is now. */
  shown: readonly Pick<SavedView, 'id' | 'name'>[]
}

/** Keeps a list as its address has it, by a name, and names the views anew that show it. */
export function SaveViewForm({ path, query, shown }: SaveViewFormProps) {
  const t = useTranslations('SavedViews')
  const form = useActionForm({
    action: saveViewAction,
    schema: async () => (await import('@/lib/saved-views/schema')).savedViewForm,
    defaults: { name: shown[0]?.name },
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
        {shown.map(({ id, name }) => (
          <SubmitButton key={id} variant="secondary" size="small" name="renames" value={id}>
            {t('rename', { name })}
          </SubmitButton>
        ))}
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
