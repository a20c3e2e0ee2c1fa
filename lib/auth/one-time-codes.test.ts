import { beforeAll, describe, expect, it, vi } from 'vitest'
import { newRecoveryCodes, newTotpSecret, recoveryHash, totpAddress, totpStep } from './one-time-codes'
import { seal, unseal } from './sealed'

beforeAll(() => {
  vi.stubEnv('AUTH_SECRET', 'a secret of at least thirty-two letters')
})

// RFC 6238, appendix B: the secret `12345678901234567890`, the last six of eight digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (second: number) => new Date(second * 1000)

describe('the code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [2000000000, '279037'],
  ])('at second %i is %s', (second, code) => {
    expect(totpStep(secret, code, at(second))).toBe(Math.floor(second / 30))
    expect(totpStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, at(second + 30))).toBe(
      Math.floor(second / 30),
    )
    expect(totpStep(secret, code, at(second + 90))).toBeNull()
  })

  it.each(['', '12345', '1234567', 'abcdef', '２８７０８２'])('is never %j', (code) => {
    expect(totpStep(secret, code, at(59))).toBeNull()
  })

  it('comes from a secret that an app reads', () => {
    const made = newTotpSecret()
    expect(made).toMatch(/^[A-Z2-7]{32}$/)
    const address = new URL(totpAddress(made, { issuer: 'Entoto Drive', label: 'a@example.com' }))
    expect(address.protocol).toBe('otpauth:')
    expect(address.searchParams.get('secret')).toBe(made)
    expect(address.searchParams.get('issuer')).toBe('Entoto Drive')
  })
})

describe('recovery codes', () => {
  it('are ten different ones, known in any spelling and by their person alone', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    const known = recoveryHash('one', 'A0B1C-D2E3F')
    expect(recoveryHash('one', ' aobic d2e3f ')).toBe(known)
    expect(recoveryHash('another', 'A0B1C-D2E3F')).not.toBe(known)
    expect(recoveryHash('one', 'A0B1C-D2E3')).toBeNull()
  })
})

describe('a sealed secret', () => {
  it('opens with this site’s key alone', () => {
    const sealed = seal(secret)
    expect(sealed).not.toContain(secret)
    expect(seal(secret)).not.toBe(sealed)
    expect(unseal(sealed)).toBe(secret)
    const other = sealed.startsWith('A') ? 'B' : 'A'
    expect(unseal(`${other}${sealed.slice(1)}`)).toBeNull()
    expect(unseal('')).toBeNull()
  })
})
