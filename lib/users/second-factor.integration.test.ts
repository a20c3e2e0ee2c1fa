import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { authorize, requireProof, type SignedInActor, visitor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { saveSettings } from '@/lib/settings/mutations'
import { codeOf } from '@/tests/support/code-of'
import { makeActor, makeAddress, testPassword } from '@/tests/support/factories'
import { updateUser } from './mutations'
import { startPasskey } from './passkeys'
import { getOwnProfileScreen } from './queries'
import {
  confirmAuthenticator,
  getOwnFactors,
  proveAgain,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from './second-factor'
import { verifySecondStep } from './second-step'
import { verifyCredentials } from './sign-in'

const verify = (userId: string, code: string) => verifySecondStep(visitor, { userId, code })
const inAnHour = () => new Date(Date.now() + 3_600_000)

/** A member of staff with a session of their own. */
async function makeStaff(): Promise<SignedInActor> {
  const actor = await makeActor('admin')
  const session = await database().session.create({ data: { userId: actor.id, expiresAt: inAnHour() } })
  return { ...actor, sessionId: session.id }
}

async function setUp(actor: SignedInActor) {
  await startAuthenticator(actor)
  const { pending } = await getOwnFactors(actor)
  const app = new TOTP({ secret: Secret.fromBase32(pending?.secret ?? '') })
  const codes = await confirmAuthenticator(actor, app.generate())
  // Each code counts once; the next one comes with the next step of time.
  const nextCode = () => app.generate({ timestamp: Date.now() + 30_000 })
  return { app, codes, nextCode, proven: { ...actor, hasFactor: true, provenAt: new Date() } }
}

describe('an authenticator app', () => {
  it('counts once a code of it was typed, and ends every other session', async () => {
    const actor = await makeStaff()
    await database().session.create({ data: { userId: actor.id, expiresAt: inAnHour() } })
    await startAuthenticator(actor)
    expect(await getOwnFactors(actor)).toMatchObject({ isSetUp: false, codesLeft: 0 })
    expect(await codeOf(confirmAuthenticator(actor, '000000'))).toBe('INVALID_INPUT')
    const { codes } = await setUp(actor)
    expect(codes).toHaveLength(10)
    expect(await getOwnFactors(actor)).toMatchObject({ isSetUp: true, pending: null, codesLeft: 10 })
    const sessions = await database().session.findMany({ where: { userId: actor.id } })
    expect(sessions).toMatchObject([{ id: actor.sessionId }])
    expect(sessions[0]?.provenAt).not.toBeNull()
    expect(await codeOf(startAuthenticator(actor))).toBe('STATE_CONFLICT')
    const input = { email: actor.email, password: testPassword }
    const { verified } = await verifyCredentials(visitor, { input, address: makeAddress() })
    expect(verified.hasFactor).toBe(true)
  })

  it('keeps neither its secret nor recovery codes readable', async () => {
    const actor = await makeStaff()
    await startAuthenticator(actor)
    const { pending } = await getOwnFactors(actor)
    const { codes } = await setUp(actor)
    const rows = JSON.stringify([
      await database().authenticator.findMany({ where: { userId: actor.id } }),
      await database().recoveryCode.findMany({ where: { userId: actor.id } }),
    ])
    for (const secret of [pending?.secret ?? 'none', ...codes]) expect(rows).not.toContain(secret)
  })

  it('opens with each code once, also for two at the same time, and not without end', async () => {
    const actor = await makeStaff()
    const { app, nextCode } = await setUp(actor)
    expect(await codeOf(verify(actor.id, app.generate()))).toBe('INVALID_INPUT')
    const code = nextCode()
    const answers = await Promise.all([1, 2, 3].map(() => codeOf(verify(actor.id, code))))
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
    const guesses = []
    for (let turn = 0; turn < 12; turn++) guesses.push(await codeOf(verify(actor.id, '123123')))
    expect(guesses.at(-1)).toBe('TOO_MANY_TRIES')
  })

  it('gives way to recovery codes, each once, which new ones replace', async () => {
    const actor = await makeStaff()
    const { codes, proven } = await setUp(actor)
    const [first = '', second = ''] = codes
    expect(await codeOf(verify(actor.id, first.toLowerCase().replace('-', ' ')))).toBe('done')
    expect(await codeOf(verify(actor.id, first))).toBe('INVALID_INPUT')
    expect(await codeOf(renewRecoveryCodes({ ...proven, provenAt: null }))).toBe('PROOF_REQUIRED')
    await renewRecoveryCodes(proven)
    expect(await codeOf(verify(actor.id, second))).toBe('INVALID_INPUT')
    await removeAuthenticator(proven)
    expect(await getOwnFactors(actor)).toMatchObject({ isSetUp: false, codesLeft: 0 })
    const written = await database().auditEntry.findMany({
      where: { entityId: actor.id },
      orderBy: { id: 'asc' },
    })
    expect(written.map(({ action }) => action)).toEqual([
      'set-up-factor',
      'use-recovery-code',
      'renew-codes',
      'remove-factor',
    ])
  })
})

describe('what is asked for again', () => {
  it('is refused ten minutes after the last proof, and open once it was given anew', async () => {
    const actor = await makeStaff()
    const { nextCode, proven } = await setUp(actor)
    const victim = await makeActor()
    const change = (as: SignedInActor) =>
      codeOf(updateUser(as, { id: victim.id, input: { firstName: 'Abebe' } }))
    const minutesAgo = (minutes: number) => ({ ...proven, provenAt: new Date(Date.now() - minutes * 60_000) })
    expect(await change(minutesAgo(11))).toBe('PROOF_REQUIRED')
    expect(await change(minutesAgo(9))).toBe('done')
    expect(await change({ ...proven, provenAt: null })).toBe('PROOF_REQUIRED')
    expect(await change(actor)).toBe('done')
    await database().session.update({ where: { id: actor.sessionId }, data: { provenAt: null } })
    await proveAgain(proven, nextCode())
    const session = await database().session.findUniqueOrThrow({ where: { id: actor.sessionId } })
    expect(() => requireProof({ ...proven, provenAt: session.provenAt })).not.toThrow()
  })

  it('is a second factor for all staff once an admin says so', async () => {
    const actor = await makeStaff()
    await saveSettings(actor, { parts: { security: { staffFactor: true } } })
    expect(await getOwnFactors(actor)).toMatchObject({ isRequired: true })
    const without = { ...actor, lacksFactor: true }
    expect(() => authorize(without, 'settings:manage')).toThrow('SECOND_FACTOR_MISSING')
    expect(() => authorize(without, 'factor:manage-own')).not.toThrow()
    expect(() => authorize(without, 'factor:add-own')).not.toThrow()
    expect(() => authorize(without, 'profile:read-own')).not.toThrow()
    await saveSettings(actor, { parts: { security: { staffFactor: false } } })
    expect(await getOwnFactors(actor)).toMatchObject({ isRequired: false })
  })
})

describe('whoever is no member of staff any more', () => {
  it('keeps the second factor, proves it and turns it off, and sets up no other', async () => {
    const staff = await makeStaff()
    const { nextCode } = await setUp(staff)
    await updateUser(await makeActor('admin'), { id: staff.id, input: { role: 'user' } })
    const input = { email: staff.email, password: testPassword }
    const { verified } = await verifyCredentials(visitor, { input, address: makeAddress() })
    expect(verified).toMatchObject({ role: 'user', hasFactor: true })
    const { id: sessionId } = await database().session.create({
      data: { userId: staff.id, expiresAt: inAnHour() },
    })
    const customer = { ...staff, sessionId, role: 'user', hasFactor: true, provenAt: null } as const
    expect(await getOwnProfileScreen(customer)).toMatchObject({ hasFactor: true })
    expect(await getOwnFactors(customer)).toMatchObject({ mayAdd: false, hasApp: true, isProven: false })
    expect(await codeOf(removeAuthenticator(customer))).toBe('PROOF_REQUIRED')
    await proveAgain(customer, nextCode())
    const now = { ...customer, provenAt: new Date() }
    await removeAuthenticator(now)
    await removeAuthenticator(now)
    const told = { template: 'factor-changed', recipient: staff.email }
    const mails = await database().outboxMail.findMany({ where: told, select: { args: true } })
    expect(mails.filter(({ args }) => Object(args).change === 'remove-factor')).toHaveLength(1)
    expect(await getOwnFactors(customer)).toMatchObject({ isSetUp: false, codesLeft: 0 })
    expect(await getOwnProfileScreen(customer)).toMatchObject({ hasFactor: false })
    const without = { ...customer, hasFactor: false }
    expect(await codeOf(startAuthenticator(without))).toBe('FORBIDDEN')
    expect(await codeOf(startPasskey(without))).toBe('FORBIDDEN')
  })
})

describe('the audit', () => {
  it('tells of wrong passwords and lockouts of staff, and not of customers', async () => {
    const [admin, customer] = [await makeActor('admin'), await makeActor()]
    const address = makeAddress()
    for (const { email } of [admin, customer]) {
      for (let turn = 0; turn < 11; turn++) {
        await codeOf(verifyCredentials(visitor, { input: { email, password: 'wrong' }, address }))
      }
    }
    const entries = await database().auditEntry.groupBy({
      by: ['action', 'entityId'],
      where: { entityId: { in: [admin.id, customer.id] } },
      _count: { _all: true },
    })
    expect(entries.map(({ action, entityId, _count }) => [action, entityId, _count._all]).toSorted()).toEqual(
      [
        ['locked-out', admin.id, 1],
        ['sign-in-failed', admin.id, 10],
      ],
    )
  })
})
