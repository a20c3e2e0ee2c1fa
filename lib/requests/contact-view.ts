import type { Prisma } from '@/lib/db/generated/client'
import type { Locale } from '@/lib/core/i18n/routing'

/** A message from the contact form as staff see it. */
export type Contact = {
  id: string
  firstName: string
  lastName: string | null
  email: string
  /** E.164. */
  phone: string
  message: string
  /** Sent by a signed-in admin. */
  isAdmin: boolean
  isDone: boolean
  /** The language it was written in. */
  locale: Locale
  /** ISO 8601. */
  createdAt: string
}

export const contactColumns = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  message: true,
  isAdmin: true,
  doneAt: true,
  locale: true,
  createdAt: true,
} as const satisfies Prisma.ContactMessageSelect

type Row = Prisma.ContactMessageGetPayload<{ select: typeof contactColumns }>

/** Shapes a row for the outside. */
export function toContact({ doneAt, createdAt, ...rest }: Row): Contact {
  return { ...rest, isDone: doneAt !== null, createdAt: createdAt.toISOString() }
}
