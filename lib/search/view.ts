import { z } from 'zod'
import { bookingShape, exampleBooking } from '@/lib/bookings/booking-record'
import { publicLanguages } from '@/lib/core/i18n/routing'
import { exampleId, idShape, phoneShape } from '@/lib/core/schemas'
import type { Customer } from '@/lib/customers/record-view'
import { contactView, travelBookingView } from '@/lib/requests/view'
import { exampleFoundVehicle, foundVehicleShape } from '@/lib/vehicles/vehicle-record'

/** A person by account or phone, as their last booking names them. */
const customerShape = z.object({
  _id: idShape,
  name: z.string(),
  phone: phoneShape,
  email: z.string().nullable(),
  hasAccount: z.boolean(),
})
export type FoundCustomer = z.input<typeof customerShape>

/** A customer as the search shows them. */
export const foundCustomer = ({ id, name, phone, email, hasAccount }: Customer): FoundCustomer => ({
  ...{ _id: id, name, phone, hasAccount },
  email: email || null,
})

/** A travel request with the code by which its person names it. */
const foundRequest = travelBookingView.shape.extend({ code: z.string() }).meta({ id: 'FoundTravelBooking' })

/** A message of the contact form with the language that it was written in. */
const foundMessage = contactView.shape
  .extend({ language: z.enum(publicLanguages) })
  .meta({ id: 'FoundMessage' })

/** What the search over everything finds, at most ten of a kind (CONTRACT section 14). */
export const foundShape = z
  .object({
    bookings: z.array(bookingShape),
    customers: z.array(customerShape),
    vehicles: z.array(foundVehicleShape),
    messages: z.array(z.union([foundRequest, foundMessage])),
  })
  .meta({ id: 'Found' })

/** What was found, as it leaves. */
export type FoundRecords = z.input<typeof foundShape>

export const exampleFound = {
  bookings: [exampleBooking],
  customers: [
    {
      _id: exampleId,
      name: 'Almaz Tadesse',
      phone: '+251911234567',
      email: 'almaz@example.com',
      hasAccount: true,
    },
  ],
  vehicles: [exampleFoundVehicle],
  messages: [{ ...contactView.example, language: 'en' }],
}
