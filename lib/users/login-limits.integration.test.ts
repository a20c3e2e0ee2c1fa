import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/permissions'
import { makeActor, makeAddress, testPassword } from '@/tests/support/factories'
import { isLongRun } from '@/tests/support/long-run'
import { verifyCredentials } from './sign-in'

const guesses = isLongRun ? 10_000 : 1500

async function logIn(email: string, password: string, address: string, device?: string): Promise<string> {
  try {
    await verifyCredentials(visitor, { input: { email, password }, address, ...(device && { device }) })
    return 'in'
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown'
  }
}

/** Wrong logins, many at once; returns how often each answer came. */
async function wrongLogins(
  count: number,
  email: (turn: number) => string,
  address: (turn: number) => string,
) {
  const answers: Record<string, number> = {}
  let turn = 0
  const guess = async () => {
    while (turn < count) {
      const mine = turn++
      const answer = await logIn(email(mine), `wrong-${mine}`, address(mine))
      answers[answer] = (answers[answer] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: 25 }, guess))
  return answers
}

describe('wrong logins', () => {
  it('from one address get ten answers per account, and the right password works elsewhere', async () => {
    const { email } = await makeActor()
    const thief = makeAddress()
    const answers = await wrongLogins(
      guesses,
      () => email,
      () => thief,
    )
    expect(answers).toEqual({ PASSWORD_WRONG: 10, TOO_MANY_TRIES: guesses - 10 })
    expect(await logIn(email, testPassword, thief)).toBe('TOO_MANY_TRIES')
    expect(await logIn(email, testPassword, makeAddress())).toBe('in')
  }, 120_000)

  it('from one address over many accounts get a hundred answers', async () => {
    const thief = makeAddress()
    const answers = await wrongLogins(
      300,
      (turn) => `nobody-${turn}@example.com`,
      () => thief,
    )
    expect(answers).toEqual({ USER_NOT_FOUND: 100, TOO_MANY_TRIES: 200 })
  })

  it('from many addresses get two hundred answers per account, and lock nobody out', async () => {
    const { email } = await makeActor()
    const home = makeAddress()
    expect(await logIn(email, testPassword, home)).toBe('in')
    const addresses = Array.from({ length: 40 }, makeAddress)
    const answers = await wrongLogins(
      400,
      () => email,
      (turn) => addresses[turn % 40] ?? '',
    )
    expect(answers).toEqual({ PASSWORD_WRONG: 200, TOO_MANY_TRIES: 200 })

    // Where the person signed in before, a slip of the finger is still a slip of the finger.
    expect(await logIn(email, 'wrong', home)).toBe('PASSWORD_WRONG')
    expect(await logIn(email, testPassword, home)).toBe('in')
    // Elsewhere the right password opens at once, and a wrong one reads like a refusal.
    expect(await logIn(email, testPassword, makeAddress())).toBe('in')
    const elsewhere = makeAddress()
    expect(await logIn(email, 'wrong', elsewhere)).toBe('TOO_MANY_TRIES')
    expect(await logIn(email, testPassword, elsewhere)).toBe('TOO_MANY_TRIES')
  })

  it('of others at a carrier’s address lock nobody out who signed in there before, or from that browser', async () => {
    const { email } = await makeActor('admin')
    const carrier = makeAddress()
    const [phone, laptop] = [randomUUID(), randomUUID()]
    expect(await logIn(email, testPassword, carrier, phone)).toBe('in')
    expect(await logIn(email, testPassword, makeAddress(), laptop)).toBe('in')
    await wrongLogins(
      150,
      (turn) => `nobody-${turn}-${phone}@example.com`,
      () => carrier,
    )
    expect(await logIn('somebody-else@example.com', 'wrong', carrier)).toBe('TOO_MANY_TRIES')
    // Without its cookie the place alone is known.
    expect(await logIn(email, testPassword, carrier)).toBe('in')

    // Even who guesses this very account there takes the place only, not the browsers.
    await wrongLogins(
      100,
      () => email,
      () => carrier,
    )
    expect(await logIn(email, testPassword, carrier)).toBe('TOO_MANY_TRIES')
    expect(await logIn(email, testPassword, carrier, phone)).toBe('in')
    expect(await logIn(email, testPassword, carrier, laptop)).toBe('in')
  })

  it('in a browser that is known get ten answers', async () => {
    const { email } = await makeActor()
    const device = randomUUID()
    expect(await logIn(email, testPassword, makeAddress(), device)).toBe('in')
    for (let turn = 0; turn < 10; turn++) {
      expect(await logIn(email, 'wrong', makeAddress(), device)).toBe('PASSWORD_WRONG')
    }
    expect(await logIn(email, testPassword, makeAddress(), device)).toBe('TOO_MANY_TRIES')
  })

  it('of an unknown email are counted like those of a known one', async () => {
    const thief = makeAddress()
    const answers = await wrongLogins(
      15,
      () => 'nobody-at-all@example.com',
      () => thief,
    )
    expect(answers).toEqual({ USER_NOT_FOUND: 10, TOO_MANY_TRIES: 5 })
  })
})

describe('right logins', () => {
  it('are not counted', async () => {
    const { email } = await makeActor()
    const address = makeAddress()
    for (let turn = 0; turn < 12; turn++) expect(await logIn(email, testPassword, address)).toBe('in')
    expect(await logIn(email, 'wrong', address)).toBe('PASSWORD_WRONG')
  })
})
