'use client'

import type { ReactNode } from 'react'
import { classNames } from '@/lib/core/class-names'
import { useSignedIn } from './use-signed-in'

interface SessionLinksProps {
  /** The links of a signed-in person, and below those of somebody who is not. */
  ofPerson: ReactNode
  children: ReactNode
}

const cell =
  'col-start-1 row-start-1 flex flex-col gap-1 in-[.menu-bar]:flex-row in-[.menu-bar]:items-center in-[.menu-bar]:justify-center'

/**
 * The visitor's links, or those of a signed-in person. Both lie in one grid cell and one of them is invisible: the bar
 * has its final width before the answer comes, and nothing moves; what the narrower ones leave free lies on both their sides.
 */
export function SessionLinks({ ofPerson, children }: SessionLinksProps) {
  const isSignedIn = useSignedIn()
  return (
    <div className="grid">
      <div className={classNames(cell, isSignedIn && 'invisible')}>{children}</div>
      <div className={classNames(cell, !isSignedIn && 'invisible')}>{ofPerson}</div>
    </div>
  )
}
