'use client'

import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { NavLink } from './nav-link'
import { SignOutForm, type SignOutAction } from './sign-out-form'
import { useSignedIn } from './use-signed-in'

interface SessionLinksProps {
  look: 'bar' | 'sheet'
  labels: { dashboard: string; signOut: string }
  signOutAction: SignOutAction
  /** The links of somebody who is not signed in. */
  children: ReactNode
}

/**
 * The visitor's links, or those of a signed-in person. Both lie in one grid cell and one of them is invisible: the bar
 * has its final width before the answer comes, and nothing moves.
 */
export function SessionLinks({ look, labels, signOutAction, children }: SessionLinksProps) {
  const isSignedIn = useSignedIn()
  const cell = classNames('col-start-1 row-start-1 flex gap-1', look === 'bar' ? 'items-center' : 'flex-col')
  return (
    <div className="grid">
      <div className={classNames(cell, isSignedIn && 'invisible')}>{children}</div>
      <div className={classNames(cell, !isSignedIn && 'invisible')}>
        <NavLink href="/Dashboard" look={look}>
          {labels.dashboard}
        </NavLink>
        <SignOutForm action={signOutAction} label={labels.signOut} isCompact={look === 'bar'} />
      </div>
    </div>
  )
}
