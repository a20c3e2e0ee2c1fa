'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { FormSelect } from '@/components/form/form-select'
import { FormField } from '@/components/form/form-field'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/inputs'
import { languages, routing } from '@/lib/core/i18n/routing'
import { carCategories, fuels, gearboxes, type VehicleKind } from '@/lib/vehicles/rules'

type OptionalField =
  | 'dayPrice'
  | 'quantity'
  | 'priceFrom7'
  | 'priceFrom30'
  | 'class'
  | 'seats'
  | 'bags'
  | 'gearbox'
  | 'fuel'
  | 'texts'
type Name = OptionalField | `texts.${string}`

type FormOf = ComponentProps<typeof FormField<Name>>['form']

/** What people choose a vehicle by beyond SPEC's fields (CONTRACT section 8): longer rentals, facts, texts by language. */
export function VehicleFactFields({ form, kind }: { form: FormOf; kind: VehicleKind }) {
  const t = useTranslations('Fleet.form')
  const words = useTranslations('VehicleFacts')
  const classes = useTranslations('VehicleClass')
  const number = { form, inputMode: 'numeric' } as const
  return (
    <>
      <Group title={t('pricesTitle')} text={t('mayBeEmpty')}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {kind === 'car' && (
            <>
              <FormField {...number} name="dayPrice" label={t('price')} hint={t('carDayPriceHint')} />
              <FormField {...number} name="quantity" label={t('quantity')} hint={t('quantityHint')} />
            </>
          )}
          <FormField {...number} name="priceFrom7" label={t('priceFrom7')} hint={t('priceHint')} />
          <FormField {...number} name="priceFrom30" label={t('priceFrom30')} hint={t('priceHint')} />
        </div>
      </Group>
      <Group title={t('factsTitle')} text={t('mayBeEmpty')}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {kind === 'one_day' && (
            <Choice form={form} name="class" label={t('category')} values={carCategories} textOf={classes} />
          )}
          <FormField {...number} name="seats" label={t('seats')} />
          <FormField {...number} name="bags" label={t('bags')} />
          <Choice
            form={form}
            name="gearbox"
            label={t('gearbox')}
            values={gearboxes}
            textOf={(gearbox) => words(`gearbox.${gearbox}`)}
          />
          <Choice
            form={form}
            name="fuel"
            label={t('fuel')}
            values={fuels}
            textOf={(fuel) => words(`fuel.${fuel}`)}
          />
        </div>
      </Group>
      <Group title={t('textsTitle')} text={t('textsText')}>
        {routing.locales.map((locale) => {
          const { publicName, ownName } = languages[locale]
          return (
            <Field
              key={locale}
              id={`texts.${publicName}`}
              label={<span lang={locale}>{ownName}</span>}
              error={form.fieldError(`texts.${publicName}`)}
            >
              {(control) => (
                <Textarea
                  {...form.control(`texts.${publicName}`)}
                  {...control}
                  lang={locale}
                  maxLength={1000}
                  rows={2}
                />
              )}
            </Field>
          )
        })}
      </Group>
    </>
  )
}

function Group({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-line pt-4">
      <legend className="float-left mb-1 w-full text-lg font-bold text-ink">{title}</legend>
      <p className="clear-both text-ink-muted">{text}</p>
      {children}
    </fieldset>
  )
}

interface ChoiceProps<Value extends string> {
  form: FormOf
  name: OptionalField
  label: string
  values: readonly Value[]
  textOf: (value: Value) => string
}

/** A choice that may be left open. */
function Choice<Value extends string>({ form, name, label, values, textOf }: ChoiceProps<Value>) {
  const t = useTranslations('Fleet.form')
  return (
    <FormSelect
      form={form}
      name={name}
      label={label}
      choices={[
        { value: '', label: t('notStated') },
        ...values.map((value) => ({ value, label: textOf(value) })),
      ]}
    />
  )
}
