'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { Alert } from '@/components/ui/alert'
import { keepThisBooking } from './kept-bookings'
import { isKeptPage, unmarkKeptPage, useOffline } from './use-offline'

interface OfflineNoteProps {
  /** Says of when the page is. */
  label: string
}

/** Whether the site can be reached: a network may be there and lead nowhere. */
const isAnswering = () =>
  fetch('/api/health/live', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Says on the kept page of a booking, while there is no line, how old it is; with a line again, the page is asked for anew. */
export function OfflineNote({ label }: OfflineNoteProps) {
  const router = useRouter()
  const isOffline = useOffline()
  const askAnew = useEffectEvent(async () => {
    // Without an answer the router would load the whole page again, and what was typed into it would be gone.
    if (!(await isAnswering())) return
    unmarkKeptPage()
    router.refresh()
  })
  useEffect(() => {
    const hear = () => void askAnew()
    if (isKeptPage()) hear()
    window.addEventListener('online', hear)
    return () => window.removeEventListener('online', hear)
  }, [])
  useEffect(() => void keepThisBooking().catch(() => undefined), [])
  return isOffline && <Alert tone="info">{label}</Alert>
}
