import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PageHeading } from '@/components/ui/page-heading'
import { DayText } from '@/components/vehicles/day-text'
import type { Day } from '@/lib/core/day'
import { colonOf } from '@/lib/core/i18n/format'

interface LegalPageProps {
  title: string
  lead: string
  /** Stands before the day from which the rules count, as they are written now. */
  since: string
  day: Day
  children: ReactNode
}

/** A page of rules: its heading, since when it counts, in both calendars, and its sections. */
export function LegalPage({ title, lead, since, day, children }: LegalPageProps) {
  return (
    <div className="page-width">
      <div className="grid max-w-3xl gap-10 py-10 lg:py-14">
        <div className="grid gap-3">
          <PageHeading title={title} lead={lead} />
          <p className="text-ink-muted">
            {since} <DayText day={day} />
          </p>
        </div>
        {children}
      </div>
    </div>
  )
}

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

const recordClassName =
  'grid gap-x-6 gap-y-1 rounded-lg border border-line bg-raised p-4 sm:grid-cols-2 sm:p-5'

/** Every cookie that the site sets, by its name or the beginning of it (tests/guards/cookies.test.ts). */
export const cookies = [
  { key: 'session', names: ['next-auth.session-token', 'signed_in'] },
  { key: 'language', names: ['NEXT_LOCALE'] },
  { key: 'device', names: ['device'] },
  { key: 'notice', names: ['flash'] },
  { key: 'draft', names: ['booking_draft_'] },
  { key: 'link', names: ['link-'] },
  { key: 'google', names: ['google-sign-in'] },
  { key: 'step', names: ['second-step'] },
  { key: 'passkey', names: ['passkey'] },
] as const

/** The cookies by their names: what each holds, and how long a browser keeps it. */
export function CookieTable() {
  const t = useTranslations('Privacy')
  const colon = colonOf(useLocale())
  return (
    <section className="grid gap-4">
      <h2 id="cookies" className="text-xl text-ink">
        {t('cookiesTitle')}
      </h2>
      <dl className="grid gap-4">
        {cookies.map(({ key, names }) => (
          <div key={key} className={recordClassName}>
            <dt lang="en" className="font-mono text-sm break-all text-ink sm:col-span-2">
              {names.join(', ')}
            </dt>
            <dd className="text-ink">{t(`cookie.${key}.what`)}</dd>
            <dd className="text-ink-muted">
              <span className="text-sm">{t('howLong') + colon} </span>
              <span className="text-ink">{t(`cookie.${key}.howLong`)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

// The times are those of lib/jobs/retention.ts.
const kept = ['account', 'booking', 'request', 'newsletter', 'session', 'mail'] as const

/** What is kept about a person, what for and how long; on a phone each row becomes a small card. */
export function KeptTable() {
  const t = useTranslations('Privacy')
  const colon = colonOf(useLocale())
  return (
    <section className="grid gap-4">
      <h2 id="kept" className="text-xl text-ink">
        {t('keptTitle')}
      </h2>
      <dl className="grid gap-4">
        {kept.map((key) => (
          <div key={key} className={recordClassName}>
            <dt className="font-semibold text-ink sm:col-span-2">{t(`kept.${key}.what`)}</dt>
            <dd className="text-ink-muted">
              <span className="text-sm">{t('why') + colon} </span>
              <span className="text-ink">{t(`kept.${key}.why`)}</span>
            </dd>
            <dd className="text-ink-muted">
              <span className="text-sm">{t('howLong') + colon} </span>
              <span className="text-ink">{t(`kept.${key}.howLong`)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
