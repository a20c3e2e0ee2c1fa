'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useFreshPage } from '@/components/site/use-fresh-page'
import { useOffline } from './use-offline'

interface HoldClockProps {
  /** How long the place is still held, in whole seconds, when the page was made. */
  seconds: number
  /** Stands after the time, for example "left". */
  label: string
}

/** Milliseconds. A booking whose time is over is canceled with the next run of its job, at most a minute later. */
const askAgainMs = 15_000

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Hours, minutes and seconds: `23:41:08`. */
function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return [hours, minutes, seconds % 60].map(twoDigits).join(':')
}

/**
 * Counts down how long a place is held. It counts from what the server knew, so that a clock that goes wrong here makes no
 * difference, and asks for the page anew when the time is over, until that says what became of the booking, and when
 * somebody comes back to it: while a phone sleeps, as beside the app of a bank, nothing counts. There is no clock without a
 * line, where the page may be an old one, nor without a script, where it would stand still.
 */
export function HoldClock({ seconds, label }: HoldClockProps) {
  const { askForPage } = useFreshPage()
  const isOffline = useOffline()
  const [left, setLeft] = useState(seconds)
  const end = useEffectEvent(() => void askForPage())

  useEffect(() => {
    const start = performance.now()
    let timer = setInterval(() => {
      const now = Math.max(0, seconds - Math.floor((performance.now() - start) / 1000))
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      end()
      timer = setInterval(() => end(), askAgainMs)
    }, 1000)
    const comeBack = () => {
      if (document.visibilityState === 'visible') end()
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [seconds])

  if (isOffline) return null
  return (
    <p role="timer" className="text-3xl font-bold figures lg:text-4xl print:hidden noscript:hidden">
      {clockText(left)} <span className="text-base font-normal">{label}</span>
    </p>
  )
}
