'use client'

import { useEffect, useState } from 'react'
import type { FoundRecords } from '@/lib/search/view'

// Long enough that a word is asked for once, short enough that nobody waits for it.
const pauseInTyping = 150

type Answer = { q: string; round: number; found: FoundRecords | null }

/**
 * What the API finds for what is typed, asked once the typing pauses; a question that is out of date is given up. Until
 * the answer is there, that of the question before is shown.
 */
export function useRecordSearch(typed: string) {
  const q = typed.trim()
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<Answer>({ q: '', round: 0, found: null })

  useEffect(() => {
    if (!q) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      fetchRecords(q, abort.signal)
        .catch(() => null)
        .then((found) => {
          if (!abort.signal.aborted) setAnswer({ q, round, found })
        })
    }, pauseInTyping)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [q, round])

  const isAnswered = q === '' || (answer.q === q && answer.round === round)
  return {
    found: q ? answer.found : null,
    isSearching: !isAnswered,
    hasFailed: q !== '' && isAnswered && answer.found === null,
    askAgain: () => setRound((before) => before + 1),
  }
}

/** Asks the API for all that what was typed names. Throws when it does not answer. */
async function fetchRecords(q: string, signal: AbortSignal): Promise<FoundRecords> {
  const response = await fetch(`/api/search?${new URLSearchParams({ q })}`, { signal })
  if (!response.ok) throw new Error(`search: ${response.status}`)
  const found: FoundRecords = await response.json()
  return found
}
