'use client'

import { useEffect, useRef, useState } from 'react'
import { dayInAddis } from '@/lib/core/day'
import type { Duty } from '@/lib/dispatch/duty/view'
import { dutyCache, openDutyLine } from './duty-line'
import { keepStep, type KeptStep, officeTime, readSteps } from './kept-steps'

/** What a driver presses; id and time are added when it is kept. */
export type Press = Omit<KeptStep, 'id' | 'at' | 'isSent'>

/** The trips of a driver's link and what was pressed on this phone. A press is kept first and sent then. */
export function useDuty(linkKey: string, first: Duty) {
  const [duty, setDuty] = useState<Duty | null>(first)
  const [steps, setSteps] = useState<KeptStep[]>([])
  const [hasRefused, setRefused] = useState(false)
  const [isSending, setSending] = useState(false)
  // As the page was made, until this phone has its say.
  const [now, setNow] = useState<Date | null>(null)
  const line = useRef<ReturnType<typeof openDutyLine> | null>(null)

  useEffect(() => {
    const opened = openDutyLine(linkKey, (news) => {
      setSteps(readSteps(linkKey))
      setNow(officeTime())
      if (news.duty !== undefined) setDuty(news.duty)
      if (news.isSending !== undefined) setSending(news.isSending)
      if (news.hasRefused) setRefused(true)
    })
    line.current = opened
    const again = () => {
      if (document.visibilityState === 'visible') opened.sendNow()
    }
    again()
    void keepThisPage()
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      opened.close()
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [linkKey])

  /** False where the phone has no room left or keeps nothing: the form is then sent as without a script. */
  const press = (step: Press): boolean => {
    try {
      keepStep(linkKey, { ...step, id: crypto.randomUUID(), at: officeTime().toISOString(), isSent: false })
    } catch {
      return false
    }
    setSteps(readSteps(linkKey))
    line.current?.sendNow()
    return true
  }
  // Without a line the page may be older than its day, and the phone knows that it is over.
  const told = (duty ?? first).today
  const here = now ? dayInAddis(now) : told
  const today = here > told ? here : told
  return { duty, now, today, steps, hasRefused, isSending, press }
}

/** Puts the worker in and has it keep this page, where it did not look after it yet when it was loaded. */
async function keepThisPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    if (!(await caches.match(location.href, { cacheName: dutyCache }))) {
      active?.postMessage({ keep: location.href })
    }
  } catch {
    // The page works on; without a line it cannot be opened again.
  }
}
