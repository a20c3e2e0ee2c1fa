import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

/** Sign-in with Google; not set up it stays visible, disabled, and says so (CONTRACT section 4). */
export function GoogleButton() {
  const t = useTranslations('Login')
  return (
    <div className="grid gap-2 border-t border-line pt-6">
      <Button variant="secondary" disabled aria-describedby="google-reason">
        {t('google')}
      </Button>
      <p id="google-reason" className="text-sm text-ink-muted">
        {t('googleMissing')}
      </p>
    </div>
  )
}
