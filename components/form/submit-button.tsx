'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { usePending } from './use-sending'

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  /** What it says while sending; the general word where the specification gives none. */
  pendingLabel?: string
}

/** The button that sends the form around it, says what it does and shows that it is being done. */
export function SubmitButton({ pendingLabel, ...button }: SubmitButtonProps) {
  const t = useTranslations('Form')
  return <Button {...button} type="submit" isBusy={usePending()} busyLabel={pendingLabel ?? t('sending')} />
}
