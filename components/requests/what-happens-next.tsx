import { useTranslations } from 'next-intl'

const steps = ['call', 'agree', 'ride'] as const

/** What follows a request, told before it is sent. */
export function WhatHappensNext() {
  const t = useTranslations('TravelBooking')
  return (
    <section aria-labelledby="next-steps" className="grid gap-3">
      <h2 id="next-steps" className="text-xl text-ink">
        {t('nextTitle')}
      </h2>
      <ol className="grid list-decimal gap-2 pl-5 text-ink">
        {steps.map((step) => (
          <li key={step}>{t(`next.${step}`)}</li>
        ))}
      </ol>
    </section>
  )
}
