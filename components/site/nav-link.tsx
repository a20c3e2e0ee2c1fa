'use client'

import type { ReactNode } from 'react'
import { Link, usePathname } from '@/lib/core/i18n/navigation'

interface NavLinkProps {
  href: string
  children: ReactNode
}

/**
 * A link of a menu that is marked where it leads to the page being shown. It looks as the menu around it says: `menu-bar`,
 * `menu-sheet` or `menu-side`.
 */
export function NavLink({ href, children }: NavLinkProps) {
  const isActive = usePathname() === href
  return (
    <Link href={href} aria-current={isActive ? 'page' : undefined} className="menu-link">
      {children}
    </Link>
  )
}
