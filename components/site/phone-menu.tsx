import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { ClosingDetails } from './closing-details'

/**
 * The menu of small screens: a sheet at the bottom, where the thumb is. The summary's own backdrop covers the page, so
 * a tap beside the sheet closes it without a script too.
 */
export function PhoneMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ClosingDetails data-phone-menu="" className="group xl:hidden">
      <summary className="menu-opener group-open:before:fixed group-open:before:inset-0 group-open:before:bg-backdrop">
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="close" className="size-6 not-group-open:hidden" />
        {label}
      </summary>
      <div className="fixed inset-x-0 bottom-0 z-10 max-h-[85dvh] overflow-y-auto rounded-t-lg border-t border-line bg-raised px-3 pt-4 pb-6 shadow-high">
        {children}
      </div>
    </ClosingDetails>
  )
}
