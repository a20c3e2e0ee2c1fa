import { getLocale, getTranslations } from 'next-intl/server'
import { AuthCard, GoogleButton } from '@/components/auth/auth-card'
import { RegisterForm } from '@/components/auth/register-form'
import { FormMessages } from '@/components/form/form-messages'
import { callbackOf, leadsToBooking } from '@/lib/auth/callback-url'
import { redirectSignedIn } from '@/lib/auth/guard'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import { publicPage } from '@/lib/site/metadata'
import { googleHref } from '@/lib/users/google-sign-in'
import { SignInFrame } from '../_sign-in/sign-in-frame'

export const generateMetadata = publicPage('/register', 'Register', (t) => [t('title'), t('lead')])

/** The registration form; `/SignUp` shows the same (CONTRACT section 4). */
export default async function Register({ searchParams }: PageProps<'/[locale]/register'>) {
  const callbackUrl = callbackOf(await searchParams, await getLocale())
  await redirectSignedIn(callbackUrl)
  const t = await getTranslations('Register')
  return (
    <SignInFrame callbackUrl={callbackUrl}>
      <AuthCard title={t('title')} lead={t(leadsToBooking(callbackUrl) ? 'orderLead' : 'lead')}>
        <FormMessages namespaces={['Register']}>
          <RegisterForm callbackUrl={callbackUrl} />
        </FormMessages>
        <p className="text-ink-muted">
          {t('haveAccount')}{' '}
          <Link href={hrefOf('/Login', { callbackUrl })} className="font-semibold text-brand underline">
            {t('toLogin')}
          </Link>
        </p>
        <GoogleButton href={googleHref(await getLocale(), callbackUrl)} />
      </AuthCard>
    </SignInFrame>
  )
}
