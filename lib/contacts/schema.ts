import { z } from 'zod'
import { emailInput, optionalText, requiredText } from '@/lib/people/schema'
import { phoneInput } from '@/lib/phones/schema'

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
export const contactQuery = z.object({
  q: z.string().trim().max(100).catch(''),
  show: z.enum(['open', 'done']).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  after: contactIdSchema.optional().catch(undefined),
})
export type ContactQuery = z.output<typeof contactQuery>
