import { dayInAddis } from '@/lib/core/day'
import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'
import { removeVehicle, updateVehicle } from '@/lib/vehicles/mutations'
import * as operations from '@/lib/vehicles/endpoints'
import { oneDayVehicleRecord } from '@/lib/vehicles/view'
import { getOneDayVehicle } from '@/lib/vehicles/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  PUT: defineEndpoint(
    operations.updateOneDayVehicle,
    async ({ actor, params: { id }, input, text, locale }) => {
      const { image, ...changes } = input
      await updateVehicle(actor, { kind: 'one_day', id, input: changes, image })
      const vehicle = await getOneDayVehicle(actor, { id, day: dayInAddis(new Date()), locale })
      return {
        body: { message: text('vehicleUpdated'), ...(vehicle && { vehicle: oneDayVehicleRecord(vehicle) }) },
      }
    },
  ),
  DELETE: defineEndpoint(operations.removeOneDayVehicle, async ({ actor, params, text }) => {
    await removeVehicle(actor, { kind: 'one_day', id: params.id })
    return { body: { message: text('vehicleDeleted') } }
  }),
})
