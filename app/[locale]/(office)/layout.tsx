import type { ReactNode } from 'react'
import { guard } from '@/lib/auth/guard'
import { StaffArea } from './_frame/staff-area'

/** The frame of the staff's pages; each page guards itself as well. */
export default async function AreaLayout({ children }: { children: ReactNode }) {
  return <StaffArea actor={await guard('/SubAdmin')}>{children}</StaffArea>
}
