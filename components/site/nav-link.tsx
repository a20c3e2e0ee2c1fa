'use client'

import type { ReactNode } from 'react'
import { classNames } from '@/lib/core/class-names'
import { Link, usePathname } from '@/lib/core/i18n/navigation'

const looks = {
  bar: {
    all: 'rounded-md px-2.5 py-2 text-sm font-semibold whitespace-nowrap',
    active: 'bg-brand-soft text-brand',
    other: 'text-ink hover:bg-sunken',
  },
  sheet: {
    all: 'flex min-h-12 items-center rounded-md px-4 py-2 text-lg font-semibold',
    active: 'bg-brand-soft text-brand',
    other: 'text-ink hover:bg-sunken',
  },
  side: {
    all: 'flex min-h-11 items-center rounded-md px-4 py-2 font-semibold',
    active: 'bg-brand text-brand-ink',
    other: 'text-ink hover:bg-sunken',
  },
} as const

interface NavLinkProps {
  href: string
  look: keyof typeof looks
  children: ReactNode
}

/** A link of a menu that is marked where it leads to the page being shown. */
export function NavLink({ href, look, children }: NavLinkProps) {
  const isActive = usePathname() === href
  const { all, active, other } = looks[look]
  return (
    <Link
      href={href}
      aria-current={isActive ? 'page' : undefined}
      className={classNames('transition-colors duration-150', all, isActive ? active : other)}
    >
      {children}
    </Link>
  )
}
