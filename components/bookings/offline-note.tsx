'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { Alert } from '@/components/ui/alert'
import { keepThisBooking } from './kept-bookings'
import { useOffline } from './use-offline'

interface OfflineNoteProps {
  /** Says of when the page is. */
  label: string
}

/** Says on the kept page of a booking, while there is no line, how old it is; with a line again, the page is asked for anew. */
export function OfflineNote({ label }: OfflineNoteProps) {
  const router = useRouter()
  const isOffline = useOffline()
  const askAnew = useEffectEvent(() => router.refresh())
  useEffect(() => {
    const hear = () => askAnew()
    window.addEventListener('online', hear)
    return () => window.removeEventListener('online', hear)
  }, [])
  useEffect(() => void keepThisBooking().catch(() => undefined), [])
  return isOffline && <Alert tone="info">{label}</Alert>
}
