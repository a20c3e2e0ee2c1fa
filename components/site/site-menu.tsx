import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { ClosingDetails } from './closing-details'

/**
 * The menu of the public pages below 1024 px. What opens it is the last place of the bar at the bottom, or, where a page
 * has a bar of its own there, a place in the bar at the top (`site-menu` in app/globals.css). The summary's own backdrop
 * covers the page, so a tap beside the sheet closes it without a script too.
 */
export function SiteMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ClosingDetails data-phone-menu="" className="group lg:hidden">
      <summary className="site-menu phone-bar-place group-open:before:fixed group-open:before:inset-0 group-open:before:bg-backdrop">
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="close" className="relative size-6 not-group-open:hidden" />
        <span className="relative">{label}</span>
      </summary>
      <div className="fixed inset-x-0 bottom-0 z-10 max-h-[85dvh] overflow-y-auto rounded-t-lg border-t border-line bg-raised px-3 pt-3 pb-6 shadow-high">
        {children}
      </div>
    </ClosingDetails>
  )
}
