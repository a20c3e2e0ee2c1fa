import { getLocale, getTranslations } from 'next-intl/server'
import { AuthCard, GoogleButton } from '@/components/auth/auth-card'
import { SecondStep } from '@/components/auth/second-step'
import { callbackOf, leadsToBooking } from '@/lib/auth/callback-url'
import { readFirstStep } from '@/lib/auth/second-step-cookie'
import { redirectSignedIn } from '@/lib/auth/guard'
import { currentActor } from '@/lib/auth/session'
import { PasskeySignIn } from '@/components/auth/passkey-sign-in'
import { LoginForm } from '@/components/auth/login-form'
import { FormMessages } from '@/components/form/form-messages'
import { FlashSlot } from '@/components/site/flash-slot'
import { Alert } from '@/components/ui/alert'
import { readFlash } from '@/lib/server/flash'
import { Link } from '@/lib/core/i18n/navigation'
import { googleHref } from '@/lib/users/google-sign-in'
import { hasPasskey } from '@/lib/users/passkey-sign-in'
import { googleProblemOf } from '@/lib/users/rules'
import { hrefOf } from '@/lib/routes/routes'
import { publicPage } from '@/lib/site/metadata'
import { SignInFrame } from '../_sign-in/sign-in-frame'

export const generateMetadata = publicPage('/Login', 'Login', (t) => [t('title'), t('lead')])

/** Sign-in; who came from an order button is told that signing in was forgotten (CONTRACT section 4). */
export default async function Login({ searchParams }: PageProps<'/[locale]/Login'>) {
  const query = await searchParams
  const callbackUrl = callbackOf(query, await getLocale())
  await redirectSignedIn(callbackUrl)
  const t = await getTranslations('Login')
  const errors = await getTranslations('Errors')
  const step = await getTranslations('Security')
  const googleProblem = googleProblemOf(query.google)
  const isOrdering = leadsToBooking(callbackUrl)
  const first = await readFirstStep()
  if (first) {
    const isWithPasskey = await hasPasskey(await currentActor(), first)
    return (
      <SignInFrame callbackUrl={callbackUrl}>
        <AuthCard title={step('stepTitle')} lead={step(isWithPasskey ? 'stepLeadPasskey' : 'stepLead')}>
          <SecondStep hasPasskey={isWithPasskey} callbackUrl={callbackUrl} />
        </AuthCard>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame callbackUrl={callbackUrl}>
      <AuthCard title={t('title')} lead={t(isOrdering ? 'orderLead' : 'lead')}>
        <FlashSlot flash={await readFlash()} />
        {isOrdering && <Alert tone="warning">{t('forgotLogin')}</Alert>}
        {googleProblem && (
          <Alert tone="warning">
            {googleProblem === 'closed' ? errors('ACCOUNT_CLOSED') : t(`googleProblem.${googleProblem}`)}
          </Alert>
        )}
        <FormMessages namespaces={['Login']}>
          <LoginForm callbackUrl={callbackUrl} />
        </FormMessages>
        <PasskeySignIn callbackUrl={callbackUrl} />
        <p>
          <Link href="/ForgotPassword" className="font-semibold text-brand underline">
            {t('forgotPassword')}
          </Link>
        </p>
        <p className="text-ink-muted">
          {t('noAccount')}{' '}
          <Link href={hrefOf('/register', { callbackUrl })} className="font-semibold text-brand underline">
            {t('toRegister')}
          </Link>
        </p>
        <GoogleButton href={googleHref(await getLocale(), callbackUrl)} />
      </AuthCard>
    </SignInFrame>
  )
}
