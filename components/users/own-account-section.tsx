import { useTranslations } from 'next-intl'
import { FormMessages } from '@/components/form/form-messages'
import { Alert } from '@/components/ui/alert'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { SignedInRole } from '@/lib/auth/permissions'
import { RemoveOwnAccountForm } from './remove-own-account-form'

interface OwnAccountSectionProps {
  role: SignedInRole
  /** False for people who sign in with Google only: they type their address instead. */
  hasPassword: boolean
}

/** One's own data as a file, and the end of the account (CONTRACT section 5). */
export function OwnAccountSection({ role, hasPassword }: OwnAccountSectionProps) {
  const t = useTranslations('OwnAccount')
  return (
    <Card as="section" aria-labelledby="own-account" className="grid gap-6">
      <h2 id="own-account" className="text-xl text-ink">
        {t('title')}
      </h2>
      <div className="grid justify-items-start gap-3">
        <p className="max-w-prose text-ink-muted">{t('dataText')}</p>
        {/* A file, not a page: the browser's own link. */}
        <a href="/api/profile/data" download className={buttonClassName({ variant: 'secondary' })}>
          <Icon name="copy" /> {t('download')}
        </a>
      </div>
      <div className="grid gap-3 border-t border-line pt-6">
        <h3 className="text-lg text-ink">{t('deleteTitle')}</h3>
        {role === 'user' ? (
          <>
            <p className="max-w-prose text-ink-muted">{t('deleteText')}</p>
            <FormMessages namespaces={['OwnAccount']}>
              <RemoveOwnAccountForm hasPassword={hasPassword} />
            </FormMessages>
          </>
        ) : (
          <Alert tone="info">{t('staff')}</Alert>
        )}
      </div>
    </Card>
  )
}
