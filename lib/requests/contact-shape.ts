import { z } from 'zod'
import { exampleId, exampleMoment, idShape, momentShape, phoneShape } from '@/lib/server/shapes'
import type { Contact } from './contact-view'

/** The shape of a contact message in the API (SPEC section 3, CONTRACT section 6). */
export const contactShape = z
  .object({
    _id: idShape,
    firstName: z.string(),
    lastName: z.string().nullable(),
    email: z.string(),
    phone: phoneShape,
    message: z.string(),
    isAdmin: z.boolean().meta({ description: 'Whether a signed-in admin sent it.' }),
    createdAt: momentShape,
  })
  .meta({ id: 'Contact' })

export const exampleContact = {
  _id: exampleId,
  firstName: 'Dawit',
  lastName: null,
  email: 'dawit@example.com',
  phone: '+251911445566',
  message: 'Do you rent by the month?',
  isAdmin: false,
  createdAt: exampleMoment,
} as const

/** A contact message as the API shows it (SPEC section 3, CONTRACT section 6). */
export function contactRecord(contact: Contact) {
  const { id, firstName, lastName, email, phone, message, isAdmin, createdAt } = contact
  return { _id: id, firstName, lastName, email, phone, message, isAdmin, createdAt }
}
