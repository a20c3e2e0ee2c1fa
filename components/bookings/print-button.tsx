'use client'

import { Button } from '@/components/ui/button'

interface PrintButtonProps {
  label: string
  /** `secondary` where the page is there for something else. */
  variant?: 'primary' | 'secondary'
}

/** Prints the page; without a script the browser's own menu does. */
export function PrintButton({ label, variant = 'primary' }: PrintButtonProps) {
  return (
    <span className="needs-script print:hidden">
      <Button variant={variant} onClick={() => window.print()}>
        {label}
      </Button>
    </span>
  )
}
