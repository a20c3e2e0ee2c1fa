import { useTranslations } from 'next-intl'

const steps = ['transfer', 'send', 'check', 'travel'] as const

/** What happens before and after the form is sent. */
export function NextSteps() {
  const t = useTranslations('OneDayBook')
  return (
    <section aria-labelledby="next-steps" className="grid gap-3">
      <h2 id="next-steps" className="text-lg text-ink">
        {t('stepsTitle')}
      </h2>
      <ol className="grid gap-2">
        {steps.map((step, index) => (
          <li key={step} className="flex items-start gap-3 text-ink">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-bold text-brand figures"
            >
              {index + 1}
            </span>
            {t(`steps.${step}`)}
          </li>
        ))}
      </ol>
    </section>
  )
}
