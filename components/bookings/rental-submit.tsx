'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useSyncExternalStore } from 'react'
import { SubmitButton } from '@/components/form/submit-button'
import { isChoiceChanged, onChoice } from './choice-changes'

interface RentalSubmitProps extends Pick<
  ComponentProps<typeof SubmitButton>,
  'size' | 'pendingLabel' | 'children'
> {
  /** What the button of RentalChoice says. */
  look: string
}

/**
 * Sends a form for the rental whose price is shown; not while something else is chosen in RentalChoice, since that would book
 * what the person no longer sees.
 */
export function RentalSubmit({ look, ...button }: RentalSubmitProps) {
  const t = useTranslations('Desk')
  const isStale = useSyncExternalStore(onChoice, isChoiceChanged, () => false)
  return (
    <>
      <p role="status" className="font-medium text-ink empty:hidden">
        {isStale && t('lookAgain', { look })}
      </p>
      <SubmitButton {...button} className="sm:w-fit" disabled={isStale} />
    </>
  )
}
