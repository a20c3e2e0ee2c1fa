import { z } from 'zod'
import { addressIn, routing, type Locale } from '@/lib/core/i18n/routing'
import { hrefOf, routeOf, type RoutePath } from '@/lib/routes/routes'
import { publicPaths } from '@/lib/routes/public-pages'

export interface PublicAddress {
  path: RoutePath
  locale: Locale
  /** Path and query, with the prefix of the language. */
  address: string
}

const vehicles = z.array(z.object({ _id: z.string() })).min(1)

/** Every public page of a running site in every language; pages of a vehicle show the first that the API lists. */
export async function publicAddresses(origin: string): Promise<PublicAddress[]> {
  const firstOf = async (query: string) => {
    const answer = await fetch(`${origin}/api/vehicles?${query}&limit=1`)
    return vehicles.parse(await answer.json())[0]?._id
  }
  const [oneDay, car] = await Promise.all([firstOf('kind=one-day'), firstOf('kind=car&sort=price')])
  return publicPaths.flatMap((path) => {
    const query = routeOf(path).isOfRecord ? { id: path === '/Car' ? car : oneDay } : {}
    return routing.locales.map((locale) => ({
      path,
      locale,
      address: addressIn(locale, hrefOf(path, query)),
    }))
  })
}

/**
 * Those that the words of a command name: paths (`/Home`) and languages (`am`), all without any. Throws when a word
 * names neither.
 */
export function chooseAddresses(all: readonly PublicAddress[], words: readonly string[]): PublicAddress[] {
  const paths = words.filter((word) => word.startsWith('/'))
  const locales = words.filter((word) => !word.startsWith('/'))
  const chosen = all.filter(
    ({ path, locale }) =>
      (paths.length === 0 || paths.includes(path)) && (locales.length === 0 || locales.includes(locale)),
  )
  if (chosen.length === 0) throw new Error(`no public page in ${words.join(' ')}`)
  return chosen
}
