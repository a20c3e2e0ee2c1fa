import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { Drawing } from '@/components/ui/drawing'
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
      <div className="page-width grid items-center gap-6 py-10 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid justify-items-start gap-4">
          <h2 id="offer" className="text-2xl text-ink">
            {t('bandTitle')}
          </h2>
          <p className="max-w-prose text-ink-muted">{t('bandText')}</p>
          <Link href="/Booking#request" className={buttonClassName({ variant: 'brand', size: 'large' })}>
            {t('bandAction')}
          </Link>
        </div>
        <Drawing name="scene" className="h-auto w-full rounded-lg" />
      </div>
    </section>
  )
}
