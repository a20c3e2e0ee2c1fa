'use client'

import { useTranslations } from 'next-intl'
import { Button, buttonClassName } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'

/** The error screen: what happened, what is safe, what to do, and the id under which the log tells more. */
export default function ErrorScreen({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  const t = useTranslations('ErrorScreen')
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
        <Button variant="primary" onClick={reset}>
          {t('retry')}
        </Button>
        <Link href="/Home" className={buttonClassName({ variant: 'secondary' })}>
          {t('home')}
        </Link>
      </div>
    </main>
  )
}
