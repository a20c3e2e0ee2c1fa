import { describe, expect, it } from 'vitest'
import { namesOf } from './google-rules'
import { providerProfile } from './google-schema'

const named = (names: Record<string, string>) =>
  namesOf({ email: 'almaz@example.com', name: '', given_name: '', family_name: '', ...names })

describe('the names of somebody who comes by way of a provider', () => {
  it.each([
    [{ given_name: 'Almaz', family_name: 'Tadesse', name: 'Almaz T.' }, 'Almaz', 'Tadesse'],
    [{ given_name: 'Almaz', name: 'Almaz T.' }, 'Almaz', ''],
    [{ name: 'Almaz Tadesse Bekele' }, 'Almaz', 'Tadesse Bekele'],
    [{ name: 'Almaz' }, 'Almaz', ''],
    [{}, 'almaz', ''],
  ])('from %j are %s %s', (names, firstName, lastName) => {
    expect(named(names)).toEqual({ firstName, lastName })
  })
})

describe('what a provider says', () => {
  const claims = { sub: '1', email: 'Almaz@Example.com', email_verified: true }

  it('counts with a verified email, in lower case', () => {
    expect(providerProfile.parse(claims).email).toBe('almaz@example.com')
    expect(providerProfile.safeParse({ ...claims, email_verified: 'true' }).success).toBe(true)
  })

  it.each([
    { email_verified: false },
    { email_verified: 'false' },
    { email_verified: undefined },
    { email_verified: 1 },
    { email: 'almaz' },
    { email: undefined },
    { sub: '' },
  ])('counts for nothing with %j', (changes) => {
    expect(providerProfile.safeParse({ ...claims, ...changes }).success).toBe(false)
  })
})
