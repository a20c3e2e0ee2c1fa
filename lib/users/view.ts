import { z } from 'zod'
import { exampleId, exampleMoment, idShape, momentShape, phoneShape } from '@/lib/server/shapes'
import type { User } from './sign-in'

const roleShape = z.enum(['user', 'subadmin', 'admin'])

export const userFields = {
  _id: idShape,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: phoneShape.nullable(),
  role: roleShape,
  avatar: z.string().nullable(),
  lastLogin: momentShape.nullable(),
  createdAt: momentShape,
  isAdmin: z.boolean().meta({ description: 'Whether the role is `admin`, for older clients.' }),
  isSubAdmin: z.boolean().meta({ description: 'Whether the role is `subadmin`, for older clients.' }),
}

/** The shape of a person in the API (CONTRACT section 6); never with a password. */
export const userShape = z.object(userFields).meta({ id: 'User' })

export const exampleUser = {
  _id: exampleId,
  firstName: 'Almaz',
  lastName: 'Tadesse',
  email: 'almaz@example.com',
  phone: '+251911234567',
  role: 'user',
  avatar: null,
  lastLogin: exampleMoment,
  createdAt: exampleMoment,
  isAdmin: false,
  isSubAdmin: false,
} as const

/** A person as the API shows them (CONTRACT section 6); the flags are those of older clients (SPEC section 3). */
export function userRecord({ id, ...user }: User) {
  return { _id: id, ...user, isAdmin: user.role === 'admin', isSubAdmin: user.role === 'subadmin' }
}
