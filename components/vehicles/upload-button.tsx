'use client'

import { useTranslations } from 'next-intl'
import { SubmitButton } from '@/components/form/submit-button'

interface UploadButtonProps {
  label: string
  /** How much has been sent; null while nothing is. */
  percent: number | null
}

/** Sends a form with a picture; while it is on its way a bar says how far it is. */
export function UploadButton({ label, percent }: UploadButtonProps) {
  const t = useTranslations('Fleet.form')
  return (
    <div className="grid gap-3">
      {percent !== null && (
        <div className="grid gap-1.5" role="status">
          <progress value={percent} max={100} className="h-2 w-full accent-brand" aria-label={label} />
          <span className="text-sm text-ink-muted figures">{t('percent', { percent })}</span>
        </div>
      )}
      <SubmitButton size="large">{label}</SubmitButton>
    </div>
  )
}
