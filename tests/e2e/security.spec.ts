import { hrefOf } from '@/lib/routes/routes'
import { makeVehicle } from '../support/site-database'
import { expect, test } from '../support/site-test'

test('every page has a strict policy and the safe headers', async ({ request }) => {
  const vehicle = await makeVehicle()
  const addresses = [
    '/',
    '/Home',
    '/am/Home',
    '/OneDayVehicles',
    hrefOf('/OneDayVehiclesBook', { id: vehicle.id }),
    '/Login',
    '/Nowhere',
  ]
  for (const address of addresses) {
    const headers = (await request.get(address)).headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, address).toMatch(/script-src 'self' '(nonce|sha256)-/)
    for (const part of [
      "default-src 'self'",
      "style-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy, address).toContain(part)
    }
    expect(policy, address).not.toMatch(/unsafe-(inline|eval)|\*/)
    expect(headers['x-content-type-options'], address).toBe('nosniff')
    expect(headers['referrer-policy'], address).toBeTruthy()
    expect(headers['x-powered-by'], address).toBeUndefined()
  }
})

test('a nonce is never used twice', async ({ request }) => {
  const nonces = new Set<string>()
  for (let turn = 0; turn < 3; turn++) {
    const policy = (await request.get('/ConfirmEmail')).headers()['content-security-policy'] ?? ''
    nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? '')
  }
  expect(nonces.size).toBe(3)
})

test('text in an address is shown as text', async ({ page }) => {
  const attack = '"><img src=x onerror=alert(1)><script>alert(2)</script>'
  await page.goto(`/OneDayVehicles?q=${encodeURIComponent(attack)}`)
  await expect(page.locator('#main [name=q]')).toHaveValue(attack)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})
