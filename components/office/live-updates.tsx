'use client'

import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { routerSetsOut } from '@/components/site/router-start'
import { useFreshPage } from '@/components/site/use-fresh-page'
import { usePathname } from '@/lib/core/i18n/navigation'
import { isOnPage, type LiveChange } from '@/lib/live/rules'
import { isAnswering, isPersonBusy } from './person-busy'
import { openLine } from './live-line'

const soonMs = 300
/** A page is read anew at most so often. */
const restMs = 2000
/** A site that does not answer is asked again so late, unless there is something to hear of it before. */
const awayMs = 15_000

interface Heard {
  kind: LiveChange['kind']
  /** When, by the clock of the page. */
  at: number
}

/**
 * Keeps the page of the desk as the database is (CONTRACT section 11): within seconds of a change by somebody else the page is
 * read anew, which leaves place, focus and what was typed as they are. Whoever is typing or has chosen rows is asked first,
 * by a bar at the foot of the page; the title of a tab that nobody looks at counts what came in. Without a script one reloads.
 */
export function LiveUpdates() {
  const t = useTranslations('OfficeFrame.live')
  const { askForPage, isComing } = useFreshPage()
  const page = `${usePathname()}?${useSearchParams()}`
  const missed = useRef(new Map<string, Heard>())
  const shownPage = useRef(page)
  const setOutAt = useRef(Infinity)
  const [waiting, setWaiting] = useState({ page, count: 0, isAway: false })

  // Whoever has gone on sees another page, as it was when they set out.
  useEffect(() => {
    for (const [key, { at }] of missed.current) if (at <= setOutAt.current) missed.current.delete(key)
    setOutAt.current = Infinity
    shownPage.current = page
    countInTitle(0)
  }, [page])

  async function readAnew() {
    const isThere = await askForPage()
    if (!isThere) {
      setWaiting((before) => ({ ...before, isAway: true }))
      return false
    }
    missed.current.clear()
    setWaiting({ page: shownPage.current, count: 0, isAway: false })
    countInTitle(0)
    return true
  }
  const read = useEffectEvent(readAnew)
  const isPageComing = useEffectEvent(isComing)

  useEffect(() => {
    const changes = missed.current
    let readAt = 0
    let timer: number | undefined
    let isOutdated = false
    let isRefused = false

    async function look(): Promise<void> {
      timer = undefined
      if (!isOutdated && changes.size === 0) return
      if (isAnswering() || isPageComing()) return lookIn(restMs)
      // The page would lead to the login: what somebody is at stays, and the form says so once it is sent.
      const count = isRefused ? 0 : newest(changes)
      if (document.hidden) return countInTitle(count)
      if (isPersonBusy()) {
        countInTitle(count)
        return setWaiting({ page: shownPage.current, count, isAway: false })
      }
      readAt = Date.now()
      if (await read()) isOutdated = false
      else lookIn(awayMs)
    }
    function lookIn(ms: number) {
      timer ??= window.setTimeout(() => void look(), ms)
    }
    const lookSoon = () => lookIn(Math.max(soonMs, readAt + restMs - Date.now()))
    let close: (() => void) | undefined
    function open() {
      close ??= openLine({
        onChange(change) {
          if (!isOnPage(change.kind, new URL(shownPage.current, location.origin).pathname)) return
          changes.set(`${change.kind} ${change.id}`, { kind: change.kind, at: performance.now() })
          lookSoon()
        },
        onGap() {
          isOutdated = true
          isRefused = false
          lookSoon()
        },
        onRefused() {
          isOutdated = true
          isRefused = true
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
    function setOut() {
      setOutAt.current = performance.now()
    }
    open()
    window.addEventListener(routerSetsOut, setOut)
    window.addEventListener('pagehide', putAside)
    window.addEventListener('pageshow', takeUp)
    window.addEventListener('online', lookSoon)
    document.addEventListener('visibilitychange', lookSoon)
    document.addEventListener('focusout', lookSoon)
    return () => {
      putAside()
      window.clearTimeout(timer)
      window.removeEventListener(routerSetsOut, setOut)
      window.removeEventListener('pagehide', putAside)
      window.removeEventListener('pageshow', takeUp)
      window.removeEventListener('online', lookSoon)
      document.removeEventListener('visibilitychange', lookSoon)
      document.removeEventListener('focusout', lookSoon)
    }
  }, [])

  return (
    <div role="status" className="desk-live">
      {waiting.page === page && waiting.count > 0 && (
        <p>
          {waiting.isAway ? t('away') : t('changes', { count: waiting.count })}
          <button
            type="button"
            onClick={() => {
              if (!isComing()) void readAnew()
            }}
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

const newest = (changes: ReadonlyMap<string, Heard>): number =>
  Math.max(1, [...changes.values()].filter(({ kind }) => counted.includes(kind)).length)

function countInTitle(count: number): void {
  const title = document.title.replace(/^\(\d+\) /, '')
  document.title = count > 0 ? `(${count}) ${title}` : title
}
