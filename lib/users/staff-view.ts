import type { SignedInRole } from '@/lib/auth/permissions'
import type { Prisma } from '@/lib/db/generated/client'

/** A person as the back office shows them; never with a password. */
export type ManagedUser = {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  role: SignedInRole
  avatar: string | null
  /** Whether the person signs in with Google. */
  isGoogle: boolean
  /** ISO 8601. */
  lastLogin: string | null
  /** ISO 8601. */
  createdAt: string
}

export const managedUserColumns = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  role: true,
  avatar: true,
  lastLoginAt: true,
  createdAt: true,
  identityAccounts: { select: { id: true }, take: 1 },
} as const satisfies Prisma.UserSelect

type Row = Prisma.UserGetPayload<{ select: typeof managedUserColumns }>

/** Shapes a row for the outside. */
export function toManagedUser({ identityAccounts, lastLoginAt, createdAt, ...rest }: Row): ManagedUser {
  return {
    ...rest,
    isGoogle: identityAccounts.length > 0,
    lastLogin: lastLoginAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
