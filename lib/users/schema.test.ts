import { describe, expect, it } from 'vitest'
import { loginInput, registerInput } from './schema'

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
