'use client'

import { useLocale } from 'next-intl'
import NextLink from 'next/link'
import { usePathname as useAddressPath } from 'next/navigation'
import type { ComponentProps } from 'react'
import { addressIn, withoutLanguage } from './routing'

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, 'href'> {
  /** A path of this site without its language, and its query; anything else is taken as it is. */
  href: string
}

/**
 * A link in the current language. Never prefetched: a slow line pays only for what is opened. A component of the browser,
 * so that a page carries a link's words for React and nothing of how it is made (docs/decisions/rendering.md).
 */
export function Link({ href, ...rest }: LinkProps) {
  const locale = useLocale()
  return <NextLink prefetch={false} {...rest} href={href.startsWith('/') ? addressIn(locale, href) : href} />
}

/** The path of the page being shown, without its language. */
export function usePathname(): string {
  return withoutLanguage(useAddressPath())
}
