import 'server-only'
import { createCache } from '@/lib/server/cache'
import { readExtras, readPriceRules, type Reader } from './price-book'
import type { PricedExtra } from './quote'
import type { PriceRule } from './rules'

// Read for every quote and every page with prices, and changed a few times a year.
const rules = createCache<PriceRule[]>('price_rules')
const extras = createCache<PricedExtra[]>('extras')

/** All price rules as this process knows them: what another process changed follows a moment later. */
export function cachedPriceRules(client: Reader): Promise<PriceRule[]> {
  return rules('all', () => readPriceRules(client))
}

/** All extras as this process knows them: what another process changed follows a moment later. */
export function cachedExtras(client: Reader): Promise<PricedExtra[]> {
  return extras('all', () => readExtras(client))
}
