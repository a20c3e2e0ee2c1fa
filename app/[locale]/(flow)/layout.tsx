import type { ReactNode } from 'react'
import { OfflineReading } from '@/components/site/offline-reading'

/** What the pages of the way to a booking have in common; each says in its own frame where on it the person is. */
export default function FlowLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <OfflineReading />
    </>
  )
}
