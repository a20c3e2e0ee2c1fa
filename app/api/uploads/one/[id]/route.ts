import { dayInAddis } from '@/lib/core/day'
import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'
import { removeOneDayVehicle, updateOneDayVehicle } from '@/lib/vehicles/one-day/mutations'
import * as operations from '@/lib/vehicles/one-day/endpoints'
import { oneDayVehicleRecord } from '@/lib/vehicles/one-day/view'
import { getOneDayVehicle } from '@/lib/vehicles/one-day/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  PUT: defineEndpoint(
    operations.updateOneDayVehicle,
    async ({ actor, params: { id }, input, text, locale }) => {
      const { image, ...changes } = input
      await updateOneDayVehicle(actor, { id, input: changes, image })
      const vehicle = await getOneDayVehicle(actor, { id, day: dayInAddis(new Date()), locale })
      return {
        body: { message: text('vehicleUpdated'), ...(vehicle && { vehicle: oneDayVehicleRecord(vehicle) }) },
      }
    },
  ),
  DELETE: defineEndpoint(operations.removeOneDayVehicle, async ({ actor, params, text }) => {
    await removeOneDayVehicle(actor, params.id)
    return { body: { message: text('vehicleDeleted') } }
  }),
})
