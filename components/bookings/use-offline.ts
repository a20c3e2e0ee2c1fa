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

/** The worker's mark on a page that it had kept (`public/sw.js`). What the site sends after it stands under a moment of its own. */
const isKeptPage = () => document.querySelector('meta[name="offline-at"][data-kept]') !== null

/** Whether this page was made earlier and kept, or the browser has no line: a network may be there and lead nowhere. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine || isKeptPage(),
    () => false,
  )
}
