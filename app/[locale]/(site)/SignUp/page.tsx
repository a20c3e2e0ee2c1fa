import { getLocale } from 'next-intl/server'
import { callbackOf } from '@/lib/auth/callback-url'
import { RegisterScreen } from '@/components/auth/register-screen'
import { redirectSignedInHome } from '@/lib/auth/guard'
import { googleHref } from '@/lib/users/google-sign-in'
import { publicPage } from '@/lib/site/metadata'

export const generateMetadata = publicPage('/register', 'Register', (t) => [t('title'), t('lead')])

/** The same form as `/register`, which is the canonical address (CONTRACT section 4). */
export default async function SignUp({ searchParams }: PageProps<'/[locale]/SignUp'>) {
  await redirectSignedInHome()
  const callbackUrl = callbackOf(await searchParams)
  return <RegisterScreen callbackUrl={callbackUrl} googleHref={googleHref(await getLocale(), callbackUrl)} />
}
