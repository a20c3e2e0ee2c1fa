'use client'

import { useTranslations } from 'next-intl'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { PictureField } from '@/components/form/picture-field'
import { uploadTo } from '@/components/form/upload'
import { useActionForm } from '@/components/form/use-action-form'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/inputs'
import { createCarAction, updateCarAction } from '@/lib/vehicles/cars/actions'
import { carCategories, type CarCategory } from '@/lib/vehicles/cars/rules'
import { UploadButton } from './upload-button'

interface CarFormProps {
  /** The car to change; without one a new one is posted. */
  car?: { id: string; name: string; category: CarCategory; price: string; url: string }
  /** The page that follows, with its language. */
  nextHref: string
}

/** Posts a car of the general fleet or changes one. */
export function CarForm({ car, nextHref }: CarFormProps) {
  const t = useTranslations('Fleet.form')
  const categories = useTranslations('VehicleClass')
  const post = useActionForm({
    action: car ? updateCarAction : createCarAction,
    schema: async () => {
      const { carForm, carPost } = await import('@/lib/vehicles/cars/schema')
      return car ? carForm : carPost
    },
    sendBy: uploadTo({
      method: car ? 'PUT' : 'POST',
      url: car ? `/api/uploads/${car.id}` : '/api/uploads',
      flash: car ? 'vehicleUpdated' : 'uploadSuccess',
      nextHref,
    }),
    defaults: car && { name: car.name, item: car.category, price: car.price },
  })
  return (
    <FormFrame {...post} errorTitle={car ? undefined : t('uploadFailed')}>
      {car && <input type="hidden" name="id" value={car.id} />}
      <PictureField
        name="image"
        label={car ? t('newPicture') : t('picture')}
        error={post.fieldError('image')}
        current={car}
      />
      <FormField fields={post} name="name" label={t('name')} maxLength={80} required />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field id="item" label={t('category')} error={post.fieldError('item')}>
          {(control) => (
            <Select {...post.control('item')} {...control} required>
              <option value="">{t('choose')}</option>
              {carCategories.map((category) => (
                <option key={category} value={category}>
                  {categories(category)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <FormField
          fields={post}
          name="price"
          label={t('carPrice')}
          hint={t('carPriceHint')}
          maxLength={60}
          required
        />
      </div>
      <UploadButton label={car ? t('save') : t('upload')} percent={post.percent} />
    </FormFrame>
  )
}
