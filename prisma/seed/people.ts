import { hash } from '@node-rs/argon2'
import type { Database } from './database'

export type Person = {
  firstName: string
  lastName: string
  email: string
  role: 'user' | 'subadmin' | 'admin'
  password: string
  phone?: string
}

/** The accounts of CONTRACT section 3. */
export const demoPeople: readonly Person[] = [
  {
    firstName: 'Selamawit',
    lastName: 'Bekele',
    email: 'admin@example.com',
    role: 'admin',
    password: 'Admin-demo-1',
  },
  {
    firstName: 'Gadisa',
    lastName: 'Tolera',
    email: 'subadmin@example.com',
    role: 'subadmin',
    password: 'Subadmin-demo-1',
  },
  {
    firstName: 'Hana',
    lastName: 'Mulugeta',
    email: 'user@example.com',
    role: 'user',
    password: 'User-demo-1',
  },
]

/** Makes an account whose address counts as confirmed, and returns it. */
export async function createPerson(database: Database, { password, ...person }: Person) {
  return database.user.create({
    data: {
      phone: '+251911000000',
      ...person,
      emailConfirmedAt: new Date(),
      // The same cost as lib/auth/password.ts, which only the server may import.
      passwordHash: await hash(password, { memoryCost: 19456, timeCost: 2, parallelism: 1 }),
    },
    select: { id: true, email: true, firstName: true, lastName: true, role: true },
  })
}
