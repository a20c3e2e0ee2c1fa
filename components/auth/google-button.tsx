import { useTranslations } from 'next-intl'
import { Button, buttonClassName } from '@/components/ui/button'

/**
 * Sign-in with Google: a link, so that it works without a script. Not set up (`href` is null) it stays visible,
 * disabled, and says so (CONTRACT section 4).
 */
export function GoogleButton({ href }: { href: string | null }) {
  const t = useTranslations('Login')
  if (href) {
    return (
      <div className="grid border-t border-line pt-6">
        <a href={href} className={buttonClassName({ variant: 'secondary' })}>
          {t('google')}
        </a>
      </div>
    )
  }
  return (
    <div className="grid gap-2 border-t border-line pt-6">
      <Button variant="secondary" disabled aria-describedby="google-reason">
        {t('google')}
      </Button>
      <p id="google-reason" className="text-sm text-ink-muted">
        {t('googleProblem.missing')}
      </p>
    </div>
  )
}
