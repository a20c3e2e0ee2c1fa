import type { MetadataRoute } from 'next'
import { getTranslations } from 'next-intl/server'
import { company } from '@/lib/core/company'

// The name of the company is a setting.
export const dynamic = 'force-dynamic'

/** What a phone needs to keep the site among its apps. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations({ locale: 'en', namespace: 'Landing' })
  return {
    id: '/',
    name: company().name,
    short_name: company().name,
    description: t('lead'),
    lang: 'en',
    start_url: '/Home',
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
}
