import type { ReactNode } from 'react'
import { AreaFrame } from '@/components/office/area-frame'
import { guard } from '@/lib/auth/guard'
import { company } from '@/lib/core/company'
import { signOutAction } from '@/lib/users/sign-in-actions'

/** The frame of the staff's pages; each page guards itself as well. */
export default async function AreaLayout({ children }: { children: ReactNode }) {
  const actor = await guard('/SubAdmin')
  return (
    <AreaFrame
      companyName={company().name}
      role={actor.role}
      personName={`${actor.firstName} ${actor.lastName}`}
      signOutAction={signOutAction}
    >
      {children}
    </AreaFrame>
  )
}
