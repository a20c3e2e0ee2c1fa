import 'server-only'
import { hash, verify } from '@node-rs/argon2'

// Verified against when the account is unknown or has no password, so that both cost the same.
const decoy = hash('no account has this password')

/** Hashes a password with argon2id (19 MiB, two passes), off the main thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, { memoryCost: 19456, timeCost: 2, parallelism: 1 })
}

/** Whether the password belongs to the hash. A missing hash costs as much and is always false. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoy), password)
  return matches && Boolean(passwordHash)
}
