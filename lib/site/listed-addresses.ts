import { hrefOf, routeOf } from '@/lib/routes/routes'
import { isListed, publicPaths } from '@/lib/routes/public-pages'
import { carCategories } from '@/lib/vehicles/rules'
import { priceBands } from '@/lib/vehicles/rules'

/** Pages that are another page for each value of their query. */
const variants: Partial<Record<string, readonly Record<string, string>[]>> = {
  '/VehiclesTypes': carCategories.map((type) => ({ type })),
  '/Pricing': priceBands.map(({ key }) => ({ price: key })),
}

/** The addresses of the sitemap, without their language and without pages of a record. */
export const listedHrefs: readonly string[] = publicPaths
  .filter((path) => isListed(path) && !routeOf(path).isOfRecord)
  .flatMap((path) => [path, ...(variants[path] ?? []).map((query) => hrefOf(path, query))])
