import { z } from 'zod'
import { cursorQuery } from '@/lib/db/cursor'
import { searchInput } from '@/lib/db/search'
import { emailInput, optionalText, phoneInput, requiredText } from '@/lib/core/input-schemas'
import { contactOrders } from './contact-rules'

/** What the contact form sends (SPEC section 3); only the last name may be left out (CONTRACT section 6). */
export const createContactInput = z.object({
  firstName: requiredText('firstNameMissing'),
  lastName: optionalText(),
  email: emailInput,
  phone: phoneInput,
  message: requiredText('messageMissing', 4000),
})
export type CreateContactInput = z.output<typeof createContactInput>

export const contactIdSchema = z.uuid()

/** Query of the office's list; what is not understood counts as absent. */
export const contactQuery = cursorQuery.extend({
  q: searchInput,
  show: z.enum(['open', 'done']).optional().catch(undefined),
  sort: z.enum(contactOrders).catch('newest'),
})
export type ContactQuery = z.output<typeof contactQuery>
