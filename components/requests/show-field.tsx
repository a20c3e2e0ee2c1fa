import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/inputs'

/** Narrows a list down to what is open or to what is done. */
export function ShowField({ show }: { show: 'open' | 'done' | undefined }) {
  const t = useTranslations('Requests')
  return (
    <Field id="show" label={t('show')} className="min-w-0 flex-[1_1_9rem]">
      {(control) => (
        <Select {...control} name="show" defaultValue={show ?? ''}>
          <option value="">{t('all')}</option>
          <option value="open">{t('open')}</option>
          <option value="done">{t('done')}</option>
        </Select>
      )}
    </Field>
  )
}
