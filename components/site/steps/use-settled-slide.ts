'use client'

import type { UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useState } from 'react'

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
