import type { MetadataRoute } from 'next'
import { getTranslations } from 'next-intl/server'
import { company } from '@/lib/core/company'
import { addressIn, localeOfPublicName, routing } from '@/lib/core/i18n/routing'

/** What a phone needs to keep the site among its apps, in the language that `?lang=` names; one app in all languages. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('lang')
  const locale = localeOfPublicName(asked) ?? routing.defaultLocale
  const t = await getTranslations({ locale, namespace: 'Landing' })
  const manifest: MetadataRoute.Manifest = {
    id: '/',
    name: company().name,
    short_name: company().name,
    description: t('lead'),
    lang: locale,
    start_url: addressIn(locale, '/Home'),
    scope: '/',
    display: 'standalone',
    background_color: '#faf6ee',
    theme_color: '#1b5a44',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' },
  })
}
