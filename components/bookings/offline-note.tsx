'use client'

import { useEffect, useEffectEvent } from 'react'
import { useFreshPage } from '@/components/site/use-fresh-page'
import { Alert } from '@/components/ui/alert'
import { keepThisBooking } from './kept-bookings'
import { isKeptPage, unmarkKeptPage, useOffline } from './use-offline'

interface OfflineNoteProps {
  /** Says of when the page is. */
  label: string
}

/** Says on the kept page of a booking, while there is no line, how old it is; with a line again, the page is asked for anew. */
export function OfflineNote({ label }: OfflineNoteProps) {
  const { askForPage } = useFreshPage()
  const isOffline = useOffline()
  const askAnew = useEffectEvent(async () => {
    if (await askForPage()) unmarkKeptPage()
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
