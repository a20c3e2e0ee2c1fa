import 'server-only'

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
