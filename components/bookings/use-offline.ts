'use client'

import { useSyncExternalStore } from 'react'

function subscribe(hear: () => void): () => void {
  window.addEventListener('online', hear)
  window.addEventListener('offline', hear)
  return () => {
    window.removeEventListener('online', hear)
    window.removeEventListener('offline', hear)
  }
}

/** The worker's mark on a page that it had kept (`public/sw.js`). */
const keptMark = () => document.querySelector('meta[name="offline-at"][data-kept]')

/** Whether this page is a kept one. */
export const isKeptPage = () => keptMark() !== null

/** Takes the mark off where the site is asked for the page: what it sends stands in the same elements, and is no kept page. */
export const unmarkKeptPage = () => keptMark()?.removeAttribute('data-kept')

/** Whether this page was made earlier and kept, or the browser has no line: a network may be there and lead nowhere. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine || isKeptPage(),
    () => false,
  )
}
