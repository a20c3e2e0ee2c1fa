import { z } from 'zod'
import { cursorQuery } from '@/lib/db/cursor'
import { searchInput } from '@/lib/db/search'
import { registerInput } from './schema'
import { accountRoles, userOrders } from './rules'

export const userIdSchema = z.uuid()

/** What a list of users is narrowed down and ordered by; what is not understood counts as absent. */
export const userListQuery = cursorQuery.extend({
  q: searchInput,
  role: z.enum(accountRoles).optional().catch(undefined),
  sort: z.enum(userOrders).catch('newest'),
})
export type UserListQuery = z.output<typeof userListQuery>

const blank = z.literal('').transform(() => undefined)
const { firstName, email, phone, password } = registerInput.shape

/**
 * A change of a user by an admin (CONTRACT section 6). What is absent stays as it is; a blank password keeps the old
 * one, a blank phone removes it. People who sign in with Google may have no last name.
 */
export const updateUserInput = z
  .object({
    firstName: firstName.optional(),
    lastName: z.string().trim().max(80, 'tooLong').optional(),
    email: email.optional(),
    phone: z
      .literal('')
      .transform(() => null)
      .or(phone)
      .optional(),
    password: blank.or(password).optional(),
    role: z.enum(accountRoles, 'roleInvalid').optional(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), 'nothingSent')
export type UpdateUserInput = z.output<typeof updateUserInput>

/** The form of `/Edit`: every field is there. */
export const updateUserForm = z.object({
  id: userIdSchema,
  firstName,
  lastName: z.string().trim().max(80, 'tooLong'),
  email,
  phone: z
    .literal('')
    .transform(() => null)
    .or(phone),
  password: blank.or(password),
  role: z.enum(accountRoles, 'roleInvalid'),
})
