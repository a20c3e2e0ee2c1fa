'use client'

import { Button } from '@/components/ui/button'

/** Prints the page; without a script the browser's own menu does. */
export function PrintButton({ label }: { label: string }) {
  return (
    <span className="needs-script print:hidden">
      <Button variant="primary" onClick={() => window.print()}>
        {label}
      </Button>
    </span>
  )
}
