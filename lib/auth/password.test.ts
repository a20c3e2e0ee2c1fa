import { describe, expect, it } from 'vitest'
import { demoPeople } from '@/prisma/seed/people'
import { isCommonPassword } from './password'

describe('a password that everybody tries first', () => {
  it.each(['password', 'Password1', '12345678', ' QWERTYUIOP ', 'iloveyou', '11111111'])(
    'is %j',
    (password) => expect(isCommonPassword(password, 'almaz@example.com')).resolves.toBe(true),
  )

  it('is one’s own email, too', async () => {
    expect(await isCommonPassword('Almaz@Example.com', 'almaz@example.com')).toBe(true)
    expect(await isCommonPassword('almaz.tadesse', 'almaz.tadesse@example.com')).toBe(true)
  })

  it.each(['Correct-horse-7', 'ሰላም-ለዓለም-2019', ...demoPeople.map(({ password }) => password)])(
    'is not %j',
    (password) => expect(isCommonPassword(password, 'almaz@example.com')).resolves.toBe(false),
  )
})
