import { authorize } from '@/lib/auth/actor'
import { dayInAddis } from '@/lib/dates/day'
import { recordId } from '@/lib/http/record-id'
import { apiRoute } from '@/lib/http/route'
import { removeOneDayVehicle, updateOneDayVehicle } from '@/lib/one-day-vehicles/manage'
import { oneDayVehicleRecord } from '@/lib/one-day-vehicles/record'
import { oneDayVehicleChange } from '@/lib/one-day-vehicles/schema'
import { getOneDayVehicle } from '@/lib/one-day-vehicles/service'

/** `PUT` and `DELETE /uploads/one/{id}`: change and remove a one-day vehicle (SPEC section 7). */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  PUT: async ({ actor, params, form, text, locale }) => {
    const id = recordId(params.id)
    authorize(actor, 'one-day-vehicle:manage')
    const { image, ...input } = await form(oneDayVehicleChange)
    await updateOneDayVehicle(actor, { id, input, image })
    const vehicle = await getOneDayVehicle(actor, { id, day: dayInAddis(new Date()), locale })
    return {
      body: { message: text('vehicleUpdated'), ...(vehicle && { vehicle: oneDayVehicleRecord(vehicle) }) },
    }
  },
  DELETE: async ({ actor, params, text }) => {
    await removeOneDayVehicle(actor, recordId(params.id))
    return { body: { message: text('vehicleDeleted') } }
  },
})
