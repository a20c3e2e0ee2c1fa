import type { ReactNode } from 'react'

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
