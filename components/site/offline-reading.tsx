'use client'

import { useEffect } from 'react'

/** Milliseconds after load. Until then a slow line belongs to the first view, which the worker's copies would double. */
const waitMs = 4000

/** Lets the browser keep the public pages it has seen (docs/decisions/offline.md), once this one has all it needs. */
export function OfflineReading() {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
    const wait = () => {
      timer = setTimeout(register, waitMs)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', wait)
    }
  }, [])

  return null
}
