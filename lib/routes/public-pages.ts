import { can } from '@/lib/auth/permissions'
import { routeOf, routePaths, type RoutePath } from '@/lib/routes/routes'

/**
 * Every address that a visitor may open, straight from the route table: the benches and the tests of public pages go
 * through it, so that a new public page is looked at with its row.
 */
export const publicPaths: readonly RoutePath[] = routePaths.filter((path) =>
  can('visitor', routeOf(path).permission),
)

/** Whether search engines are told of a page: a public one that says something without a link from a mail. */
export function isListed(path: RoutePath): boolean {
  const { isUnlisted, takesSecret } = routeOf(path)
  return publicPaths.includes(path) && !isUnlisted && !takesSecret
}

/**
 * Whether a device may keep a page for reading without a line: what search engines may know, but for the pages on which
 * somebody signs in, where nothing can be done without one.
 */
export function isReadableOffline(path: RoutePath): boolean {
  return path === '/Offline' || (isListed(path) && path !== '/Login' && path !== '/register')
}
