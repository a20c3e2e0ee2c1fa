'use client'

import type { UseEmblaCarouselType } from 'embla-carousel-react'
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

type Carousel = UseEmblaCarouselType[1]

/** The slide that is shown once nothing has scrolled for `scrollEndMs`; the first until then. */
export function useSettledSlide(carousel: Carousel, scrollEndMs: number): number {
  const [settled, setSettled] = useState(0)

  useEffect(() => {
    if (!carousel) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const waitForEnd = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setSettled(carousel.selectedScrollSnap()), scrollEndMs)
    }
    carousel.on('scroll', waitForEnd).on('select', waitForEnd)
    return () => {
      clearTimeout(timer)
      carousel.off('scroll', waitForEnd).off('select', waitForEnd)
    }
  }, [carousel, scrollEndMs])

  return settled
}
