import 'server-only'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { z } from 'zod'
import { company } from '@/lib/core/company'
import { env } from '@/lib/core/env'
import { passkeySeconds } from './passkey-challenge'
import { fullName } from '@/lib/core/i18n/format'

// Ed25519, ES256 and RS256 in the numbers of COSE: what every device and every Node knows.
const algorithms = [-8, -7, -257]

/** The site to which passkeys belong: its host, and the origin that a browser must name. */
const site = () => ({ expectedOrigin: env().SITE_URL, expectedRPID: new URL(env().SITE_URL).hostname })

/** What a browser is told of a passkey that a person has. */
export type KnownPasskey = { credentialId: string; transports: string[] }
const described = (passkeys: readonly KnownPasskey[]) =>
  passkeys.map(({ credentialId: id, transports }) => ({ id, transports }))

/**
 * What a browser needs to make a passkey of a person: one that the device finds by itself and asks a fingerprint, a face or a PIN
 * for. Devices that hold one of `known` make no second one.
 */
export function registrationOptions(
  person: { id: string; email: string; firstName: string; lastName: string },
  known: readonly KnownPasskey[],
) {
  const { id, email } = person
  return generateRegistrationOptions({
    rpName: company().name,
    rpID: site().expectedRPID,
    userID: new Uint8Array(Buffer.from(id)),
    userName: email,
    userDisplayName: fullName(person),
    timeout: passkeySeconds * 1000,
    attestationType: 'none',
    excludeCredentials: described(known),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
}

/** What a browser needs to use one of these passkeys; of none, any that its device has for this site. */
export function assertionOptions(known: readonly KnownPasskey[]) {
  return generateAuthenticationOptions({
    rpID: site().expectedRPID,
    timeout: passkeySeconds * 1000,
    userVerification: 'required',
    allowCredentials: described(known),
  })
}

const bytes = z.string().regex(/^[\w-]+={0,2}$/)
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.unknown().transform(() => ({})),
}
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
})
/** What a browser sends after a passkey was used, before anything of it is checked. */
export type Assertion = z.output<typeof assertion>

function parsed<Schema extends z.ZodType>(schema: Schema, answer: string): z.output<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(answer)).data ?? null
  } catch {
    return null
  }
}

/** What a browser sent after a passkey was used; null for anything else. */
export const readAssertion = (answer: string): Assertion | null => parsed(assertion, answer)

/** The person whose id the device kept beside the passkey, where it says so. */
export const userIdOf = ({ response: { userHandle } }: Assertion): string | null =>
  userHandle ? Buffer.from(userHandle, 'base64url').toString() : null

/** The passkey that a browser made for this challenge and this site, with its person verified; null for anything else. */
export async function checkRegistration(answer: string, expectedChallenge: string) {
  const response = parsed(registration, answer)
  if (!response) return null
  const expected = { ...site(), expectedChallenge, supportedAlgorithmIDs: algorithms }
  // It throws for whatever is wrong.
  const checked = await verifyRegistrationResponse({ response, ...expected }).catch(() => null)
  if (!checked?.verified) return null
  const { id: credentialId, publicKey, counter } = checked.registrationInfo.credential
  return { credentialId, publicKey, counter, transports: response.response.transports }
}

type Check = {
  challenge: string
  passkey: { credentialId: string; publicKey: Uint8Array; counter: bigint }
}

/**
 * The counter of a device that answered this challenge for this site with this passkey, its person verified; null for anything
 * else, a counter that did not grow among it.
 */
export async function checkAssertion(
  response: Assertion,
  { challenge, passkey }: Check,
): Promise<number | null> {
  const { credentialId: id, publicKey, counter } = passkey
  const checked = await verifyAuthenticationResponse({
    response,
    ...site(),
    expectedChallenge: challenge,
    credential: { id, publicKey: new Uint8Array(publicKey), counter: Number(counter) },
  }).catch(() => null)
  return checked?.verified ? checked.authenticationInfo.newCounter : null
}
