import { z } from 'zod'
import { fullName } from '@/lib/core/i18n/format'
import type { Prisma } from '@/lib/db/generated/client'
import { exampleId, exampleMoment, idShape, momentShape, phoneShape } from '@/lib/core/schemas'
import { accountRoles } from './rules'

/** The columns of a person that others may see; never the password. */
export const userColumns = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  role: true,
  avatar: true,
  lastLoginAt: true,
  createdAt: true,
} as const satisfies Prisma.UserSelect

/** What `toUser` needs: the columns, whether the account is closed, and whether the person signs in with Google. */
export const userSelect = {
  ...userColumns,
  closedAt: true,
  identityAccounts: { select: { id: true }, take: 1 },
} as const satisfies Prisma.UserSelect

type Row = Prisma.UserGetPayload<{ select: typeof userSelect }>

/** A row as screens show it, to the person and to staff alike; moments as ISO 8601. */
export function toUser({ identityAccounts, closedAt, lastLoginAt, createdAt, ...rest }: Row) {
  return {
    ...rest,
    /** Nobody can log in to it. */
    isClosed: closedAt !== null,
    /** Whether the person signs in with Google. */
    isGoogle: identityAccounts.length > 0,
    lastLogin: lastLoginAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
export type User = ReturnType<typeof toUser>

/** What only admins change of a person, so that an old form puts no old role or address back unseen. */
export const adminFacts = ({ email, role }: Pick<User, 'email' | 'role'>) => ({ email, role })

/**
 * A person as the API shows them (CONTRACT section 6): the flags are those of older clients, Google users have a `name`
 * in the lists (SPEC section 3). An operation's shape takes from it what it declares.
 */
export function userView({ id, ...user }: User) {
  return {
    _id: id,
    ...user,
    isAdmin: user.role === 'admin',
    isSubAdmin: user.role === 'subadmin',
    name: fullName(user),
  }
}

/** The shape of the caller in the API. */
export const userShape = z
  .object({
    _id: idShape,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: phoneShape.nullable(),
    role: z.enum(accountRoles),
    avatar: z.string().nullable(),
    lastLogin: momentShape.nullable(),
    createdAt: momentShape,
    isAdmin: z.boolean().meta({ description: 'Whether the role is `admin`, for older clients.' }),
    isSubAdmin: z.boolean().meta({ description: 'Whether the role is `subadmin`, for older clients.' }),
  })
  .meta({ id: 'User' })

/** The shape of a person in the lists of the API. */
export const managedUserShape = z
  .object({
    ...userShape.shape,
    isGoogle: z.boolean().meta({ description: 'Whether the person signs in with Google.' }),
    name: z.string().meta({ description: 'First and last name.' }),
  })
  .meta({ id: 'ManagedUser' })

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

export const exampleManagedUser = { ...exampleUser, isGoogle: false, name: 'Almaz Tadesse' } as const
