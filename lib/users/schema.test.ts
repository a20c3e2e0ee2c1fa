import { describe, expect, it } from 'vitest'
import { loginInput, profileInput, providerProfile, registerInput, updateUserForm } from './schema'

const registration = {
  firstName: ' Almaz ',
  lastName: 'Tadesse',
  email: ' Almaz@Example.COM ',
  phone: '0911 23 45 67',
  password: 'Correct-horse-7',
}

describe('a registration', () => {
  it('is read with the address in lower case and without a role', () => {
    const parsed = registerInput.parse({ ...registration, role: 'admin', isAdmin: true })
    expect(parsed).toEqual({
      ...registration,
      firstName: 'Almaz',
      email: 'almaz@example.com',
      phone: '+251911234567',
    })
  })

  it.each([
    ['firstName', ' ', 'firstNameMissing'],
    ['lastName', '', 'lastNameMissing'],
    ['lastName', '\u200b\u2060\u202e', 'lastNameMissing'],
    ['lastName', 'x'.repeat(81), 'tooLong'],
    ['email', 'almaz', 'emailInvalid'],
    ['phone', 'none', 'phoneInvalid'],
    ['password', 'short', 'passwordShort'],
    ['password', 'x'.repeat(201), 'tooLong'],
  ])('with %s %j is refused at that field', (field, value, problem) => {
    const result = registerInput.safeParse({ ...registration, [field]: value })
    expect(result.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, problem]])
  })
})

describe('the form of a user', () => {
  const form = {
    ...{ id: '019aa7e2-0000-7000-8000-000000000001', firstName: 'Almaz', lastName: 'Tadesse', phone: '' },
    ...{ email: 'almaz@example.com', password: '', role: 'subadmin' },
  }

  it('changes nothing that people change themselves and that was left as it was seen', () => {
    const seen = { firstName: 'Almaz', lastName: 'Tadese', phone: '' }
    const { input } = updateUserForm.parse({ ...form, seen })
    expect(input).toMatchObject({ firstName: undefined, lastName: 'Tadesse', phone: undefined })
    expect(input).toMatchObject({ email: 'almaz@example.com', role: 'subadmin' })
    const removed = updateUserForm.parse({ ...form, seen: { ...seen, phone: '+251911234567' } })
    expect(removed.input.phone).toBeNull()
    expect(updateUserForm.parse(form).input).toMatchObject({ firstName: 'Almaz', phone: null })
  })
})

describe('a profile', () => {
  const profile = { firstName: 'Almaz', lastName: 'Tadesse', locale: 'am' }

  it('may be without a phone, and says what is wrong with one that is none', () => {
    expect(profileInput.parse({ ...profile, phone: '' }).phone).toBeNull()
    const { error } = profileInput.safeParse({ ...profile, phone: 'none' })
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([['phone', 'phoneInvalid']])
  })
})

describe('a login', () => {
  it('arrives with empty fields where they are missing', () => {
    expect(loginInput.parse({})).toEqual({ email: '', password: '' })
  })

  it('keeps the password as typed', () => {
    expect(loginInput.parse({ email: 'A@B.example', password: '  x ' })).toEqual({
      email: 'a@b.example',
      password: '  x ',
    })
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
