import type { ReactNode } from 'react'
import { DayText } from '@/components/vehicles/day-text'
import type { Day } from '@/lib/core/day'

/** A heading with its rules, one sentence each. */
export function RulesSection({ title, rules }: { title: string; rules: readonly ReactNode[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl text-ink">{title}</h2>
      <ul className="grid list-disc gap-2 ps-5 text-ink marker:text-brand">
        {rules.map((rule, index) => (
          <li key={index}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}

/** The day from which a page of rules counts, in both calendars. */
export function ValidFrom({ label, day }: { label: string; day: Day }) {
  return (
    <p className="text-ink-muted">
      {label} <DayText day={day} />
    </p>
  )
}
