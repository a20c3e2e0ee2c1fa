'use client'

import { useTranslations } from 'next-intl'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { PictureField } from '@/components/form/picture-field'
import { uploadTo } from '@/components/form/upload'
import { useActionForm } from '@/components/form/use-action-form'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/inputs'
import { createOneDayVehicleAction, updateOneDayVehicleAction } from '@/lib/vehicles/one-day/actions'
import { UploadButton } from './upload-button'

interface OneDayVehicleFormProps {
  /** The vehicle to change; without one a new one is posted. */
  vehicle?: {
    id: string
    name: string
    model: string
    item: string
    price: number
    quantity: number
    url: string
  }
  /** Whose screens lead on: the admin's or the staff's (SPEC section 2, Vehicle management). */
  area: 'admin' | 'staff'
  /** The page that follows, with its language. */
  nextHref: string
}

/** Posts a one-day vehicle or changes one. */
export function OneDayVehicleForm({ vehicle, area, nextHref }: OneDayVehicleFormProps) {
  const t = useTranslations('Fleet.form')
  const post = useActionForm({
    action: vehicle ? updateOneDayVehicleAction : createOneDayVehicleAction,
    schema: async () => {
      const { oneDayVehicleForm, oneDayVehiclePost } = await import('@/lib/vehicles/one-day/schema')
      return vehicle ? oneDayVehicleForm : oneDayVehiclePost
    },
    sendBy: uploadTo({
      method: vehicle ? 'PUT' : 'POST',
      url: vehicle ? `/api/uploads/one/${vehicle.id}` : '/api/uploads/one',
      flash: vehicle ? 'vehicleUpdated' : 'uploadSuccess',
      nextHref,
    }),
    defaults: vehicle && {
      name: vehicle.name,
      model: vehicle.model,
      item: vehicle.item,
      price: String(vehicle.price),
      quantity: String(vehicle.quantity),
    },
  })
  return (
    <FormFrame {...post} errorTitle={vehicle ? undefined : t('uploadFailed')}>
      {vehicle && <input type="hidden" name="id" value={vehicle.id} />}
      <input type="hidden" name="area" value={area} />
      <PictureField
        name="image"
        label={vehicle ? t('newPicture') : t('picture')}
        error={post.fieldError('image')}
        current={vehicle}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FormField fields={post} name="name" label={t('name')} maxLength={80} required />
        <FormField fields={post} name="model" label={t('model')} maxLength={80} required />
      </div>
      <Field id="item" label={t('features')} hint={t('featuresHint')} error={post.fieldError('item')}>
        {(control) => (
          <Textarea {...post.control('item')} {...control} maxLength={1000} required className="min-h-24" />
        )}
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FormField
          fields={post}
          name="price"
          label={t('price')}
          hint={t('priceHint')}
          inputMode="numeric"
          required
        />
        <FormField
          fields={post}
          name="quantity"
          label={t('quantity')}
          hint={t('quantityHint')}
          inputMode="numeric"
          required
        />
      </div>
      <UploadButton label={vehicle ? t('save') : t('upload')} percent={post.percent} />
    </FormFrame>
  )
}
