'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { ClosingDetails } from '@/components/site/closing-details'
import { Icon, type IconName } from '@/components/ui/icon'
import type { SignedInRole } from '@/lib/auth/permissions'
import { Link, usePathname } from '@/lib/core/i18n/navigation'
import { type MenuEntry, type MenuLabel, menuOf, sectionOf, type WorkKind } from '@/lib/routes/menus'

/** How much waits, by kind; null for what the role may not see. */
export type WorkCounts = Readonly<Record<WorkKind, number | null>>

interface DeskMenuProps {
  role: SignedInRole
  counts: WorkCounts
  /** The most that is counted; one more stands for more. */
  most: number
}

const icons: Partial<Record<MenuLabel, IconName>> = {
  today: 'home',
  dispatch: 'road',
  schedule: 'calendar',
  allBookings: 'list',
  subBookings: 'list',
  bookStatus: 'check',
  travelBookings: 'plane',
  contacts: 'mail',
  customers: 'user',
  vehicles: 'car',
  postOneDay: 'camera',
  units: 'plate',
  drivers: 'wheel',
  payments: 'receipt',
  statement: 'bank',
  prices: 'tag',
  reports: 'chart',
  settings: 'sliders',
  users: 'people',
  audit: 'clock',
  outbox: 'send',
  profile: 'lock',
}

/**
 * The menu of the desk in its groups, with what waits behind an entry and a mark on the section one is in. Beside the page
 * where there is room; elsewhere a sheet over the page, which opens and closes without a script (`desk-menu` in
 * app/globals.css).
 */
export function DeskMenu({ role, counts, most }: DeskMenuProps) {
  const t = useTranslations('OfficeFrame')
  const pathname = usePathname()
  useFreshCounts(pathname)
  const section = sectionOf(role, pathname)
  return (
    <ClosingDetails data-phone-menu="" className="group desk-menu">
      <summary>
        <Icon name="menu" className="relative size-6 group-open:hidden" />
        <Icon name="close" className="relative size-6 not-group-open:hidden" />
        <span className="relative">{t('menuTitle')}</span>
      </summary>
      <nav aria-label={t('menuTitle')}>
        {menuOf(role).map(({ key, entries }) => (
          <section key={key} aria-label={t(`group.${key}`)}>
            {/* Its first entry says the same. */}
            {key !== 'today' && <p aria-hidden="true">{t(`group.${key}`)}</p>}
            <ul>
              {entries.map((entry) => (
                <li key={entry.href}>
                  <EntryLink
                    entry={entry}
                    current={entry.href === pathname ? 'page' : entry.href === section?.href && 'true'}
                    count={(entry.work && counts[entry.work]) ?? 0}
                    most={most}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </ClosingDetails>
  )
}

interface EntryLinkProps {
  entry: MenuEntry
  current: 'page' | 'true' | false
  count: number
  most: number
}

function EntryLink({ entry: { href, labelKey }, current, count, most }: EntryLinkProps) {
  const t = useTranslations('OfficeFrame')
  const icon = icons[labelKey]
  return (
    <Link href={href} aria-current={current || undefined} className="desk-entry">
      {icon && <Icon name={icon} />}
      <span>{t(`menu.${labelKey}`)}</span>
      {count > 0 && (
        <span className="desk-count">
          {count > most ? `${most}+` : count} <span className="sr-only">{t('waiting')}</span>
        </span>
      )}
    </Link>
  )
}

const freshFor = 60_000

/** Asks the server anew for the frame when one goes on to another page and the counts are older than a minute. */
function useFreshCounts(pathname: string): void {
  const router = useRouter()
  const askedAt = useRef(0)
  useEffect(() => {
    const now = Date.now()
    if (askedAt.current > 0 && now - askedAt.current < freshFor) return
    if (askedAt.current > 0) router.refresh()
    askedAt.current = now
  }, [pathname, router])
}
