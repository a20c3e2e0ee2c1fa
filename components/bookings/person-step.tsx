'use client'

import { useTranslations } from 'next-intl'
import { FormField } from '@/components/form/form-field'
import { Disclosure } from '@/components/ui/disclosure'
import type { PricedExtra } from '@/lib/vehicles/prices/quote'
import type { BookForm } from './book-form'
import { ExtraChoices } from './extra-choices'
import { FlowSection } from './flow-section'
import { TimeField } from './pickup-fields'
import { FlightField, MessageField, RiderFields } from './rider-fields'

interface PersonStepProps {
  form: BookForm
  /** Of whoever books, as the account has it. */
  name: string
  /** Whether a driver comes, with the vehicle or chosen along with it. */
  isDriven: boolean
  extras: readonly PricedExtra[]
  /** Ids of those that are ticked. */
  ticked: readonly string[]
  onTick: (id: string, isTicked: boolean) => void
}

/** Who books, who rides if that is somebody else, and what else they wish for. */
export function PersonStep({ form, name, isDriven, extras, ticked, onTick }: PersonStepProps) {
  const t = useTranslations('OneDayBook')
  const isOpen = (...names: ('rider.name' | 'rider.phone' | 'flight' | 'returnTime' | 'message')[]) =>
    names.some((one) => form.valueOf(one) || form.fieldError(one))
  const drivers = extras.filter(({ isDriver }) => isDriver)
  const others = extras.filter(({ isDriver }) => !isDriver)
  return (
    <FlowSection number={2} title={t('you')}>
      <FormField
        form={form}
        name="phone"
        label={t('phone')}
        hint={isDriven ? t('phoneHint') : undefined}
        autoComplete="tel"
      />
      {name && <p className="text-ink-muted">{t('bookedBy', { name })}</p>}
      <ExtraChoices extras={drivers} ticked={ticked} onTick={onTick} className="grid" />
      {!isDriven && <p className="text-ink-muted">{t('papers')}</p>}
      <Disclosure title={t('somebodyElse')} isOpen={isOpen('rider.name', 'rider.phone')}>
        <p className="text-sm text-ink-muted">{t('somebodyElseHint')}</p>
        <RiderFields form={form} />
      </Disclosure>
      <Disclosure
        title={t('more')}
        isOpen={others.some(({ id }) => ticked.includes(id)) || isOpen('flight', 'returnTime', 'message')}
      >
        <ExtraChoices extras={others} ticked={ticked} onTick={onTick} className="grid" />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <FlightField form={form} />
          <TimeField form={form} name="returnTime" label={t('returnTime')} />
        </div>
        <MessageField form={form} />
      </Disclosure>
    </FlowSection>
  )
}
