import 'server-only'
import { createCache } from './cache'
import { dayInAddis } from '@/lib/core/day'
import { logger } from '@/lib/core/logger'
import { routeOf } from '@/lib/routes/routes'
import { prepareKeptPage, sizeOfKeptPage, type KeptPage } from './kept-page'
import type { KeptPageAddress } from './kept-page-address'
import { renderSharedPage, type PageHandler, type SharedPage } from './shared-page'

const mostEntries = 1000
const megabyte = 1024 * 1024

/** An answer that is right for whoever asked, and for nobody after them. */
class NotKept extends Error {
  constructor(readonly page: KeptPage) {
    super('not kept')
  }
}

const limits = (most: number) => ({
  entries: mostEntries,
  bytes: { most, of: sizeOfKeptPage },
  consistent: true,
})

/**
 * The public pages of this process, rendered once and kept whole (docs/decisions/rendering.md): those that show vehicles
 * until one of the tables changes, asked about before each use, and the others for as long as they are read.
 */
export function createPageCache(handle: PageHandler) {
  const withVehicles = createCache<KeptPage>(
    ['vehicles', 'vehicle_days', 'price_rules'],
    limits(48 * megabyte),
  )
  const withoutData = createCache<KeptPage>([], limits(24 * megabyte))

  async function load(address: KeptPageAddress): Promise<KeptPage> {
    const shared = await renderSharedPage(handle, address.href)
    const page = await prepareKeptPage(shared)
    if (!isForEverybody(address, shared)) throw new NotKept(page)
    return page
  }

  /** The page for everybody who asks for this address. Throws what rendering throws. */
  return async function keptPage(address: KeptPageAddress): Promise<KeptPage> {
    const { page, href } = address
    const read = page && routeOf(page).showsVehicles ? withVehicles : withoutData
    try {
      return await read(`${dayInAddis(new Date())} ${href}`, () => load(address))
    } catch (error) {
      if (error instanceof NotKept) return error.page
      throw error
    }
  }
}

/** Whether a rendered page may be kept. What a page did that its route does not say is logged: the route is wrong. */
function isForEverybody({ page, href }: KeptPageAddress, { status, headers, render }: SharedPage): boolean {
  if (status !== (page ? 200 : 404)) return false
  const route = page && routeOf(page)
  const isUndeclared = render.readsDatabase && !route?.showsVehicles
  if (!isUndeclared && !render.readsSession && !headers['set-cookie']) return true
  const { readsDatabase, readsSession } = render
  logger.error({ path: href.split('?')[0], readsDatabase, readsSession }, 'page cannot be kept')
  return false
}
