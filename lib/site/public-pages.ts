import { can } from '@/lib/auth/permissions'
import { routeOf, routePaths, type RoutePath } from '@/lib/routes'

/**
 * Every address that a visitor may open, straight from the route table: what the sitemap lists, and what the benches
 * and the tests of public pages go through. A new public page is in it with its row.
 */
export const publicPaths: readonly RoutePath[] = routePaths.filter((path) =>
  can('visitor', routeOf(path).permission),
)
