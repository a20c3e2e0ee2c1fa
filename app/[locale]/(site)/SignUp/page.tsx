import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { callbackOf } from '@/lib/auth/callback-url'
import { RegisterScreen } from '@/components/auth/register-screen'
import { redirectSignedInHome } from '@/lib/auth/guard'
import { googleHref } from '@/lib/users/google-sign-in'
import { pageMetadata } from '@/lib/site/metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Register')
  return pageMetadata({ path: '/register', title: t('title'), description: t('lead') })
}

/** The same form as `/register`, which is the canonical address (CONTRACT section 4). */
export default async function SignUp({ searchParams }: PageProps<'/[locale]/SignUp'>) {
  await redirectSignedInHome()
  const callbackUrl = callbackOf(await searchParams)
  return <RegisterScreen callbackUrl={callbackUrl} googleHref={googleHref(await getLocale(), callbackUrl)} />
}
