import type { ReactNode } from 'react'
import { ConfirmEmailBanner } from '@/components/auth/confirm-email'
import { AreaFrame } from '@/components/office/area-frame'
import { guard } from '@/lib/auth/guard'
import { getOwnEmailConfirmation } from '@/lib/users/email-confirmation'
import { company } from '@/lib/core/company'
import { signOutAction } from '@/lib/users/sign-in-actions'

/** The frame of the customer's pages; each page guards itself as well. */
export default async function AreaLayout({ children }: { children: ReactNode }) {
  const actor = await guard('/UserDashboard')
  const { email, isConfirmed } = await getOwnEmailConfirmation(actor)
  return (
    <AreaFrame
      companyName={company().name}
      role={actor.role}
      personName={`${actor.firstName} ${actor.lastName}`}
      signOutAction={signOutAction}
    >
      {!isConfirmed && <ConfirmEmailBanner email={email} />}
      {children}
    </AreaFrame>
  )
}
