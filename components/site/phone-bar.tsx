'use client'

import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { Link, usePathname } from '@/lib/core/i18n/navigation'

interface PhoneBarProps {
  /** Names of the bar and of its places, in the reader's language. */
  label: string
  search: string
  bookings: string
  call: string
  /** The address that calls the company. */
  callHref: string
}

/**
 * The bar at the bottom of phones: search, bookings, call, and the room for what opens the menu (`SiteMenu`). A page with
 * a bar of its own there marks it with `data-bottom-bar`, and this one gives way.
 */
export function PhoneBar({ label, search, bookings, call, callHref }: PhoneBarProps) {
  return (
    <nav aria-label={label} className="phone-bar">
      <PhoneBarPlace href="/OneDayVehicles" icon="search">
        {search}
      </PhoneBarPlace>
      <PhoneBarPlace href="/UserDashboard" icon="receipt">
        {bookings}
      </PhoneBarPlace>
      <a href={callHref} rel="noopener" className="phone-bar-place">
        <Icon name="phone" className="size-6" />
        {call}
      </a>
    </nav>
  )
}

interface PhoneBarPlaceProps {
  href: string
  icon: IconName
  /** Its whole name, where there is no room for it. */
  label?: string
  children: ReactNode
}

/** A place of a bar at the bottom of phones, marked where one is. */
export function PhoneBarPlace({ href, icon, label, children }: PhoneBarPlaceProps) {
  const isCurrent = usePathname() === href
  return (
    <Link
      href={href}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      className="phone-bar-place"
    >
      <Icon name={icon} className="size-6" />
      {children}
    </Link>
  )
}
