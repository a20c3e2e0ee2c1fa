import { z } from 'zod'
import { operation, type Operation } from '@/lib/server/endpoint-declaration'
import { pagingQuery } from '@/lib/server/paging'
import { doneShape, doneWith, exampleId, idParams } from '@/lib/core/schemas'
import { extraBody, priceRuleBody, quoteQuery } from './schema'
import { exampleExtra, examplePriceRule, exampleQuote, extraShape, priceRuleShape, quoteShape } from './view'

const tag = 'Prices'
const manage = { tag, permission: 'price:manage' } as const satisfies Partial<Operation>
const read = { ...manage, method: 'GET' } as const satisfies Partial<Operation>
const list = { ...read, isList: true, query: pagingQuery } as const satisfies Partial<Operation>
const deleted = {
  status: 200,
  description: 'It was deleted.',
  schema: doneShape,
  example: { message: 'Successfully Deleted!' },
} as const

/** `GET /quote` (CONTRACT section 9). */
export const getQuote = operation({
  id: 'getQuote',
  method: 'GET',
  path: '/quote',
  tag,
  summary: 'Ask what a rental costs, line by line',
  permission: 'quote:read',
  query: quoteQuery,
  success: { status: 200, description: 'The quote.', schema: quoteShape, example: exampleQuote },
  errors: ['INVALID_INPUT', 'DATE_OUT_OF_RANGE', 'NOT_FOUND', 'PRICE_ON_REQUEST'],
})

/** `GET /price-rules`. */
export const listPriceRules = operation({
  ...list,
  id: 'listPriceRules',
  path: '/price-rules',
  summary: 'List the price rules, the highest rank first',
  success: {
    status: 200,
    description: 'The rules.',
    schema: z.array(priceRuleShape),
    example: [examplePriceRule],
  },
})

/** `GET /price-rules/{id}`. */
export const getPriceRule = operation({
  ...read,
  id: 'getPriceRule',
  path: '/price-rules/{id}',
  summary: 'Read one price rule',
  params: idParams,
  success: { status: 200, description: 'The rule.', schema: priceRuleShape, example: examplePriceRule },
})

const ruleBody = {
  type: 'json',
  schema: priceRuleBody,
  example: { name: 'Weekend', rank: 30, percent: 15, weekdays: [6, 7], vehicleId: exampleId },
} as const
const savedRule = {
  schema: doneWith({ priceRule: priceRuleShape }),
  example: { message: 'Saved.', priceRule: examplePriceRule },
} as const

/** `POST /price-rules`. */
export const createPriceRule = operation({
  ...manage,
  id: 'createPriceRule',
  method: 'POST',
  path: '/price-rules',
  summary: 'Make a price rule',
  description: 'Either `percent` or `amount`; for one vehicle (`vehicleId`), a `class`, or all.',
  body: ruleBody,
  success: { ...savedRule, status: 201, description: 'The rule was made.' },
  errors: ['RANK_TAKEN'],
})

/** `PUT /price-rules/{id}`. */
export const updatePriceRule = operation({
  ...manage,
  id: 'updatePriceRule',
  method: 'PUT',
  path: '/price-rules/{id}',
  summary: 'Change a price rule, whole',
  params: idParams,
  body: ruleBody,
  success: { ...savedRule, status: 200, description: 'The rule was changed.' },
  errors: ['RANK_TAKEN'],
})

/** `DELETE /price-rules/{id}`. */
export const removePriceRule = operation({
  ...manage,
  id: 'removePriceRule',
  method: 'DELETE',
  path: '/price-rules/{id}',
  summary: 'Delete a price rule',
  params: idParams,
  success: deleted,
})

/** `GET /extras`. */
export const listExtras = operation({
  ...list,
  id: 'listExtras',
  path: '/extras',
  summary: 'List the extras, the oldest first',
  success: {
    status: 200,
    description: 'The extras.',
    schema: z.array(extraShape),
    example: [exampleExtra],
  },
})

/** `GET /extras/{id}`. */
export const getExtra = operation({
  ...read,
  id: 'getExtra',
  path: '/extras/{id}',
  summary: 'Read one extra',
  params: idParams,
  success: { status: 200, description: 'The extra.', schema: extraShape, example: exampleExtra },
})

const { text, amount, per } = exampleExtra
const extraExample = { type: 'json', schema: extraBody, example: { text, amount, per } } as const
const savedExtra = {
  schema: doneWith({ extra: extraShape }),
  example: { message: 'Saved.', extra: exampleExtra },
} as const

/** `POST /extras`. */
export const createExtra = operation({
  ...manage,
  id: 'createExtra',
  method: 'POST',
  path: '/extras',
  summary: 'Make an extra',
  body: extraExample,
  success: { ...savedExtra, status: 201, description: 'The extra was made.' },
})

/** `PUT /extras/{id}`. */
export const updateExtra = operation({
  ...manage,
  id: 'updateExtra',
  method: 'PUT',
  path: '/extras/{id}',
  summary: 'Change an extra, whole',
  params: idParams,
  body: extraExample,
  success: { ...savedExtra, status: 200, description: 'The extra was changed.' },
})

/** `DELETE /extras/{id}`. */
export const removeExtra = operation({
  ...manage,
  id: 'removeExtra',
  method: 'DELETE',
  path: '/extras/{id}',
  summary: 'Delete an extra',
  params: idParams,
  success: deleted,
})
