import type { Contact } from './view'

/** A contact message as the API shows it (SPEC section 3, CONTRACT section 6). */
export function contactRecord(contact: Contact) {
  const { id, firstName, lastName, email, phone, message, isAdmin, createdAt } = contact
  return { _id: id, firstName, lastName, email, phone, message, isAdmin, createdAt }
}
