'use client'

import { useTranslations } from 'next-intl'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { FormSelect } from '@/components/form/form-select'
import { uploadTo } from '@/components/form/upload'
import { useActionForm } from '@/components/form/use-action-form'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/inputs'
import { createVehicleAction, updateVehicleAction } from '@/lib/vehicles/actions'
import { carCategories, type FleetArea, type VehicleKind } from '@/lib/vehicles/rules'
import type { vehicleChange, vehiclePost } from '@/lib/vehicles/schema'
import type { StaffVehicle } from '@/lib/vehicles/view'
import { PicturesField } from './pictures-field'
import { UploadButton } from './upload-button'
import { VehicleFactFields } from './vehicle-fact-fields'

interface VehicleFormProps {
  kind: VehicleKind
  /** Whose screens lead on: the admin's or the staff's (SPEC section 2, Vehicle management). */
  area: FleetArea
  /** The vehicle to change; without one a new one is posted. */
  vehicle: StaffVehicle | undefined
  /** Of the vehicle. */
  version: string | undefined
  /** The page that follows, with its language. */
  nextHref: string
}

const uploads = { car: '/api/uploads', one_day: '/api/uploads/one' } as const satisfies Record<
  VehicleKind,
  string
>

const typed = (value: string | number | null | undefined) => (value == null ? '' : String(value))

/** What the fields hold at first. */
function typedBefore(vehicle: StaffVehicle) {
  const { name, texts, quantity, priceFrom7, priceFrom30, seats, bags, gearbox, fuel, pictures } = vehicle
  const facts = {
    name,
    pictures: pictures.map(({ url }) => url).join(','),
    quantity: typed(quantity),
    priceFrom7: typed(priceFrom7),
    priceFrom30: typed(priceFrom30),
    seats: typed(seats),
    bags: typed(bags),
    gearbox: typed(gearbox),
    fuel: typed(fuel),
    'texts.en': typed(texts.en),
    'texts.or': typed(texts.om),
    'texts.am': typed(texts.am),
  }
  if (vehicle.kind === 'car') {
    return { ...facts, item: vehicle.category, price: vehicle.price, dayPrice: typed(vehicle.dayPrice) }
  }
  const { model, item, price, category } = vehicle
  return { ...facts, model, item, price: String(price), class: typed(category) }
}

/** Posts a vehicle or changes one. */
export function VehicleForm({ kind, area, vehicle, version, nextHref }: VehicleFormProps) {
  const t = useTranslations('Fleet.form')
  const classes = useTranslations('VehicleClass')
  const post = useActionForm<typeof vehicleChange | typeof vehiclePost>({
    action: vehicle ? updateVehicleAction : createVehicleAction,
    schema: async () => {
      const schemas = await import('@/lib/vehicles/schema')
      return vehicle ? schemas.vehicleChange : schemas.vehiclePost
    },
    sendBy: uploadTo({
      method: vehicle ? 'PUT' : 'POST',
      url: vehicle ? `${uploads[kind]}/${vehicle.id}` : uploads[kind],
      flash: vehicle ? 'vehicleUpdated' : 'uploadSuccess',
      nextHref,
    }),
    defaults: vehicle && { ...typedBefore(vehicle), ...(version !== undefined && { version }) },
  })
  const name = <FormField form={post} name="name" label={t('name')} maxLength={80} required />
  return (
    <FormFrame {...post} errorTitle={vehicle ? undefined : t('uploadFailed')}>
      {vehicle && <input type="hidden" name="id" value={vehicle.id} />}
      {vehicle && <input type="hidden" name="version" value={post.valueOf('version')} />}
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="area" value={area} />
      <PicturesField
        label={vehicle ? t('newPicture') : t('picture')}
        error={post.fieldError('image')}
        current={vehicle?.pictures.map(({ url }) => url) ?? []}
      />
      {kind === 'car' ? (
        <>
          {name}
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <FormSelect
              form={post}
              name="item"
              label={t('category')}
              required
              choices={[
                { value: '', label: t('choose') },
                ...carCategories.map((category) => ({ value: category, label: classes(category) })),
              ]}
            />
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
                lang={vehicle?.kind === 'one_day' ? (vehicle.itemLocale ?? undefined) : undefined}
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
      <VehicleFactFields form={post} kind={kind} />
      <UploadButton label={vehicle ? t('save') : t('upload')} percent={post.percent} />
    </FormFrame>
  )
}
