'use client'

import type { ReactNode } from 'react'
import { classNames } from '@/lib/core/class-names'
import { useSignedIn } from './use-signed-in'

interface SessionLinksProps {
  look: 'bar' | 'sheet'
  /** The links of a signed-in person, and below those of somebody who is not. */
  ofPerson: ReactNode
  children: ReactNode
}

/**
 * The visitor's links, or those of a signed-in person. Both lie in one grid cell and one of them is invisible: the bar
 * has its final width before the answer comes, and nothing moves.
 */
export function SessionLinks({ look, ofPerson, children }: SessionLinksProps) {
  const isSignedIn = useSignedIn()
  const cell = classNames('col-start-1 row-start-1 flex gap-1', look === 'bar' ? 'items-center' : 'flex-col')
  return (
    <div className="grid">
      <div className={classNames(cell, isSignedIn && 'invisible')}>{children}</div>
      <div className={classNames(cell, !isSignedIn && 'invisible')}>{ofPerson}</div>
    </div>
  )
}
