import '../globals.css'
import type { Metadata, Viewport } from 'next'
import { hasLocale, NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { commonEthiopicFont } from '../fonts/ethiopic'
import { latin } from '../fonts/fonts'
import { env } from '@/lib/core/env'
import { languages, routing } from '@/lib/core/i18n/routing'
import { company } from '@/lib/core/company'

// What a page says of the company, its address and its prices are settings, so no page is made by the build: each is
// rendered when it is asked for, and the public ones are kept (docs/decisions/rendering.md).
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: LayoutProps<'/[locale]'>): Promise<Metadata> {
  const { locale } = await params
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: company().name, template: `%s · ${company().name}` },
    manifest: manifestAddress(locale),
    icons: { icon: '/icons/icon.svg', apple: '/icons/apple-touch-icon.png' },
  }
}

const manifestAddress = (locale: string) =>
  `/manifest.webmanifest${hasLocale(routing.locales, locale) ? `?lang=${languages[locale].publicName}` : ''}`

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf6ee' },
    { media: '(prefers-color-scheme: dark)', color: '#141a17' },
  ],
}

/** The document of every page: language, fonts, theme, and the few texts that any page may need in the browser. */
export default async function RootLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params
  if (!hasLocale(routing.locales, locale)) notFound()
  const { ErrorScreen, SendingFailed, DateField } = await getMessages()
  const t = await getTranslations('Frame')
  if (locale === 'am')
    preload(commonEthiopicFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    // The theme script sets an attribute before React wakes up.
    <html lang={locale} className={latin.variable} suppressHydrationWarning>
      <head>
        <ThemeScript />
      </head>
      <body>
        <NextIntlClientProvider messages={{ ErrorScreen, SendingFailed, DateField }}>
          {/* First stop of the keyboard: over the bar, straight to `<main id="main" tabIndex={-1}>`. */}
          <a href="#main" className="skip-link">
            {t('skipToContent')}
          </a>
          {children}
        </NextIntlClientProvider>
      </body>
    </html>
  )
}

// Blocking on purpose: a person's choice of colours is set before the first paint.
function ThemeScript(): ReactNode {
  // eslint-disable-next-line @next/next/no-sync-scripts
  return <script src="/theme.js" />
}
