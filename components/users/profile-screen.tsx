import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FormMessages } from '@/components/form/form-messages'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { Link } from '@/lib/core/i18n/navigation'
import type { Profile } from '@/lib/users/queries'
import type { OwnSession } from '@/lib/users/own-sessions'
import { OwnAccountSection } from './own-account-section'
import { ProfileCard } from './profile-card'
import { AvatarForm, PasswordForm, ProfileForm } from './profile-forms'
import { SessionList } from './session-list'

interface ProfileScreenProps {
  profile: Profile
  /** The phone as people read it, and that of the company. */
  phone: string
  companyPhone: string
  sessions: readonly OwnSession[]
}

/** The own profile behind three addresses: `/Profile`, `/SubProfile`, `/UserProfile` (SPEC section 2). */
export async function ProfileScreen({ profile, phone, companyPhone, sessions }: ProfileScreenProps) {
  const t = await getTranslations('Profile')
  const security = await getTranslations('Security')
  const { firstName, lastName, locale } = profile
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <FormMessages namespaces={['Profile', 'Picture']}>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="grid min-w-0 gap-6">
            <ProfileCard profile={profile} />
            <Section id="about" title={t('about')}>
              <ProfileForm defaults={{ firstName, lastName, phone, locale }} />
            </Section>
            <Section id="picture" title={t('picture')}>
              <AvatarForm avatar={profile.avatar} />
            </Section>
          </div>
          <div className="grid min-w-0 gap-6">
            <Section id="password" title={t('password')}>
              {profile.hasPassword ? <PasswordForm email={profile.email} /> : <NoPassword />}
            </Section>
            {profile.hasFactor && (
              <Section id="security" title={security('title')}>
                <p className="text-ink-muted">{t('secondStepOn')}</p>
                <Link
                  href="/Security"
                  className={buttonClassName({ variant: 'secondary', className: 'justify-self-start' })}
                >
                  {t('secondStepChange')}
                </Link>
              </Section>
            )}
            <Section id="sessions" title={t('sessions')}>
              <SessionList sessions={sessions} />
            </Section>
            <OwnAccountSection {...{ profile, companyPhone }} />
          </div>
        </div>
      </FormMessages>
    </>
  )
}

// The link by mail proves the address once more before a password opens the account.
function NoPassword() {
  const t = useTranslations('Profile')
  return (
    <>
      <p className="text-ink-muted">
        {t('passwordNone')} {t('passwordNoneWay')}
      </p>
      <Link
        href="/ForgotPassword"
        className={buttonClassName({ variant: 'secondary', className: 'justify-self-start' })}
      >
        {t('passwordSet')}
      </Link>
    </>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby={`${id}-title`} className="grid gap-5">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {children}
    </Card>
  )
}
