'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useSyncExternalStore } from 'react'
import { SubmitButton } from '@/components/form/submit-button'
import type { FormState } from '@/lib/server/form-state'
import { isChoiceChanged, onChoice } from './choice-changes'
import { NewPrice } from './new-price'

interface RentalSubmitProps extends Pick<
  ComponentProps<typeof SubmitButton>,
  'size' | 'pendingLabel' | 'children'
> {
  /** What the button of RentalChoice says. */
  look: string
  /** Of the form. */
  state: FormState
  /** The price that it shows, in santim; empty where none is listed. */
  seenTotal: string | undefined
}

/**
 * Sends a form for the rental whose price is shown; not while something else is chosen in RentalChoice, since that would book
 * what the person no longer sees. A price that changed meanwhile is shown before anything is booked.
 */
export function RentalSubmit({ look, state, seenTotal, ...button }: RentalSubmitProps) {
  const t = useTranslations('Desk')
  const isStale = useSyncExternalStore(onChoice, isChoiceChanged, () => false)
  return (
    <>
      {seenTotal && <input type="hidden" name="seenTotal" value={seenTotal} />}
      {state.status === 'filled' && state.price && (
        <NewPrice title={t('price')} quote={state.price} note={t('priceChanged')} />
      )}
      <p role="status" className="font-medium text-ink empty:hidden">
        {isStale && t('lookAgain', { look })}
      </p>
      <SubmitButton {...button} className="sm:w-fit" disabled={isStale} />
    </>
  )
}
