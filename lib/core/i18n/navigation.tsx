import { createNavigation } from 'next-intl/navigation'
import type { ComponentProps } from 'react'
import { routing } from './routing'

const navigation = createNavigation(routing)

export const { usePathname, useRouter, getPathname } = navigation

/** A link in the current language. Never prefetched: a slow line pays only for what is opened. */
export function Link(props: ComponentProps<typeof navigation.Link>) {
  return <navigation.Link prefetch={false} {...props} />
}
