import { AppError } from '@/lib/core/errors'
import { defineEndpoint } from '@/lib/server/endpoint'
import * as operations from '@/lib/vehicles/prices/endpoints'
import { removeExtra, removePriceRule, saveExtra, savePriceRule } from '@/lib/vehicles/prices/mutations'
import { getExtra, getPriceRule, getQuote, listExtras, listPriceRules } from '@/lib/vehicles/prices/queries'
import { wordedQuote } from '@/lib/vehicles/prices/quote-text'
import { extraRecord, priceRuleRecord } from '@/lib/vehicles/prices/view'
import { pageOf } from './page-of'

/** The quote, and what prices are made of. */
export const priceEndpoints = [
  defineEndpoint(operations.getQuote, async ({ actor, query, locale }) => {
    const { available, ...quote } = await getQuote(actor, query)
    return { body: { ...(await wordedQuote(quote, locale)), available } }
  }),
  defineEndpoint(operations.listPriceRules, async ({ actor, query }) => {
    const { rows, list } = pageOf(await listPriceRules(actor), query)
    return { body: rows.map(priceRuleRecord), list }
  }),
  defineEndpoint(operations.getPriceRule, async ({ actor, params }) => {
    const rule = await getPriceRule(actor, params.id)
    if (!rule) throw new AppError('NOT_FOUND')
    return { body: priceRuleRecord(rule) }
  }),
  defineEndpoint(operations.createPriceRule, async ({ actor, input: facts, text }) => {
    const rule = await savePriceRule(actor, { facts })
    return { body: { message: text('saved'), priceRule: priceRuleRecord(rule) } }
  }),
  defineEndpoint(operations.updatePriceRule, async ({ actor, params: { id }, input: facts, text }) => {
    const rule = await savePriceRule(actor, { id, facts })
    return { body: { message: text('saved'), priceRule: priceRuleRecord(rule) } }
  }),
  defineEndpoint(operations.removePriceRule, async ({ actor, params, text }) => {
    await removePriceRule(actor, params.id)
    return { body: { message: text('deleted') } }
  }),
  defineEndpoint(operations.listExtras, async ({ actor, query }) => {
    const { rows, list } = pageOf(await listExtras(actor), query)
    return { body: rows.map(extraRecord), list }
  }),
  defineEndpoint(operations.getExtra, async ({ actor, params }) => {
    const extra = await getExtra(actor, params.id)
    if (!extra) throw new AppError('NOT_FOUND')
    return { body: extraRecord(extra) }
  }),
  defineEndpoint(operations.createExtra, async ({ actor, input: facts, text }) => {
    const extra = await saveExtra(actor, { facts })
    return { body: { message: text('saved'), extra: extraRecord(extra) } }
  }),
  defineEndpoint(operations.updateExtra, async ({ actor, params: { id }, input: facts, text }) => {
    const extra = await saveExtra(actor, { id, facts })
    return { body: { message: text('saved'), extra: extraRecord(extra) } }
  }),
  defineEndpoint(operations.removeExtra, async ({ actor, params, text }) => {
    await removeExtra(actor, params.id)
    return { body: { message: text('deleted') } }
  }),
]
