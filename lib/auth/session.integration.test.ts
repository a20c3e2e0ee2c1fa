import { describe, expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { closeAccount } from '@/lib/customers/account-closing'
import { changeOwnPassword, updateUser } from '@/lib/users/mutations'
import { verifyCredentials } from '@/lib/users/sign-in'
import { makeActor, makeAddress, testPassword } from '@/tests/support/factories'
import { visitor, type SignedInActor } from './permissions'
import { openSessionOf, type VerifiedUser } from './session'

const open = (person: VerifiedUser) =>
  openSessionOf(database(), person, { userAgent: null, expiresAt: new Date(Date.now() + 60_000) })

const sessionsOf = (actor: SignedInActor) => database().session.count({ where: { userId: actor.id } })

async function prove({ email }: SignedInActor): Promise<VerifiedUser> {
  const input = { email, password: testPassword }
  return (await verifyCredentials(visitor, { input, address: makeAddress() })).verified
}

const change = (actor: SignedInActor) =>
  changeOwnPassword(actor, { currentPassword: testPassword, newPassword: 'Another-long-1' })

describe('a proof of identity', () => {
  it('opens a session', async () => {
    const actor = await makeActor()
    await open(await prove(actor))
    expect(await sessionsOf(actor)).toBe(1)
  })

  it('opens nothing once the password was replaced; the new one’s proof does', async () => {
    const actor = await makeActor()
    const old = await prove(actor)
    const renewed = await change(actor)
    await expect(open(old)).rejects.toMatchObject({ code: 'NO_ROLE' })
    expect(await sessionsOf(actor)).toBe(0)
    await open(renewed)
    expect(await sessionsOf(actor)).toBe(1)
  })

  it('opens nothing once the role was changed', async () => {
    const actor = await makeActor()
    const old = await prove(actor)
    await updateUser(await makeActor('admin'), { id: actor.id, input: { role: 'subadmin' } })
    await expect(open(old)).rejects.toMatchObject({ code: 'NO_ROLE' })
  })

  it('opens nothing for somebody who is gone', async () => {
    const actor = await makeActor()
    const old = await prove(actor)
    await database().user.delete({ where: { id: actor.id } })
    await expect(open(old)).rejects.toMatchObject({ code: 'NO_ROLE' })
  })

  it('opens nothing for whoever’s account is closed, and says so', async () => {
    const actor = await makeActor()
    await closeAccount(await makeActor('admin'), actor.id)
    await expect(open(await prove(actor))).rejects.toMatchObject({ code: 'ACCOUNT_CLOSED' })
    expect(await sessionsOf(actor)).toBe(0)
  })

  it('never outlives a change of the password that comes at the same moment', async () => {
    const ends = { opened: 0, refused: 0 }
    for (let round = 0; round < 12; round++) {
      const actor = await makeActor()
      const old = await prove(actor)
      const changing = change(actor)
      let answer: PromiseSettledResult<unknown>
      // Knocks until the door is shut, so that some round meets the change in the middle.
      do [answer] = await Promise.allSettled([open(old)])
      while (answer.status === 'fulfilled' && ++ends.opened)
      ends.refused += 1
      await changing
      expect(await sessionsOf(actor)).toBe(0)
    }
    expect(ends.refused).toBe(12)
    expect(ends.opened).toBeGreaterThan(0)
  })
})

describe('replacing a password', () => {
  it('is refused over one that came in the meantime', async () => {
    const actor = await makeActor()
    const changes = await Promise.allSettled([change(actor), change(actor)])
    const done = changes.filter(({ status }) => status === 'fulfilled')
    const refused = changes.filter(({ status }) => status === 'rejected')
    expect([done.length, refused.length]).toEqual([1, 1])
    expect(refused[0]).toMatchObject({ reason: { fields: { currentPassword: 'passwordWrong' } } })
  })
})
