import { randomInt } from 'node:crypto'
import { exampleSettings } from '@/lib/settings/view'
import type { ApiRow } from './api'
import { adminOnly, everyone, staff } from './personas'
import type { World } from './world'

/** A rule for one vehicle that no other vehicle's rule could meet, of whatever rank. */
export const priceRuleFor = (vehicleId: string) => ({
  name: 'Weekend',
  rank: randomInt(100, 5000),
  percent: 15,
  vehicleId,
})

const ruleOf = ({ vehicle }: World) => priceRuleFor(vehicle.id)
const text = { en: 'Child seat', or: "Teessoo daa'imaa", am: 'የልጅ መቀመጫ' }
const extra = { text, amount: 30_000, per: 'day' } as const

const ruleAddress = ({ priceRule }: World) => ({ path: `/api/price-rules/${priceRule.id}` })
const extraAddress = (world: World) => ({ path: `/api/extras/${world.extra.id}` })

/** The operations on prices. */
export const priceApiAccess: Record<string, ApiRow> = {
  'GET /api/quote': {
    may: everyone,
    send: ({ vehicle, day }) => ({ path: `/api/quote?vehicleId=${vehicle.id}&date=${day}` }),
  },
  'GET /api/settings': { may: adminOnly },
  'GET /api/search': { may: staff },
  'GET /api/live': { may: staff, send: () => ({ path: '/api/live?seconds=1' }) },
  // Settings are everybody's: what is sent counts on a version that there never was.
  'PUT /api/settings': {
    may: adminOnly,
    send: () => ({ data: { ...exampleSettings, version: 1_000_000 } }),
    lets: [409],
  },
  'GET /api/price-rules': { may: adminOnly },
  'GET /api/price-rules/{id}': { may: adminOnly, send: ruleAddress },
  'POST /api/price-rules': { may: adminOnly, send: (world) => ({ data: ruleOf(world) }) },
  'PUT /api/price-rules/{id}': {
    may: adminOnly,
    send: (world) => ({ ...ruleAddress(world), data: ruleOf(world) }),
  },
  'DELETE /api/price-rules/{id}': { may: adminOnly, send: ruleAddress },
  'GET /api/extras': { may: adminOnly },
  'GET /api/extras/{id}': { may: adminOnly, send: extraAddress },
  'POST /api/extras': { may: adminOnly, send: () => ({ data: extra }) },
  'PUT /api/extras/{id}': {
    may: adminOnly,
    send: (world) => ({ ...extraAddress(world), data: extra }),
  },
  'DELETE /api/extras/{id}': { may: adminOnly, send: extraAddress },
}
