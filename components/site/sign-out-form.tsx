'use client'

import { forgetKeptBookings } from '@/components/bookings/kept-bookings'
import { FrameForm } from '@/components/form/frame-form'
import { forgetTab } from '@/components/form/tab-storage'
import { Button } from '@/components/ui/button'
import type { FormAction } from '@/lib/server/form-state'

interface SignOutFormProps {
  action: FormAction
  label: string
}

/**
 * Sign-out as a form, so that it works without a script and never by following a link. In the bar of the public pages,
 * which has no room for the word, it shows only its icon; in a bar its message is shown below. The bookings that the device
 * keeps go with it, and what was typed in this tab; without a script the worker sees it by the next page.
 */
export function SignOutForm({ action, label }: SignOutFormProps) {
  return (
    <FrameForm action={action} failureClassName="bar-note" onSend={forget}>
      <Button type="submit" variant="quiet" size="small" icon="logout" title={label}>
        <span className="in-[nav.menu-bar]:sr-only">{label}</span>
      </Button>
    </FrameForm>
  )
}

function forget(): void {
  forgetKeptBookings()
  forgetTab()
}
