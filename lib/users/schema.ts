import { z } from 'zod'
import { phoneInput } from '@/lib/core/input-schemas'

const name = (missing: string) => z.string().trim().min(1, missing).max(80, 'tooLong')

/** Registration (SPEC section 3). A role or any other field is dropped. */
export const registerInput = z.object({
  firstName: name('firstNameMissing'),
  lastName: name('lastNameMissing'),
  email: z.string().trim().toLowerCase().max(254, 'tooLong').pipe(z.email('emailInvalid')),
  phone: phoneInput,
  password: z.string().min(8, 'passwordShort').max(200, 'tooLong'),
})
export type RegisterFields = z.input<typeof registerInput>
export type RegisterInput = z.output<typeof registerInput>

// Longer than any account's: it is wrong, not missing, and costs no more than others.
const shortened = (text: string) => text.slice(0, 300)

/** Login; both fields may arrive empty and are then refused with the text of SPEC section 8. */
export const loginInput = z
  .object({
    email: z.string().trim().toLowerCase().transform(shortened).catch(''),
    password: z.string().transform(shortened).catch(''),
  })
  .meta({ required: ['email', 'password'] })
export type LoginInput = z.output<typeof loginInput>
