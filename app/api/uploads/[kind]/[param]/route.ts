import { countCap } from '@/lib/db/cursor'
import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'
import * as operations from '@/lib/vehicles/endpoints'
import { listVehicles } from '@/lib/vehicles/public-list'
import { priceBandOf } from '@/lib/vehicles/rules'
import { carRecord, oneDayVehicleRecord } from '@/lib/vehicles/view'

// One folder serves `type` and `price`: below a folder with a name of its own, `PUT /uploads/{id}` would not be found.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: [
    defineEndpoint(operations.listCarsOfType, async ({ actor, params: { type }, query, locale }) => {
      const { limit, ...place } = query
      const ofType = { ...place, type }
      const list = await listVehicles(actor, { kind: 'car', query: ofType, locale, limit, cap: countCap })
      return { body: list.rows.map(carRecord), list }
    }),
    defineEndpoint(operations.listOneDayVehiclesOfBand, async ({ actor, params, query, locale }) => {
      const { limit, ...search } = query
      const band = priceBandOf(params.priceBand)
      const within = { ...search, min: band?.min, max: band?.max }
      const list = await listVehicles(actor, { kind: 'one_day', query: within, locale, limit, cap: countCap })
      return { body: list.rows.map(oneDayVehicleRecord), list }
    }),
  ],
})
