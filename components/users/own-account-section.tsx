import { useTranslations } from 'next-intl'
import { FormMessages } from '@/components/form/form-messages'
import { Alert } from '@/components/ui/alert'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { Profile } from '@/lib/users/queries'
import { RemoveOwnAccountForm } from './remove-own-account-form'

interface OwnAccountSectionProps {
  profile: Profile
  /** The number of the company as people read it. */
  companyPhone: string
}

/** One's own data as a file, and the end of the account (CONTRACT section 5), with what would be lost by it. */
export function OwnAccountSection({ profile, companyPhone: phone }: OwnAccountSectionProps) {
  const { role, hasPassword, confirmedAhead: count, hasOpenMoney } = profile
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
            {count > 0 && (
              <Alert tone="warning" role="note">
                {t('confirmedAhead', { count, phone })}
              </Alert>
            )}
            {hasOpenMoney && (
              <Alert tone="warning" role="note">
                {t('openMoney', { phone })}
              </Alert>
            )}
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
