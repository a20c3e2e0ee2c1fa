import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { candidatesIn, isSecret, looksLikeSecrets, openHead, passwordsIn, spellingsOf } from './shapes'

const hash = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$' + 'a'.repeat(43)
const token = `eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..${'b'.repeat(16)}.${'c'.repeat(90)}.${'d'.repeat(22)}`

describe('a search for what may never leave the site', () => {
  it.each([
    ['a page', `<p>${hash}</p>`],
    ['JSON', JSON.stringify({ user: { passwordHash: hash } })],
    ['data for scripts', JSON.stringify(hash).replaceAll('$', '\\u0024')],
    ['an address', `/Home?x=${encodeURIComponent(hash)}`],
    ['HTML', hash.replaceAll('$', '&#36;')],
  ])('knows the hash of a password in %s', (_where, text) => {
    expect(looksLikeSecrets(text)).toEqual(['a password hash'])
  })

  it('knows a session token', () => {
    expect(looksLikeSecrets(`{"cookie":"${token}"}`)).toEqual(['a session token'])
  })

  it('takes no ordinary page for a secret', () => {
    expect(
      looksLikeSecrets('<p>We hash with argon2id.</p><img src="data:image/png;base64,eyJh.x.y">'),
    ).toEqual([])
  })

  it('finds ids, secrets and hashes that only the database knows, also amid other letters', () => {
    const id = randomUUID()
    const secret = 'Zk3_-x'.repeat(8).slice(0, 43)
    const tokenHash = 'ab12'.repeat(16)
    const secrets = new Set([id, secret, tokenHash])
    const text = `{"a":"${id.toUpperCase()}","b":"\\n${secret}","c":"${tokenHash}","d":"${randomUUID()}"}`
    const found = [...candidatesIn(text)].filter((candidate) => isSecret(candidate, secrets))
    expect(found).toEqual([id.toUpperCase(), `n${secret}`, tokenHash])
  })

  it.each([
    'next-auth.session-token',
    '__Secure-google-sign-in',
    'second-step',
    'passkey',
    'link-resetpassword',
  ])('lets the cookie %s hold its secret only where no script can read it', (name) => {
    const cookie = `${name}=${token}; Path=/`
    expect(
      looksLikeSecrets(openHead(`HTTP/1.1 200 OK\r\nSet-Cookie: ${cookie}; HttpOnly; SameSite=lax`)),
    ).toEqual([])
    expect(looksLikeSecrets(openHead(`HTTP/1.1 200 OK\r\nSet-Cookie: ${cookie}; SameSite=lax`))).toHaveLength(
      1,
    )
    expect(looksLikeSecrets(openHead(`HTTP/1.1 200 OK\r\nSet-Cookie: copy=${token}; HttpOnly`))).toHaveLength(
      1,
    )
    expect(looksLikeSecrets(openHead(`HTTP/1.1 307 \r\nLocation: /?t=${token}`))).toHaveLength(1)
  })
})

describe('the passwords that a request sends', () => {
  const password = 'Correct"horse 7'

  it.each([
    ['application/json', JSON.stringify({ email: 'a@example.com', password })],
    ['application/x-www-form-urlencoded', new URLSearchParams({ currentPassword: password }).toString()],
    [
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="1_newPassword"\r\n\r\n${password}\r\n--x--`,
    ],
  ])('are learned from %s', (contentType, body) => {
    expect(passwordsIn(body, contentType)).toEqual([password])
  })

  it('are not looked for where they are words of pages', () => {
    for (const word of [
      'password',
      'short7',
      '__proto__',
      "' OR 1=1 --",
      '<script>alert(1)</script>',
      '12345678',
    ]) {
      expect(passwordsIn(JSON.stringify({ password: word }), 'application/json')).toEqual([])
    }
  })

  it('are found in every spelling of an answer', () => {
    for (const answer of [
      JSON.stringify({ values: { password } }),
      '<input value="Correct&quot;horse 7">',
      `/Login?password=${encodeURIComponent(password)}`,
    ]) {
      expect(
        spellingsOf(password).some((spelling) => answer.includes(spelling)),
        answer,
      ).toBe(true)
    }
  })
})
