import { z } from 'zod'
import { exampleUser, userFields, userRecord } from './view'
import type { ManagedUser } from './staff-view'

/** The shape of a person in the lists of the API. */
export const managedUserShape = z
  .object({
    ...userFields,
    isGoogle: z.boolean().meta({ description: 'Whether the person signs in with Google.' }),
    name: z.string().meta({ description: 'First and last name.' }),
  })
  .meta({ id: 'ManagedUser' })

export const exampleManagedUser = { ...exampleUser, isGoogle: false, name: 'Almaz Tadesse' } as const

/** A person in the lists of the API (SPEC section 3); Google users have a `name` there. */
export function managedUserRecord(user: ManagedUser) {
  return { ...userRecord(user), name: `${user.firstName} ${user.lastName}`.trim() }
}
