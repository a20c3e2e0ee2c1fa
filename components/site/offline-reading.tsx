'use client'

import { useEffect } from 'react'

/** Lets the browser keep the public pages it has seen (docs/decisions/offline.md), once this one has all it needs. */
export function OfflineReading() {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
    if (document.readyState === 'complete') register()
    else window.addEventListener('load', register, { once: true })
    return () => window.removeEventListener('load', register)
  }, [])

  return null
}
