'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button'

interface SubmitButtonProps extends ButtonLook {
  isPending: boolean
  /** What it says while sending; the general word where the specification gives none. */
  pendingLabel?: string
  children: ReactNode
}

/** The button that sends a form, says what it does and shows that it is being done. */
export function SubmitButton({ isPending, pendingLabel, children, ...look }: SubmitButtonProps) {
  const t = useTranslations('Form')
  return (
    <Button {...look} type="submit" isBusy={isPending} busyLabel={pendingLabel ?? t('sending')}>
      {children}
    </Button>
  )
}
