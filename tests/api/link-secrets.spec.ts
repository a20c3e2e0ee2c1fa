import { expect, test } from '../support/site-test'

const secret = 'a-secret-that-came-by-mail-0123456789abcdef'

for (const path of ['/ResetPassword', '/am/ResetPassword', '/ConfirmEmail']) {
  test(`the secret of a link to ${path} leaves the address at once`, async ({ request }) => {
    const answer = await request.get(`${path}?token=${secret}`, { maxRedirects: 0 })
    expect(answer.status()).toBe(303)
    expect(new URL(answer.headers()['location'] ?? '', answer.url()).pathname).toBe(path)
    expect(answer.headers()['location']).not.toContain(secret)
    expect(answer.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    const cookie = answer.headers()['set-cookie'] ?? ''
    expect(cookie).toContain(secret)
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=lax/i)
    const shown = await request.get(path)
    expect(shown.status()).toBe(200)
    expect(await shown.text()).not.toContain(secret)
  })
}

test('other pages leave a token in their address alone', async ({ request }) => {
  const answer = await request.get(`/Home?token=${secret}`, { maxRedirects: 0 })
  expect(answer.status()).toBe(200)
})
