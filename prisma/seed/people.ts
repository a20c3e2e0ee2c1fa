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
    phone: '+251911000001',
    role: 'admin',
    password: 'Admin-demo-1',
  },
  {
    firstName: 'Gadisa',
    lastName: 'Tolera',
    email: 'subadmin@example.com',
    phone: '+251911000002',
    role: 'subadmin',
    password: 'Subadmin-demo-1',
  },
  {
    firstName: 'Hana',
    lastName: 'Mulugeta',
    email: 'user@example.com',
    phone: '+251911234567',
    role: 'user',
    password: 'User-demo-1',
  },
]

const hashes = new Map<string, Promise<string>>()

/** The hash of a password, made once: many an account of a test has the same. */
function hashOnce(password: string): Promise<string> {
  // The same cost as lib/auth/password.ts, which only the server may import.
  const made = hashes.get(password) ?? hash(password, { memoryCost: 19456, timeCost: 2, parallelism: 1 })
  hashes.set(password, made)
  return made
}

/** Makes an account whose address counts as confirmed, and returns it. */
export async function createPerson(
  database: Database,
  { password, phone = '+251911000000', ...person }: Person,
) {
  const user = await database.user.create({
    data: {
      phone,
      ...person,
      emailConfirmedAt: new Date(),
      passwordHash: await hashOnce(password),
    },
    select: { id: true, email: true, firstName: true, lastName: true, role: true },
  })
  return { ...user, phone }
}
