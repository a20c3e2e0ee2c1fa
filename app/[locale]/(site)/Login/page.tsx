import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { AuthCard } from '@/components/auth/auth-card'
import { GoogleButton } from '@/components/auth/google-button'
import { LoginForm } from '@/components/auth/login-form'
import { FormMessages } from '@/components/form/form-messages'
import { FlashSlot } from '@/components/site/flash-slot'
import { Alert } from '@/components/ui/alert'
import { localPath } from '@/lib/auth/callback-url'
import { currentActor } from '@/lib/auth/session'
import { readFlash } from '@/lib/http/flash'
import { getPathname, Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/site/metadata'

const query = z.object({ callbackUrl: z.string().max(500).optional().catch(undefined) })

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Login')
  return pageMetadata({ path: '/Login', title: t('title'), description: t('lead') })
}

/** Sign-in. Whoever is signed in, by the database and not by the cookie alone, goes on to `/Dashboard`. */
export default async function Login({ searchParams }: PageProps<'/[locale]/Login'>) {
  const actor = await currentActor()
  const locale = await getLocale()
  if (actor.role !== 'visitor') redirect(getPathname({ href: '/Dashboard', locale }))
  const t = await getTranslations('Login')
  const callbackUrl = localPath(query.parse(await searchParams).callbackUrl) ?? undefined
  const isOrdering = Boolean(callbackUrl && /\/OneDayBook(\?|$)/.test(callbackUrl))
  return (
    <AuthCard title={t('title')} lead={t('lead')}>
      <FlashSlot flash={await readFlash()} />
      {isOrdering && <Alert tone="warning">{t('forgotLogin')}</Alert>}
      <FormMessages namespaces={['Login']}>
        <LoginForm callbackUrl={callbackUrl} />
      </FormMessages>
      <p className="text-ink-muted">
        {t('noAccount')}{' '}
        <Link href="/register" className="font-semibold text-brand underline">
          {t('toRegister')}
        </Link>
      </p>
      <GoogleButton />
    </AuthCard>
  )
}
