import 'server-only'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '@/lib/core/errors'

// Verified against when the account is unknown or has no password, so that both cost the same.
const decoy = hashed('no account has this password')

let common: Promise<Set<string>> | undefined

async function readCommon(): Promise<Set<string>> {
  // Loaded at the first password that is set: most requests never need the list.
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/**
 * Whether a password is among the tens of thousands that everybody tries first, capitals apart, or is the person's own
 * email or the part before its @.
 */
export async function isCommonPassword(password: string, email: string): Promise<boolean> {
  common ??= readCommon()
  const plain = password.trim().toLowerCase()
  return [email, email.split('@')[0]].includes(plain) || (await common).has(plain)
}

type NewPasswordOf = { email: string; field?: string }

// The cost of every hash, so that no answer is quicker than another: argon2id, 19 MiB, two passes.
function hashed(password: string): Promise<string> {
  return hash(password, { memoryCost: 19456, timeCost: 2, parallelism: 1 })
}

/**
 * Hashes a new password, off the main thread. Throws INVALID_INPUT at the named field for one that everybody tries first.
 * Its length is checked by the schemas.
 */
export async function hashNewPassword(
  password: string,
  { email, field = 'password' }: NewPasswordOf,
): Promise<string> {
  if (await isCommonPassword(password, email))
    throw new AppError('INVALID_INPUT', { [field]: 'passwordCommon' })
  return hashed(password)
}

/** Whether the password belongs to the hash. A missing hash costs as much and is always false. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoy), password)
  return matches && Boolean(passwordHash)
}
