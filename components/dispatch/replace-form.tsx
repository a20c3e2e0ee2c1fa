'use client'

import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { SubmitButton } from '@/components/form/submit-button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/inputs'
import { replaceDriverAction } from '@/lib/dispatch/actions'

interface ReplaceFormProps {
  day: string
  driver: { id: string; name: string }
  others: readonly { id: string; name: string }[]
}

/** Replaces a driver who cannot drive that day, by somebody or by whoever is proposed for each trip. */
export function ReplaceForm({ day, driver, others }: ReplaceFormProps) {
  const t = useTranslations('DispatchForms')
  return (
    <ActionForm action={replaceDriverAction}>
      <input type="hidden" name="driverId" value={driver.id} />
      <input type="hidden" name="day" value={day} />
      <p className="max-w-prose text-ink-muted">{t('replaceText', { name: driver.name })}</p>
      <Field id="by" label={t('replaceBy')}>
        {(control) => (
          <Select {...control} name="by" defaultValue="">
            <option value="">{t('proposed')}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div>
        <SubmitButton>{t('replace')}</SubmitButton>
      </div>
    </ActionForm>
  )
}
