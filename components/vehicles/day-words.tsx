'use client'

interface DayWordsProps {
  day: string
  /** The day in words, and in the Ethiopian calendar, whose name with its colon is read out. */
  said: string
  ethiopian: string
  calendar: string
}

/** A day as `DayText` shows it. A component of the browser, for what a page says twice. */
export function DayWords({ day, said, ethiopian, calendar }: DayWordsProps) {
  return (
    <span className="figures">
      <time dateTime={day}>{said}</time>{' '}
      <span className="inline-block text-ink-muted">
        (<span className="sr-only">{calendar} </span>
        {ethiopian})
      </span>
    </span>
  )
}
