import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { type SignedInActor, visitor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { codeOf } from '@/tests/support/code-of'
import { makeActor, makeAddress } from '@/tests/support/factories'
import { makeDevice, newChallenge } from '@/tests/support/software-passkey'
import { signInWithPasskey, startPasskeySignIn, verifyPasskey } from './passkey-sign-in'
import { addPasskey, proveAgainWithPasskey, removePasskey, renamePasskey, startPasskey } from './passkeys'
import {
  confirmAuthenticator,
  getOwnFactors,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from './second-factor'

type Device = ReturnType<typeof makeDevice>
type Lie = Parameters<Device['sign']>[1]

/** A member of staff with a session of their own. */
async function makeStaff(): Promise<SignedInActor> {
  const actor = await makeActor('admin')
  const expiresAt = new Date(Date.now() + 3_600_000)
  const session = await database().session.create({ data: { userId: actor.id, expiresAt } })
  return { ...actor, sessionId: session.id }
}

const proven = (actor: SignedInActor) => ({ ...actor, hasFactor: true, provenAt: new Date() })

async function add(actor: SignedInActor, device: Device, name = 'Phone') {
  const { challenge } = await startPasskey(actor)
  return addPasskey(actor, { name, answer: device.register(challenge), challenge })
}

async function makeHolder(countsUp = true) {
  const actor = await makeStaff()
  const device = makeDevice({ userId: actor.id, countsUp })
  const codes = await add(actor, device)
  return { actor, device, codes }
}

async function signIn(device: Device, lie?: Lie) {
  const { challenge } = await startPasskeySignIn(visitor, null)
  return signInWithPasskey(visitor, {
    answer: device.sign(challenge, lie),
    challenge,
    address: makeAddress(),
  })
}

async function codeOfApp(actor: SignedInActor): Promise<string> {
  const { pending } = await getOwnFactors(actor)
  return new TOTP({ secret: Secret.fromBase32(pending?.secret ?? '') }).generate()
}

const lies: Record<string, Lie> = {
  'of another site': { origin: 'https://entoto-drive.example' },
  'for another host': { host: 'example.com' },
  'to another challenge': { challenge: newChallenge() },
  'without a fingerprint, a face or a PIN': { isVerified: false },
  'meant for something else': { type: 'payment.get' },
}

describe('a passkey', () => {
  it('is a second factor from the moment it is made, which ends all other sessions and is told by mail', async () => {
    const actor = await makeStaff()
    const expiresAt = new Date(Date.now() + 3_600_000)
    await database().session.create({ data: { userId: actor.id, expiresAt } })
    const codes = await add(actor, makeDevice({ userId: actor.id }))
    expect(codes).toHaveLength(10)
    expect(await getOwnFactors(actor)).toMatchObject({
      ...{ isSetUp: true, hasApp: false, codesLeft: 10 },
      passkeys: [{ name: 'Phone', lastUsedAt: null }],
    })
    const sessions = await database().session.findMany({ where: { userId: actor.id } })
    expect(sessions).toMatchObject([{ id: actor.sessionId }])
    expect(sessions[0]?.provenAt).not.toBeNull()
    const mails = await database().outboxMail.findMany({ where: { recipient: actor.email } })
    expect(mails).toMatchObject([{ template: 'factor-changed', args: { change: 'add-passkey' } }])
    const entries = await database().auditEntry.findMany({ where: { entityId: actor.id } })
    expect(entries).toMatchObject([{ action: 'add-passkey', actorId: actor.id }])
  })

  it('signs in alone, knows its person, and says when it was used', async () => {
    const { actor, device } = await makeHolder()
    expect(await signIn(device)).toMatchObject({ id: actor.id, role: 'admin' })
    expect(await signIn(device)).toMatchObject({ id: actor.id })
    const [passkey] = (await getOwnFactors(actor)).passkeys
    expect(passkey?.lastUsedAt).not.toBeNull()
  })

  it('of a device that does not count signs in again and again', async () => {
    const { actor, device } = await makeHolder(false)
    for (let turn = 0; turn < 3; turn++) expect(await signIn(device)).toMatchObject({ id: actor.id })
  })

  it.each(Object.entries(lies))('is refused with an answer %s', async (_name, lie) => {
    const { actor, device } = await makeHolder()
    expect(await codeOf(signIn(device, lie))).toBe('PASSKEY_REFUSED')
    const other = makeDevice({ userId: actor.id })
    const { challenge } = await startPasskey(proven(actor))
    const answer = other.register(challenge, lie)
    expect(await codeOf(addPasskey(proven(actor), { name: 'Laptop', answer, challenge }))).toBe(
      'PASSKEY_REFUSED',
    )
    expect(await signIn(device)).toMatchObject({ id: actor.id })
  })

  it('is refused for an answer that was given before, also by two at the same moment', async () => {
    const { device } = await makeHolder(false)
    const { challenge } = await startPasskeySignIn(visitor, null)
    const answer = device.sign(challenge)
    const again = () => codeOf(signInWithPasskey(visitor, { answer, challenge, address: makeAddress() }))
    const answers = await Promise.all([again(), again(), again()])
    expect(answers.toSorted()).toEqual(['PASSKEY_REFUSED', 'PASSKEY_REFUSED', 'done'])
    expect(await again()).toBe('PASSKEY_REFUSED')
  })

  it('is refused when its counter does not grow: one of the two devices is a copy', async () => {
    const { device } = await makeHolder()
    await signIn(device, { counter: 7 })
    for (const counter of [0, 6, 7]) {
      expect(await codeOf(signIn(device, { counter })), String(counter)).toBe('PASSKEY_REFUSED')
    }
    expect(await codeOf(signIn(device, { counter: 8 }))).toBe('done')
    const { credentialId } = device
    const back = database().passkey.update({ where: { credentialId }, data: { counter: 3 } })
    await expect(back).rejects.toThrow(/never goes back/)
  })

  it('is refused where nothing was asked, where it is unknown, and where it names another person', async () => {
    const { device } = await makeHolder()
    const address = makeAddress()
    const answer = device.sign(newChallenge())
    expect(await codeOf(signInWithPasskey(visitor, { answer, challenge: null, address }))).toBe(
      'PASSKEY_REFUSED',
    )
    for (const broken of ['{}', 'no json', '[]']) {
      const challenge = newChallenge()
      expect(await codeOf(signInWithPasskey(visitor, { answer: broken, challenge, address }))).toBe(
        'PASSKEY_REFUSED',
      )
    }
    const none = { answer: undefined, challenge: newChallenge(), address }
    expect(await codeOf(signInWithPasskey(visitor, none))).toBe('PASSKEY_UNAVAILABLE')
    expect(await codeOf(signIn(makeDevice({ userId: (await makeActor()).id })))).toBe('PASSKEY_REFUSED')
    expect(await codeOf(signIn(device, { userId: (await makeActor()).id }))).toBe('PASSKEY_REFUSED')
  })

  it('belongs to one person: nobody else adds, renames, removes or proves with it', async () => {
    const [{ actor: owner, device }, { actor: other }] = [await makeHolder(), await makeHolder()]
    const { challenge } = await startPasskey(proven(other))
    const answer = device.register(challenge)
    expect(await codeOf(addPasskey(proven(other), { name: 'Mine', answer, challenge }))).toBe(
      'PASSKEY_REFUSED',
    )
    const [passkey] = (await getOwnFactors(owner)).passkeys
    const id = passkey?.id ?? ''
    expect(await codeOf(renamePasskey(proven(other), { id, name: 'Mine' }))).toBe('NOT_FOUND')
    expect(await codeOf(removePasskey(proven(other), id))).toBe('NOT_FOUND')
    const asked = newChallenge()
    const given = { answer: device.sign(asked), challenge: asked }
    expect(await codeOf(proveAgainWithPasskey(other, given))).toBe('PASSKEY_REFUSED')
    expect(await codeOf(verifyPasskey(visitor, { userId: other.id, ...given }))).toBe('PASSKEY_REFUSED')
  })

  it('is asked for again before another is added or one is removed', async () => {
    const { actor, device } = await makeHolder()
    const asked = { ...proven(actor), provenAt: new Date(0) }
    const [passkey] = (await getOwnFactors(actor)).passkeys
    const id = passkey?.id ?? ''
    expect(await codeOf(startPasskey(asked))).toBe('PROOF_REQUIRED')
    expect(await codeOf(addPasskey(asked, { name: 'x', answer: '{}', challenge: null }))).toBe(
      'PROOF_REQUIRED',
    )
    expect(await codeOf(removePasskey(asked, id))).toBe('PROOF_REQUIRED')
    expect(await codeOf(startAuthenticator(asked))).toBe('PROOF_REQUIRED')
    await database().session.update({ where: { id: actor.sessionId }, data: { provenAt: null } })
    const challenge = newChallenge()
    await proveAgainWithPasskey(asked, { answer: device.sign(challenge), challenge })
    const session = await database().session.findUniqueOrThrow({ where: { id: actor.sessionId } })
    expect(session.provenAt).not.toBeNull()
    await removePasskey(proven(actor), id)
    expect(await codeOf(signIn(device))).toBe('PASSKEY_REFUSED')
    expect(await getOwnFactors(actor)).toMatchObject({ isSetUp: false, passkeys: [], codesLeft: 0 })
    const mails = await database().outboxMail.findMany({
      where: { recipient: actor.email },
      orderBy: { createdAt: 'asc' },
    })
    expect(mails).toMatchObject([{ args: { change: 'add-passkey' } }, { args: { change: 'remove-passkey' } }])
  })

  it('stops counting for a first step whose sessions were ended meanwhile, and guesses end', async () => {
    const { actor, device } = await makeHolder()
    const step = async (sessionEpoch: number, lie?: Lie) => {
      const challenge = newChallenge()
      const given = { answer: device.sign(challenge, lie), challenge }
      return codeOf(verifyPasskey(visitor, { userId: actor.id, sessionEpoch, ...given }))
    }
    expect(await step(0)).toBe('done')
    expect(await step(5)).toBe('NO_ROLE')
    const guesses = []
    for (let turn = 0; turn < 12; turn++) guesses.push(await step(0, { isVerified: false }))
    expect(guesses.at(-1)).toBe('TOO_MANY_TRIES')
  })

  it('goes with its person', async () => {
    const { actor } = await makeHolder()
    await makeActor('admin')
    await database().user.delete({ where: { id: actor.id } })
    expect(await database().passkey.count({ where: { userId: actor.id } })).toBe(0)
  })
})

describe('a passkey beside an authenticator app', () => {
  it('shares its recovery codes, which go with the last of them', async () => {
    const { actor, codes } = await makeHolder()
    await startAuthenticator(proven(actor))
    expect(await confirmAuthenticator(proven(actor), await codeOfApp(actor))).toEqual([])
    expect(await getOwnFactors(actor)).toMatchObject({ hasApp: true, codesLeft: codes.length })
    const [passkey] = (await getOwnFactors(actor)).passkeys
    const hasFactor = async () =>
      (await database().user.findUniqueOrThrow({ where: { id: actor.id } })).hasFactor
    await removePasskey(proven(actor), passkey?.id ?? '')
    expect([await hasFactor(), (await getOwnFactors(actor)).codesLeft]).toEqual([true, 10])
    await renewRecoveryCodes(proven(actor))
    await removeAuthenticator(proven(actor))
    expect([await hasFactor(), (await getOwnFactors(actor)).codesLeft]).toEqual([false, 0])
  })

  it('leaves no one believed to have a factor, when both are taken away at the same moment', async () => {
    const { actor } = await makeHolder()
    await startAuthenticator(proven(actor))
    await confirmAuthenticator(proven(actor), await codeOfApp(actor))
    const [passkey] = (await getOwnFactors(actor)).passkeys
    await Promise.all([removeAuthenticator(proven(actor)), removePasskey(proven(actor), passkey?.id ?? '')])
    const user = await database().user.findUniqueOrThrow({ where: { id: actor.id } })
    expect(user.hasFactor).toBe(false)
    expect(await database().recoveryCode.count({ where: { userId: actor.id } })).toBe(0)
  })
})
