import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { Link } from '@/lib/core/i18n/navigation'

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

/** The band below the travel booking form, which leads back up to it (SPEC section 2). */
export function PromotionalBand() {
  const t = useTranslations('TravelBooking')
  return (
    <section aria-labelledby="offer" className="border-t border-line bg-surface">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-10">
        <div className="grid gap-2">
          <h2 id="offer" className="text-2xl text-ink">
            {t('bandTitle')}
          </h2>
          <p className="max-w-prose text-ink-muted">{t('bandText')}</p>
        </div>
        <Link href="/Booking#request" className={buttonClassName({ variant: 'brand', size: 'large' })}>
          {t('bandAction')}
        </Link>
      </div>
    </section>
  )
}
