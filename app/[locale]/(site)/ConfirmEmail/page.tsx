import { getTranslations } from 'next-intl/server'
import { AuthCard } from '@/components/auth/auth-card'
import { ConfirmEmailForm, ProveAccountForms, ResendConfirmationForm } from '@/components/auth/confirm-email'
import { FlashSlot } from '@/components/site/flash-slot'
import { Alert } from '@/components/ui/alert'
import { buttonClassName } from '@/components/ui/button'
import { currentActor } from '@/lib/auth/session'
import { findEmailConfirmation, getOwnEmailConfirmation } from '@/lib/users/email-confirmation'
import { readFlash } from '@/lib/server/flash'
import { readLinkSecret } from '@/lib/server/link-secret'
import { Link } from '@/lib/core/i18n/navigation'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('ConfirmEmail', (t) => [t('title'), t('deadLead')])

/** Confirms the address of whoever came by a link, says how things stand to whoever is signed in. */
export default async function ConfirmEmail() {
  const t = await getTranslations('ConfirmEmail')
  const actor = await currentActor()
  const secret = await readLinkSecret('/ConfirmEmail')
  const link = secret && (await findEmailConfirmation(actor, secret))
  if (link) {
    return (
      <AuthCard title={t('title')} lead={t(link.isOwn ? 'lead' : 'proveLead', { email: link.email })}>
        {link.isOwn ? <ConfirmEmailForm /> : <ProveAccountForms email={link.email} />}
      </AuthCard>
    )
  }
  if (actor.role === 'visitor') {
    return (
      <AuthCard title={t('title')} lead={t('deadLead')}>
        <Alert tone="warning">{t('dead')}</Alert>
        <Link href="/Login?callbackUrl=/ConfirmEmail" className={buttonClassName({ size: 'large' })}>
          {t('toLogin')}
        </Link>
      </AuthCard>
    )
  }
  const { email, isConfirmed } = await getOwnEmailConfirmation(actor)
  return (
    <AuthCard title={t('title')} lead={isConfirmed ? t('doneLead', { email }) : t('openLead', { email })}>
      <FlashSlot flash={await readFlash()} />
      {!isConfirmed && <ResendConfirmationForm />}
      <Link href="/Dashboard" className={buttonClassName({ variant: isConfirmed ? 'primary' : 'quiet' })}>
        {t('toDashboard')}
      </Link>
    </AuthCard>
  )
}
