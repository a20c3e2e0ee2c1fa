'use client'

import { useTranslations } from 'next-intl'
import { PictureField } from '@/components/form/picture-field'
import { Checkbox } from '@/components/ui/checkbox'

interface PictureFieldsProps {
  of: 'driver' | 'unit'
  /** The address of the picture that is there. */
  image: string | null
  error: string | undefined
}

/** The picture of a driver or a unit: chosen, replaced or taken away. Needs the namespaces `DispatchForms` and `Picture`. */
export function PictureFields({ of, image, error }: PictureFieldsProps) {
  const t = useTranslations('DispatchForms')
  return (
    <div className="grid gap-2">
      <PictureField
        name="image"
        label={t('picture')}
        hint={t(`${of}.pictureHint`)}
        optionalLabel={useTranslations('Form')('optional')}
        error={error}
        shape={of === 'driver' ? 'square' : 'wide'}
        {...(image && { current: { url: image, name: t('pictureNow') } })}
      />
      {image && <Checkbox id="removeImage" name="removeImage" label={t('pictureRemove')} />}
    </div>
  )
}
