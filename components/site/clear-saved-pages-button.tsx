'use client'

import { useState } from 'react'
import { buttonClassName } from '@/components/ui/button-class-name'

interface ClearSavedPagesButtonProps {
  label: string
  doneLabel: string
  failedLabel: string
}

/** Removes what this device keeps for reading without a line, and says so. */
export function ClearSavedPagesButton({ label, doneLabel, failedLabel }: ClearSavedPagesButtonProps) {
  const [outcome, setOutcome] = useState<'done' | 'failed' | null>(null)
  const forget = () =>
    clearSavedPages().then(
      () => setOutcome('done'),
      () => setOutcome('failed'),
    )
  return (
    <div className="grid needs-script justify-items-start gap-2">
      <button type="button" onClick={forget} className={buttonClassName({ variant: 'secondary' })}>
        {label}
      </button>
      <p role="status" className="text-ink-muted">
        {outcome && { done: doneLabel, failed: failedLabel }[outcome]}
      </p>
    </div>
  )
}

async function clearSavedPages(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('drive-')).map((name) => caches.delete(name)))
}
