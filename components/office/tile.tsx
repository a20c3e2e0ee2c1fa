'use client'

import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { Link } from '@/lib/core/i18n/navigation'

/** What a tile says about the page that it leads to. */
export interface TileLook {
  icon: IconName
  title: string
  hint: string
}

interface TileProps extends TileLook {
  href: string
}

/** One way onward from a dashboard, the whole of it a link. A component of the browser, for what a page says twice. */
export function Tile({ href, icon, title, hint }: TileProps) {
  return (
    <Link
      href={href}
      className="group flex min-w-0 items-center gap-4 rounded-lg border border-line bg-raised p-5 text-ink shadow-low hover:border-brand"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-md bg-brand-soft text-brand">
        <Icon name={icon} />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span className="text-lg font-semibold group-hover:underline">{title}</span>
        <span className="text-sm text-ink-muted figures">{hint}</span>
      </span>
    </Link>
  )
}

/** Ways onward in one strip, where the work of the page leads: each with what waits behind it. */
export function TileStrip({ tiles }: { tiles: readonly TileProps[] }) {
  return (
    <div className="grid grid-cols-1 overflow-hidden rounded-lg border border-line bg-raised sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-6">
      {tiles.map(({ href, icon, title, hint }) => (
        <Link
          key={href}
          href={href}
          className="-mt-px -ml-px flex min-h-14 min-w-0 items-center gap-3 border-t border-l border-line px-4 py-2 text-ink hover:bg-sunken"
        >
          <span className="shrink-0 text-brand">
            <Icon name={icon} />
          </span>
          <span className="font-semibold">{title}</span>
          <span className="ml-auto text-right text-sm text-ink-muted figures">{hint}</span>
        </Link>
      ))}
    </div>
  )
}

/** Tiles side by side where there is room. */
export function TileGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:grid-cols-2">{children}</div>
}
