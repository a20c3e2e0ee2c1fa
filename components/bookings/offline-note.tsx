'use client'

import { useEffect } from 'react'
import { Alert } from '@/components/ui/alert'
import { keepThisBooking } from './kept-bookings'
import { useOffline } from './use-offline'

interface OfflineNoteProps {
  /** Says of when the page is. */
  label: string
}

/** Says on the kept page of a booking, while there is no line, how old it is. */
export function OfflineNote({ label }: OfflineNoteProps) {
  const isOffline = useOffline()
  useEffect(() => void keepThisBooking().catch(() => undefined), [])
  return isOffline && <Alert tone="info">{label}</Alert>
}
