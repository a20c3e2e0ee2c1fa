'use client'

import { useTranslations } from 'next-intl'
import { useState, type ComponentProps } from 'react'
import { FormField } from '@/components/form/form-field'
import { Checkbox } from '@/components/ui/checkbox'

interface DestinationFieldProps {
  form: ComponentProps<typeof FormField<'destination'>>['form']
  /** Whether a destination was typed before. */
  isOutside: boolean
}

/** Asks for the destination only when the trip leaves Addis Ababa; always, where no script runs (CONTRACT section 4). */
export function DestinationField({ form, isOutside: isOutsideAtFirst }: DestinationFieldProps) {
  const t = useTranslations('TravelForm')
  const [isOutside, setOutside] = useState(isOutsideAtFirst)
  return (
    <div className="grid gap-2">
      <Checkbox
        id="outside"
        label={t('outside')}
        checked={isOutside}
        onChange={(event) => setOutside(event.target.checked)}
        aria-controls="destination-part"
        className="needs-script"
      />
      <div
        id="destination-part"
        // A destination can come without the person's hand: from a draft.
        onInput={() => setOutside(true)}
        className={isOutside ? undefined : 'needs-no-script'}
      >
        <FormField
          form={form}
          name="destination"
          label={t('destination')}
          hint={t('destinationHint')}
          autoComplete="off"
          maxLength={200}
        />
      </div>
    </div>
  )
}
