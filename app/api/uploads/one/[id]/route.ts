import { dayInAddis } from '@/lib/dates/day'
import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'
import { removeOneDayVehicle, updateOneDayVehicle } from '@/lib/one-day-vehicles/change'
import * as operations from '@/lib/one-day-vehicles/operations'
import { oneDayVehicleRecord } from '@/lib/one-day-vehicles/record'
import { getOneDayVehicle } from '@/lib/one-day-vehicles/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  PUT: serve(operations.updateOneDayVehicle, async ({ actor, params: { id }, input, text, locale }) => {
    const { image, ...changes } = input
    await updateOneDayVehicle(actor, { id, input: changes, image })
    const vehicle = await getOneDayVehicle(actor, { id, day: dayInAddis(new Date()), locale })
    return {
      body: { message: text('vehicleUpdated'), ...(vehicle && { vehicle: oneDayVehicleRecord(vehicle) }) },
    }
  }),
  DELETE: serve(operations.removeOneDayVehicle, async ({ actor, params, text }) => {
    await removeOneDayVehicle(actor, params.id)
    return { body: { message: text('vehicleDeleted') } }
  }),
})
