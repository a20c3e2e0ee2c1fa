'use client'

import { useLocale, useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button-class-name'
import { addressIn } from '@/lib/core/i18n/routing'

/**
 * The error screen: what happened, what is safe, what to do, and the id under which the log tells more. Every page
 * brings it along, so it takes plain elements; a fresh document is what a broken page needs anyway.
 */
export default function ErrorScreen({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  const t = useTranslations('ErrorScreen')
  const locale = useLocale()
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page-width grid min-h-dvh content-center justify-items-start gap-4 py-12"
    >
      <h1 className="text-3xl text-ink">{t('title')}</h1>
      <p className="max-w-xl text-ink-muted">{t('text')}</p>
      {error.digest && (
        <p className="text-sm text-ink-muted figures">{t('reference', { id: error.digest })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={reset} className={buttonClassName()}>
          {t('retry')}
        </button>
        <a href={addressIn(locale, '/Home')} className={buttonClassName({ variant: 'secondary' })}>
          {t('home')}
        </a>
        <a href={addressIn(locale, '/Help')} className={buttonClassName({ variant: 'secondary' })}>
          {t('help')}
        </a>
      </div>
    </main>
  )
}
