import type { ReactNode } from 'react'
import { ConfirmEmailBanner } from '@/components/auth/confirm-email'
import { AreaFrame } from '@/components/office/area-frame'
import { guard } from '@/lib/auth/guard'
import { can } from '@/lib/auth/permissions'
import { fullName } from '@/lib/core/i18n/format'
import { getOwnEmailConfirmation } from '@/lib/users/email-confirmation'
import { company } from '@/lib/core/company'
import { StaffArea } from '../(office)/_frame/staff-area'

/** The frame of the customer's pages, for staff that of the desk; each page guards itself as well. */
export default async function AreaLayout({ children }: { children: ReactNode }) {
  const actor = await guard('/UserDashboard')
  const { email, isConfirmed } = await getOwnEmailConfirmation(actor)
  const content = (
    <>
      {!isConfirmed && (
        <div className="print:hidden">
          <ConfirmEmailBanner email={email} />
        </div>
      )}
      {children}
    </>
  )
  if (can(actor.role, 'office:sub-admin')) return <StaffArea actor={actor}>{content}</StaffArea>
  return (
    <AreaFrame companyName={company().name} personName={fullName(actor)}>
      {content}
    </AreaFrame>
  )
}
