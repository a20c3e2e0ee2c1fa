import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RegisterScreen } from '@/components/auth/register-screen'
import { pageMetadata } from '@/lib/site/metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Register')
  return pageMetadata({ path: '/register', title: t('title'), description: t('lead') })
}

export default RegisterScreen
