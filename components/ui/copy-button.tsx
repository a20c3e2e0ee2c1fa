'use client'

import { useEffect, useState } from 'react'
import { Button } from './button'

interface CopyButtonProps {
  text: string
  label: string
  /** What is copied, for whoever hears several such buttons; holds the label. */
  name?: string
  copiedLabel: string
  failedLabel: string
}

const SHOWN_FOR_MS = 4000

/** Copies a text and says so, in words and to assistive technology; says as well when the browser refused. */
export function CopyButton({ text, label, name, copiedLabel, failedLabel }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }

  const message = { copied: copiedLabel, failed: failedLabel }
  return (
    <span className="inline-flex needs-script flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        icon={outcome === 'copied' ? 'check' : 'copy'}
        aria-label={name}
        onClick={copy}
      >
        {label}
      </Button>
      <span role="status" className="text-sm text-success empty:-ms-2">
        {outcome && message[outcome]}
      </span>
    </span>
  )
}
