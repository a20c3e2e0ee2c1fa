import type { ReactNode } from 'react'
import { FlowFrame } from '@/components/site/flow-frame'
import { leadsToBooking } from '@/lib/auth/callback-url'
import { company } from '@/lib/core/company'
import SiteLayout from '../../(site)/layout'

interface SignInFrameProps {
  /** Where the person is on the way to. */
  callbackUrl: string | undefined
  children: ReactNode
}

/** On the way to a booking nothing leads away from it; elsewhere signing in stands in the frame of the public pages. */
export function SignInFrame({ callbackUrl, children }: SignInFrameProps) {
  if (!leadsToBooking(callbackUrl)) return <SiteLayout>{children}</SiteLayout>
  return (
    <FlowFrame company={company()} step="reserve">
      {children}
    </FlowFrame>
  )
}
