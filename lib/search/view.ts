import { z } from 'zod'
import { bookingShape, exampleBooking } from '@/lib/bookings/booking-record'
import { phoneShape } from '@/lib/core/schemas'
import { contactView, travelBookingView } from '@/lib/requests/view'
import { exampleFoundVehicle, foundVehicleShape } from '@/lib/vehicles/vehicle-record'

/** A person as bookings name them, by phone. */
const customerShape = z.object({
  name: z.string(),
  phone: phoneShape,
  email: z.string().nullable(),
  hasAccount: z.boolean(),
})
export type FoundCustomer = z.input<typeof customerShape>

/** What the search over everything finds, at most ten of a kind (CONTRACT section 14). */
export const foundShape = z
  .object({
    bookings: z.array(bookingShape),
    customers: z.array(customerShape),
    vehicles: z.array(foundVehicleShape),
    messages: z.array(z.union([travelBookingView.shape, contactView.shape])),
  })
  .meta({ id: 'Found' })

/** What was found, as it leaves. */
export type FoundRecords = z.input<typeof foundShape>

export const exampleFound = {
  bookings: [exampleBooking],
  customers: [
    { name: 'Almaz Tadesse', phone: '+251911234567', email: 'almaz@example.com', hasAccount: true },
  ],
  vehicles: [exampleFoundVehicle],
  messages: [contactView.example],
}
