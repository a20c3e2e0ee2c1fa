import { getLocale } from 'next-intl/server'
import { callbackOf } from '@/lib/auth/callback-url'
import { RegisterScreen } from '@/components/auth/register-screen'
import { redirectSignedInHome } from '@/lib/auth/guard'
import { googleHref } from '@/lib/users/google-sign-in'
import { publicPage } from '@/lib/site/metadata'

export const generateMetadata = publicPage('/register', 'Register', (t) => [t('title'), t('lead')])

/** Registration (SPEC section 2, Authentication). */
export default async function Register({ searchParams }: PageProps<'/[locale]/register'>) {
  await redirectSignedInHome()
  const callbackUrl = callbackOf(await searchParams)
  return <RegisterScreen callbackUrl={callbackUrl} googleHref={googleHref(await getLocale(), callbackUrl)} />
}
