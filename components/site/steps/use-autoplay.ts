'use client'

import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react'

const stillQuery = '(prefers-reduced-motion: reduce)'

function subscribeToMotion(onChange: () => void) {
  const query = window.matchMedia(stillQuery)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Calls `advance` every `intervalMs` unless the person rests the pointer or the focus on it, has paused it, sees
 * another tab, or asked the system for less motion. `hoverProps` belong on what is to be rested on.
 */
export function useAutoplay(advance: () => void, intervalMs: number) {
  const isStill = useSyncExternalStore(
    subscribeToMotion,
    () => window.matchMedia(stillQuery).matches,
    () => true,
  )
  const [isPaused, setIsPaused] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isPlaying = !isStill && !isPaused && !isHovered && !isFocused

  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => {
      if (!document.hidden) advance()
    }, intervalMs)
    return () => clearInterval(timer)
  }, [isPlaying, advance, intervalMs])

  return {
    isPlaying,
    /** Whether there is anything to pause: nothing moves by itself for those who asked for less motion. */
    canPlay: !isStill,
    isPaused,
    togglePause: () => setIsPaused((paused) => !paused),
    hoverProps: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false)
      },
    },
  }
}
