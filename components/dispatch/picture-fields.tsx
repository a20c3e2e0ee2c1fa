'use client'

import { useTranslations } from 'next-intl'
import { FormCheckbox } from '@/components/form/form-checkbox'
import { PictureField } from '@/components/form/picture-field'

interface PictureFieldsProps {
  /** What `useActionForm` returned. */
  form: {
    fieldError: (name: 'image') => string | undefined
    valueOf: (name: 'removeImage') => string | undefined
  }
  of: 'driver' | 'unit'
  /** The address of the picture that is there. */
  image: string | null
}

/** The picture of a driver or a unit: chosen, replaced or taken away. Needs the namespaces `DispatchForms` and `Picture`. */
export function PictureFields({ form, of, image }: PictureFieldsProps) {
  const t = useTranslations('DispatchForms')
  return (
    <div className="grid gap-2">
      <PictureField
        name="image"
        label={t('picture')}
        hint={t(`${of}.pictureHint`)}
        optionalLabel={useTranslations('Form')('optional')}
        error={form.fieldError('image')}
        shape={of === 'driver' ? 'square' : 'wide'}
        {...(image && { current: { url: image, name: t('pictureNow') } })}
      />
      {image && <FormCheckbox form={form} name="removeImage" label={t('pictureRemove')} />}
    </div>
  )
}
