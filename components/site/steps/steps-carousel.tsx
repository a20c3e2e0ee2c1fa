'use client'

import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, type KeyboardEvent, type ReactNode } from 'react'
import { buttonClassName } from '@/components/ui/button-class-name'
import { classNames } from '@/lib/core/class-names'
import { carouselConstants } from '@/lib/site/booking-steps'
import { useAutoplay, useSettledSlide } from './carousel-hooks'

interface CarouselLabels {
  carousel: string
  previous: string
  next: string
  pause: string
  play: string
  /** What is said when a slide comes to rest, one for each. */
  announcements: readonly string[]
}

interface StepsCarouselProps {
  /** Id of the heading that names the carousel. */
  labelledBy: string
  labels: CarouselLabels
  /** The drawings of the two buttons. */
  arrows: { previous: ReactNode; next: ReactNode }
  /** The slides, each a list item of full width. Without a script they stand under each other. */
  children: ReactNode
}

const { intervalMs, dragThresholdPx, scrollEndMs } = carouselConstants

/** The five steps to swipe through: by finger, arrow keys, buttons, or by itself (SPEC section 9). */
export function StepsCarousel({ labelledBy, labels, arrows, children }: StepsCarouselProps) {
  const [viewport, carousel] = useEmblaCarousel({ loop: true, dragThreshold: dragThresholdPx })
  const previous = useCallback(() => carousel?.scrollPrev(), [carousel])
  const next = useCallback(() => carousel?.scrollNext(), [carousel])
  const settled = useSettledSlide(carousel, scrollEndMs)
  const { isPlaying, canPlay, isPaused, togglePause, hoverProps } = useAutoplay(next, intervalMs)

  function moveByKey(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') previous()
    else if (event.key === 'ArrowRight') next()
    else return
    event.preventDefault()
  }

  return (
    <section
      aria-labelledby={labelledBy}
      aria-roledescription={labels.carousel}
      onKeyDown={moveByKey}
      className="grid gap-5"
      {...hoverProps}
    >
      <div
        ref={viewport}
        className="cursor-grab overflow-hidden rounded-lg active:cursor-grabbing noscript:cursor-auto noscript:overflow-visible"
      >
        <ol className="flex touch-pan-y noscript:grid noscript:gap-6">{children}</ol>
      </div>
      <div className="flex needs-script flex-wrap items-center justify-center gap-3">
        <div className="flex items-center sm:gap-3">
          <button
            type="button"
            onClick={previous}
            aria-label={labels.previous}
            className={buttonClassName({ variant: 'secondary' })}
          >
            {arrows.previous}
          </button>
          <ol className="flex">
            {labels.announcements.map((announcement, index) => (
              <li key={announcement}>
                <button
                  type="button"
                  aria-label={announcement}
                  aria-current={index === settled ? 'true' : undefined}
                  onClick={() => carousel?.scrollTo(index)}
                  className="grid h-11 w-9 place-items-center rounded-full sm:w-11"
                >
                  <span
                    className={classNames(
                      'size-3 rounded-full',
                      index === settled ? 'bg-brand' : 'border-2 border-line-strong',
                    )}
                  />
                </button>
              </li>
            ))}
          </ol>
          <button
            type="button"
            onClick={next}
            aria-label={labels.next}
            className={buttonClassName({ variant: 'secondary' })}
          >
            {arrows.next}
          </button>
        </div>
        {canPlay && (
          <button type="button" onClick={togglePause} className={buttonClassName({ variant: 'quiet' })}>
            {isPaused ? labels.play : labels.pause}
          </button>
        )}
      </div>
      {/* Said when a person moves; a carousel that moves by itself does not talk over what is being read. */}
      <p aria-live={isPlaying ? 'off' : 'polite'} className="sr-only">
        {labels.announcements[settled]}
      </p>
    </section>
  )
}
