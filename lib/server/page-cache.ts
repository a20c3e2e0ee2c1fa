import 'server-only'
import { createCache } from './cache'
import { factsVersion } from '@/lib/core/company'
import { dayInAddis } from '@/lib/core/day'
import { logger } from '@/lib/core/logger'
import { routeOf } from '@/lib/routes/routes'
import type { SayFailed } from './failed-page'
import { prepareCachedPage, sizeOfCachedPage, type CachedPage } from './cached-page'
import type { CachedPageAddress } from './cached-page-address'
import { renderSharedPage, type PageHandler, type SharedPage } from './shared-page'

const mostEntries = 1000
const megabyte = 1024 * 1024
/** How many pages are rendered again as soon as what they show has changed, those of the last readers. */
const refreshedPages = 4

/** An answer that is right for whoever asked, and for nobody after them. */
class NotCacheable extends Error {
  constructor(readonly page: CachedPage) {
    super('not cacheable')
  }
}

const limits = (most: number) => ({
  entries: mostEntries,
  bytes: { most, of: sizeOfCachedPage },
  consistent: true,
})

/**
 * The public pages of this process, rendered once and cached whole (docs/decisions/rendering.md): those that show vehicles
 * until one of the tables changes, asked about before each use, and the others for as long as they are read; all of them
 * until the facts about the company change.
 */
export function createPageCache(handle: PageHandler, sayFailed: SayFailed) {
  const withVehicles = createCache<CachedPage>(['vehicles', 'vehicle_days', 'price_rules', 'extras'], {
    ...limits(24 * megabyte),
    refreshed: refreshedPages,
  })
  const withoutData = createCache<CachedPage>([], limits(12 * megabyte))

  async function load(address: CachedPageAddress): Promise<CachedPage> {
    const shared = await renderSharedPage({ handle, sayFailed }, address.href)
    const page = await prepareCachedPage(shared)
    if (!isForEverybody(address, shared)) throw new NotCacheable(page)
    return page
  }

  /** The page for everybody who asks for this address. Throws what rendering throws. */
  return async function cachedPage(address: CachedPageAddress): Promise<CachedPage> {
    const { page, href } = address
    const read = page && routeOf(page).showsVehicles ? withVehicles : withoutData
    try {
      return await read(`${dayInAddis(new Date())} ${factsVersion()} ${href}`, () => load(address))
    } catch (error) {
      if (error instanceof NotCacheable) return error.page
      throw error
    }
  }
}

/** Whether a rendered page may be cached. What a page did that its route does not say is logged: the route is wrong. */
function isForEverybody({ page, href }: CachedPageAddress, { status, headers, render }: SharedPage): boolean {
  if (status !== (page ? 200 : 404)) return false
  const route = page && routeOf(page)
  const isUndeclared = render.readsDatabase && !route?.showsVehicles
  if (!isUndeclared && !render.readsSession && !headers['set-cookie']) return true
  const { readsDatabase, readsSession } = render
  logger.error({ path: href.split('?')[0], readsDatabase, readsSession }, 'page cannot be cached')
  return false
}
