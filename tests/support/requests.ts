import { randomUUID } from 'node:crypto'
import { visitor, type Actor } from '@/lib/auth/permissions'
import { createContact, createTravelBooking } from '@/lib/requests/mutations'
import { createContactInput, createTravelBookingInput } from '@/lib/requests/schema'
import { dayFromToday } from './factories'

/** Sends a message with the contact form, in Amharic, from an address of its own. */
export const writeMessage = (
  changes: Record<string, unknown> = {},
  actor: Actor = visitor,
  address: string = randomUUID(),
  isOfForm = false,
) => {
  const input = createContactInput.parse({
    firstName: 'Dawit',
    email: 'Dawit@Example.com',
    phone: '0911 44 55 66',
    message: 'Do you rent by the month?',
    ...changes,
  })
  return createContact(actor, { input, locale: 'am', address, isOfForm })
}

/** Sends a request with the travel booking form, in Oromo, with what is required alone. */
export const askForCar = (
  changes: Record<string, unknown> = {},
  actor: Actor = visitor,
  isOfForm = false,
) => {
  const input = createTravelBookingInput.parse({
    firstName: 'Marta',
    phone: '0911 77 88 99',
    date: dayFromToday(4),
    item: 'midsuv',
    ...changes,
  })
  return createTravelBooking(actor, { input, locale: 'om', address: randomUUID(), isOfForm })
}
