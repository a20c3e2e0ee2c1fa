import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button, buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'

interface AuthCardProps {
  title: string
  lead: string
  children: ReactNode
}

/** The quiet middle column in which people sign in and up. */
export function AuthCard({ title, lead, children }: AuthCardProps) {
  return (
    <div className="page-width py-10 sm:py-16">
      <Card className="mx-auto grid max-w-lg gap-6">
        <header className="grid gap-1">
          <h1 className="text-2xl text-ink">{title}</h1>
          <p className="text-ink-muted">{lead}</p>
        </header>
        {children}
      </Card>
    </div>
  )
}

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
