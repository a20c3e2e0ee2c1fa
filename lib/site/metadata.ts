import 'server-only'
import type { Metadata } from 'next'
import type { createTranslator, Messages, NamespaceKeys, NestedKeyOf } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { addressIn, languages, routing, type Locale } from '@/lib/core/i18n/routing'
import { company } from '@/lib/core/company'
import { hrefOf } from '@/lib/routes/routes'
import { socialPictureOf, socialSize, type SocialSubject } from './social-pictures'

type Page = SocialSubject & {
  title: string
  description: string
  /** What makes the page another one than its path alone. */
  query?: Record<string, string | number | undefined> | undefined
  /** The page's own picture, where it has a better one than the drawn one with its line. */
  picture?: string | undefined
}

/**
 * Title, description, canonical address, the other languages and what messengers show of a public page (CONTRACT
 * section 4).
 */
export async function pageMetadata(page: Page): Promise<Metadata> {
  const { path, vehicleClass, title, description, query, picture } = page
  const locale = await getLocale()
  const address = (language: Locale) => addressIn(language, hrefOf(path, query))
  const alternates = Object.fromEntries(routing.locales.map((language) => [language, address(language)]))
  return {
    title,
    description,
    alternates: { canonical: address(locale), languages: { ...alternates, 'x-default': address('en') } },
    openGraph: {
      title,
      description,
      url: address(locale),
      type: 'website',
      siteName: company().name,
      locale: languages[locale].socialName,
      alternateLocale: routing.locales
        .filter((other) => other !== locale)
        .map((other) => languages[other].socialName),
      images: picture
        ? [{ url: picture, alt: title }]
        : [
            {
              url: socialPictureOf({ path, vehicleClass }, locale),
              ...socialSize,
              alt: title,
              type: 'image/jpeg',
            },
          ],
    },
    twitter: { card: 'summary_large_image' },
  }
}

/**
 * Title, and for the pages that mails lead to a description, of a page that search engines leave out: those and the areas
 * behind the sign-in.
 */
export function privateMetadata(title: string, description?: string): Metadata {
  return { title, ...(description && { description }), robots: { index: false, follow: false } }
}

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>
/** Says something with the texts of a namespace, once they are there. */
type Words<Name extends Namespace, Said> = (t: ReturnType<typeof createTranslator<Messages, Name>>) => Said

/** `generateMetadata` of a public page of which the head says nothing but title and description. */
export const publicPage =
  <Name extends Namespace>(
    path: Page['path'],
    namespace: Name,
    words: Words<Name, readonly [title: string, description: string]>,
  ) =>
  async (): Promise<Metadata> => {
    const [title, description] = words(await getTranslations(namespace))
    return pageMetadata({ path, title, description })
  }

/** `generateMetadata` of a page that search engines leave out. */
export const privatePage =
  <Name extends Namespace>(
    namespace: Name,
    words: Words<Name, readonly [title: string, description?: string]>,
  ) =>
  async (): Promise<Metadata> =>
    privateMetadata(...words(await getTranslations(namespace)))
