import 'server-only'
import { createCache } from '@/lib/server/cache'
import { readExtras, type Reader } from './price-book'
import type { PricedExtra } from './quote'
import type { PriceRule } from './rules'
import { pricingRuleSelect, toPricingRule } from './view'

// Read for every quote and every page with prices, and changed a few times a year.
const rules = createCache<PriceRule[]>('price_rules')
const extras = createCache<PricedExtra[]>('extras')

/** All price rules as this process knows them: what another process changed follows a moment later. */
export function cachedPriceRules(client: Reader): Promise<PriceRule[]> {
  return rules('all', async () => {
    const rows = await client.priceRule.findMany({ select: pricingRuleSelect, orderBy: { id: 'asc' } })
    return rows.map(toPricingRule)
  })
}

/** All extras as this process knows them: what another process changed follows a moment later. */
export function cachedExtras(client: Reader): Promise<PricedExtra[]> {
  return extras('all', () => readExtras(client))
}
