import { z } from 'zod'

// Longer than any account's: it is wrong, not missing, and costs no more than others.
const shortened = (text: string) => text.slice(0, 300)

/**
 * What proves that it is really the person who deletes the account: the password, or the own address for people who
 * sign in with Google and have none.
 */
export const removeOwnAccountInput = z.object({
  password: z.string().transform(shortened).catch(''),
  email: z.string().trim().toLowerCase().transform(shortened).catch(''),
})
export type RemoveOwnAccountInput = z.output<typeof removeOwnAccountInput>
