import { useTranslations } from 'next-intl'

// The times are those of lib/jobs/retention.ts.
const kept = ['account', 'booking', 'request', 'newsletter', 'session', 'mail'] as const

/** What is kept about a person, what for and how long; on a phone each row becomes a small card. */
export function KeptTable() {
  const t = useTranslations('Privacy')
  return (
    <section className="grid gap-4">
      <h2 id="kept" className="text-xl text-ink">
        {t('keptTitle')}
      </h2>
      <dl className="grid gap-4">
        {kept.map((key) => (
          <div
            key={key}
            className="grid gap-x-6 gap-y-1 rounded-lg border border-line bg-raised p-4 sm:grid-cols-2 sm:p-5"
          >
            <dt className="font-semibold text-ink sm:col-span-2">{t(`kept.${key}.what`)}</dt>
            <dd className="text-ink-muted">
              <span className="text-sm">{t('why')}: </span>
              <span className="text-ink">{t(`kept.${key}.why`)}</span>
            </dd>
            <dd className="text-ink-muted">
              <span className="text-sm">{t('howLong')}: </span>
              <span className="text-ink">{t(`kept.${key}.howLong`)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
