'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { ClosingDetails } from '@/components/site/closing-details'
import { Icon, type IconName } from '@/components/ui/icon'
import type { SignedInRole } from '@/lib/auth/permissions'
import { formatCode, formatMoment } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import type { NewsItem } from '@/lib/statistics/news'

interface NewsMenuProps {
  role: SignedInRole
  /** Whose look at the news is remembered, in this browser. */
  personId: string
  /** The newest first. */
  items: readonly NewsItem[]
}

const icons: Record<NewsItem['kind'], IconName> = {
  booking: 'calendar',
  transfer: 'receipt',
  travel: 'plane',
  contact: 'mail',
}

const CHANGED = 'newsseen'

function subscribe(onChange: () => void) {
  window.addEventListener(CHANGED, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** The newest that came in and needs somebody, and how many of it since the person last looked. */
export function NewsMenu({ role, personId, items }: NewsMenuProps) {
  const t = useTranslations('OfficeFrame')
  const locale = useLocale()
  const name = `newsSeen.${personId}`
  const seen = useSyncExternalStore(
    subscribe,
    () => remembered(name) ?? '',
    () => null,
  )
  const unseen = seen === null ? 0 : items.filter(({ createdAt }) => createdAt > seen).length

  function remember(isOpen: boolean) {
    const newest = items[0]?.createdAt
    if (!isOpen || !newest) return
    try {
      localStorage.setItem(name, newest)
    } catch {
      // Storage is closed to us: they count as new on the next page too.
    }
    window.dispatchEvent(new Event(CHANGED))
  }

  const hrefs: Record<NewsItem['kind'], (id: string) => string> = {
    booking: (id) => hrefOf(role === 'admin' ? '/EditBookStatus' : '/YourBooking', { id }),
    transfer: (id) => hrefOf('/EditBookStatus', { id }),
    travel: (id) => hrefOf('/EditBookingDb', { id }),
    contact: (id) => hrefOf('/EditContactDb', { id }),
  }
  return (
    <ClosingDetails onToggle={(event) => remember(event.currentTarget.open)}>
      <summary className="desk-opener" title={t('news.title')}>
        <Icon name="bell" className="size-6" />
        <span className="sr-only">{t('news.title')}</span>
        {unseen > 0 && (
          <span className="desk-badge">
            {unseen} <span className="sr-only">{t('news.unseen')}</span>
          </span>
        )}
      </summary>
      <section aria-label={t('news.title')} className="desk-panel w-96">
        <p className="px-2 font-semibold text-ink">{t('news.title')}</p>
        {items.length === 0 && <p className="px-2 text-sm text-ink-muted">{t('news.none')}</p>}
        <ul>
          {items.map(({ kind, id, name: from, about, aboutLocale, createdAt }) => (
            <li key={`${kind} ${id} ${createdAt}`}>
              <Link
                href={hrefs[kind](id)}
                className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-md px-2 py-2 hover:bg-sunken"
              >
                <Icon name={icons[kind]} className="row-span-2 mt-0.5 size-5 text-brand" />
                <span className="flex flex-wrap justify-between gap-x-3 text-sm">
                  <span className="font-semibold text-ink">{t(`news.${kind}`)}</span>
                  <span className="text-ink-muted figures">{formatMoment(createdAt, locale)}</span>
                </span>
                <span className="truncate text-sm text-ink-muted figures">
                  {from}
                  {from && about && ' · '}
                  <span lang={aboutLocale ?? undefined}>
                    {kind === 'booking' || kind === 'transfer' ? formatCode(about) : about}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </ClosingDetails>
  )
}

function remembered(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
