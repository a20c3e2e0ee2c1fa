import 'server-only'
import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { getPathname } from '@/lib/i18n/navigation'
import { routing } from '@/lib/i18n/routing'
import type { RoutePath } from '@/lib/routes'

type Page = { path: RoutePath; title: string; description: string; query?: string | undefined }

/** Title, description, canonical address and the other languages of a public page (CONTRACT section 4). */
export async function pageMetadata({ path, title, description, query = '' }: Page): Promise<Metadata> {
  const locale = await getLocale()
  const address = (language: (typeof routing.locales)[number]) =>
    getPathname({ href: path, locale: language }) + query
  const languages = Object.fromEntries(routing.locales.map((language) => [language, address(language)]))
  return {
    title,
    description,
    alternates: { canonical: address(locale), languages: { ...languages, 'x-default': address('en') } },
    openGraph: { title, description, url: address(locale), type: 'website' },
  }
}

/** Title of a page that search engines leave out: the areas behind the sign-in. */
export function privateMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: false } }
}
