'use client'

import { useTranslations } from 'next-intl'
import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { usePathname } from '@/lib/core/i18n/navigation'
import { isOnPage, type LiveChange } from '@/lib/live/rules'
import { isAnswering, isPersonBusy } from './person-busy'
import { openLine } from './live-line'

const soonMs = 300
/** A page is read anew at most so often. */
const restMs = 2000

/**
 * Keeps the page of the desk as the database is (CONTRACT section 11): within seconds of a change by somebody else the page is
 * read anew, which leaves place, focus and what was typed as they are. Whoever is typing or has chosen rows is asked first,
 * by a bar at the foot of the page; the title of a tab that nobody looks at counts what came in. Without a script one reloads.
 */
export function LiveUpdates() {
  const t = useTranslations('OfficeFrame.live')
  const router = useRouter()
  const page = `${usePathname()}?${useSearchParams()}`
  const missed = useRef(new Map<string, LiveChange>())
  const shownPage = useRef(page)
  const [waiting, setWaiting] = useState({ page, count: 0 })

  // Whoever has gone on sees another page, as it is by now.
  useEffect(() => {
    missed.current.clear()
    shownPage.current = page
    countInTitle(0)
  }, [page])

  useEffect(() => {
    const changes = missed.current
    let readAt = 0
    let timer: number | undefined
    let isOutdated = false

    function look() {
      timer = undefined
      if (!isOutdated && changes.size === 0) return
      if (isAnswering()) return void (timer = window.setTimeout(look, restMs))
      const count = newest(changes)
      if (document.hidden) return countInTitle(count)
      if (isPersonBusy()) {
        countInTitle(count)
        return setWaiting({ page: shownPage.current, count })
      }
      changes.clear()
      isOutdated = false
      readAt = Date.now()
      setWaiting({ page: shownPage.current, count: 0 })
      countInTitle(0)
      router.refresh()
    }
    function lookSoon() {
      timer ??= window.setTimeout(look, Math.max(soonMs, readAt + restMs - Date.now()))
    }
    let close: (() => void) | undefined
    function open() {
      close ??= openLine({
        onChange(change) {
          if (!isOnPage(change.kind, new URL(shownPage.current, location.origin).pathname)) return
          changes.set(`${change.kind} ${change.id}`, change)
          lookSoon()
        },
        onGap() {
          isOutdated = true
          lookSoon()
        },
      })
    }
    // A page that the browser puts aside holds no stream.
    function putAside() {
      close?.()
      close = undefined
    }
    function takeUp({ persisted }: PageTransitionEvent) {
      open()
      isOutdated ||= persisted
      lookSoon()
    }
    open()
    window.addEventListener('pagehide', putAside)
    window.addEventListener('pageshow', takeUp)
    document.addEventListener('visibilitychange', lookSoon)
    document.addEventListener('focusout', lookSoon)
    return () => {
      putAside()
      window.clearTimeout(timer)
      window.removeEventListener('pagehide', putAside)
      window.removeEventListener('pageshow', takeUp)
      document.removeEventListener('visibilitychange', lookSoon)
      document.removeEventListener('focusout', lookSoon)
    }
  }, [router])

  function showNow() {
    missed.current.clear()
    setWaiting({ page, count: 0 })
    countInTitle(0)
    router.refresh()
  }

  return (
    <div role="status" className="desk-live">
      {waiting.page === page && waiting.count > 0 && (
        <p>
          {t('changes', { count: waiting.count })}
          <button
            type="button"
            onClick={showNow}
            className="min-h-11 px-2 font-semibold text-brand underline"
          >
            {t('show')}
          </button>
        </p>
      )}
    </div>
  )
}

// A booking brings its payment and its mails along.
const counted: readonly LiveChange['kind'][] = ['booking', 'travel-booking', 'contact']

const newest = (changes: ReadonlyMap<string, LiveChange>): number =>
  Math.max(1, [...changes.values()].filter(({ kind }) => counted.includes(kind)).length)

function countInTitle(count: number): void {
  const title = document.title.replace(/^\(\d+\) /, '')
  document.title = count > 0 ? `(${count}) ${title}` : title
}
