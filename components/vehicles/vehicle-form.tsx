'use client'

import { useTranslations } from 'next-intl'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { PictureField } from '@/components/form/picture-field'
import { uploadTo } from '@/components/form/upload'
import { useActionForm } from '@/components/form/use-action-form'
import { Field } from '@/components/ui/field'
import { Select, Textarea } from '@/components/ui/inputs'
import { createVehicleAction, updateVehicleAction } from '@/lib/vehicles/actions'
import { carCategories, type FleetArea, type VehicleKind } from '@/lib/vehicles/rules'
import type { StaffVehicle } from '@/lib/vehicles/view'
import { UploadButton } from './upload-button'

interface VehicleFormProps {
  kind: VehicleKind
  /** Whose screens lead on: the admin's or the staff's (SPEC section 2, Vehicle management). */
  area: FleetArea
  /** The vehicle to change; without one a new one is posted. */
  vehicle: StaffVehicle | undefined
  /** The page that follows, with its language. */
  nextHref: string
}

const uploads = { car: '/api/uploads', one_day: '/api/uploads/one' } as const satisfies Record<
  VehicleKind,
  string
>

/** What the fields hold at first. */
function typedBefore(vehicle: StaffVehicle) {
  const { name, price } = vehicle
  if (vehicle.kind === 'car') return { name, item: vehicle.category, price: String(price) }
  const { model, item, quantity } = vehicle
  return { name, model, item, price: String(price), quantity: String(quantity) }
}

/** Posts a vehicle or changes one. */
export function VehicleForm({ kind, area, vehicle, nextHref }: VehicleFormProps) {
  const t = useTranslations('Fleet.form')
  const classes = useTranslations('VehicleClass')
  const post = useActionForm({
    action: vehicle ? updateVehicleAction : createVehicleAction,
    schema: async () => {
      const { vehicleChange, vehiclePost } = await import('@/lib/vehicles/schema')
      return vehicle ? vehicleChange : vehiclePost
    },
    sendBy: uploadTo({
      method: vehicle ? 'PUT' : 'POST',
      url: vehicle ? `${uploads[kind]}/${vehicle.id}` : uploads[kind],
      flash: vehicle ? 'vehicleUpdated' : 'uploadSuccess',
      nextHref,
    }),
    defaults: vehicle && typedBefore(vehicle),
  })
  const name = <FormField form={post} name="name" label={t('name')} maxLength={80} required />
  return (
    <FormFrame {...post} errorTitle={vehicle ? undefined : t('uploadFailed')}>
      {vehicle && <input type="hidden" name="id" value={vehicle.id} />}
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="area" value={area} />
      <PictureField
        name="image"
        label={vehicle ? t('newPicture') : t('picture')}
        error={post.fieldError('image')}
        current={vehicle}
      />
      {kind === 'car' ? (
        <>
          {name}
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field id="item" label={t('category')} error={post.fieldError('item')}>
              {(control) => (
                <Select {...post.control('item')} {...control} required>
                  <option value="">{t('choose')}</option>
                  {carCategories.map((category) => (
                    <option key={category} value={category}>
                      {classes(category)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <FormField
              form={post}
              name="price"
              label={t('carPrice')}
              hint={t('carPriceHint')}
              maxLength={60}
              required
            />
          </div>
        </>
      ) : (
        <>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {name}
            <FormField form={post} name="model" label={t('model')} maxLength={80} required />
          </div>
          <Field id="item" label={t('features')} hint={t('featuresHint')} error={post.fieldError('item')}>
            {(control) => (
              <Textarea
                {...post.control('item')}
                {...control}
                maxLength={1000}
                required
                className="min-h-24"
              />
            )}
          </Field>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <FormField
              form={post}
              name="price"
              label={t('price')}
              hint={t('priceHint')}
              inputMode="numeric"
              required
            />
            <FormField
              form={post}
              name="quantity"
              label={t('quantity')}
              hint={t('quantityHint')}
              inputMode="numeric"
              required
            />
          </div>
        </>
      )}
      <UploadButton label={vehicle ? t('save') : t('upload')} percent={post.percent} />
    </FormFrame>
  )
}
