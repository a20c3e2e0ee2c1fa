import { can } from '@/lib/auth/permissions'
import { carCategories, priceBands } from '@/lib/vehicles/rules'
import { hrefOf, routeOf, routePaths, type RoutePath } from '@/lib/routes/routes'

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

/** Pages that are another page for each value of their query. */
const variants: Partial<Record<string, readonly Record<string, string>[]>> = {
  '/VehiclesTypes': carCategories.map((type) => ({ type })),
  '/Pricing': priceBands.map(({ key }) => ({ price: key })),
}

/** The addresses of the sitemap, without their language and without pages of a record. */
export const listedHrefs: readonly string[] = publicPaths
  .filter((path) => isListed(path) && !routeOf(path).isOfRecord)
  .flatMap((path) => [path, ...(variants[path] ?? []).map((query) => hrefOf(path, query))])
