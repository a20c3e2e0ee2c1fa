import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { fillLogin } from '../support/booking-steps'
import { emailOf, startSiteWithProvider } from '../support/openid-stand-in'
import { linkInMail } from '../support/link-in-mail'
import { makeCustomer, siteDatabase } from '../support/site-database'
import { textsOf } from '../support/texts'

const t = textsOf('en')

// One site with its provider for all of them.
test.describe.configure({ mode: 'default' })
let site: Awaited<ReturnType<typeof startSiteWithProvider>>
test.beforeAll(async () => {
  site = await startSiteWithProvider()
})
test.afterAll(() => site.stop())

const newLogin = (kind = 'chaltu') => `${kind}-${randomUUID().slice(0, 8)}`
const userOf = (login: string) => siteDatabase.user.findUnique({ where: { email: emailOf(login) } })

/** Goes from our login page through the provider's and says yes, or no, to what it asks. */
async function signInAtProvider(page: Page, login: string, { from = '/Login', consent = true } = {}) {
  // The provider's own pages ask for a typeface from elsewhere; tests leave this machine alone.
  await page.route('https://fonts.googleapis.com/**', (route) => route.abort())
  await page.goto(site.url + from)
  await page.locator('a[href^="/api/auths/google"]').click()
  await page.locator('input[name="login"]').fill(login)
  await page.locator('input[name="password"]').fill('any')
  await page.locator('button[type="submit"]').click()
  await page.locator('form:has(input[value="consent"])').waitFor()
  if (consent) await page.locator('button[type="submit"]').click()
  else await page.getByRole('link', { name: /cancel/i }).click()
  await page.waitForURL((url) => url.origin === site.url)
}

test('somebody new comes in without a script, in their language, to where they were going', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const login = newLogin()
  await signInAtProvider(page, login, { from: '/am/Login?callbackUrl=/am/UserProfile' })
  expect(new URL(page.url()).pathname).toBe('/am/UserProfile')
  const user = await userOf(login)
  expect(user).toMatchObject({ role: 'user', locale: 'am', passwordHash: null, firstName: 'Chaltu' })
  expect(user?.emailConfirmedAt).not.toBeNull()

  // The same kind of session as after a password: signing out ends it.
  expect(await siteDatabase.session.count({ where: { userId: user?.id ?? '' } })).toBe(1)
  const cookie = (await context.cookies()).find(({ name }) => name === 'next-auth.session-token')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  await context.request.post(`${site.url}/api/logout`)
  expect(await siteDatabase.session.count({ where: { userId: user?.id ?? '' } })).toBe(0)
  await context.close()
})

test('a provider that tells the address only when asked will do as well', async ({ page }) => {
  const login = newLogin('asked')
  await signInAtProvider(page, login)
  await page.waitForURL((url) => url.pathname === '/UserDashboard')
  expect(await userOf(login)).not.toBeNull()
})

test('an account that nobody confirmed is taken from whoever made it', async ({ page, playwright }) => {
  const login = newLogin()
  const { id, email, password } = await makeCustomer()
  await siteDatabase.user.update({ where: { id }, data: { email: emailOf(login), emailConfirmedAt: null } })
  const squatter = await playwright.request.newContext({ baseURL: site.url })
  const enter = () => squatter.post('/api/login', { data: { email: emailOf(login), password } })
  expect((await enter()).status(), email).toBe(200)

  await signInAtProvider(page, login)
  await page.waitForURL((url) => url.pathname === '/UserDashboard')
  expect((await userOf(login))?.id).toBe(id)
  expect((await squatter.get('/api/profile')).status()).toBe(401)
  expect((await enter()).status()).toBe(401)
  await squatter.dispose()
})

test('an account made with another person’s address is worth nothing once the owner confirmed and came by Google', async ({
  page,
  browser,
  playwright,
}) => {
  const login = newLogin()
  const email = emailOf(login)
  const password = 'Squatters-own-7'
  const squatter = await playwright.request.newContext({ baseURL: site.url })
  const person = { firstName: 'Chaltu', lastName: 'Dinka', phone: '0911234567' }
  const made = await squatter.post('/api/register', { data: { ...person, email, password } })
  expect(made.status()).toBe(201)
  const enter = () => squatter.post('/api/login', { data: { email, password } })
  expect((await enter()).status()).toBe(200)

  // The owner presses the link of the mail, without a script, and knows no password.
  const context = await browser.newContext({ javaScriptEnabled: false })
  const mailbox = await context.newPage()
  const { pathname, search } = new URL(await linkInMail(browser, email))
  await mailbox.goto(`${site.url}${pathname}${search}`)
  const confirm = mailbox.getByRole('button', { name: t('ConfirmEmail.confirm') })
  await confirm.click()
  expect((await userOf(login))?.emailConfirmedAt).toBeNull()
  await mailbox.getByText(t('ConfirmEmail.notMine')).click()
  await mailbox.getByLabel(t('ConfirmEmail.newPassword')).fill('My-own-words-8')
  await mailbox.getByRole('button', { name: t('ConfirmEmail.takeOver') }).click()
  await expect(mailbox.getByText(t('Flash.emailConfirmed', { email }))).toBeVisible()
  await context.close()
  expect((await squatter.get('/api/profile')).status()).toBe(401)
  expect((await enter()).status()).toBe(401)

  await signInAtProvider(page, login)
  await page.waitForURL((url) => url.pathname === '/UserDashboard')
  expect((await enter()).status()).toBe(401)
  const owners = await squatter.post('/api/login', { data: { email, password: 'My-own-words-8' } })
  expect(owners.status()).toBe(401)
  await squatter.dispose()
})

test('an address that the provider did not verify opens nothing', async ({ page }) => {
  const login = newLogin('unverified')
  await signInAtProvider(page, login)
  await expect(page.getByText(t('Login.googleProblem.unverified'))).toBeVisible()
  expect(await userOf(login)).toBeNull()
  expect((await page.request.get(`${site.url}/api/profile`)).status()).toBe(401)
})

test('an account that was closed stays as it is, and its person reads why', async ({ page }) => {
  const login = newLogin()
  const { id } = await makeCustomer()
  await siteDatabase.user.update({ where: { id }, data: { email: emailOf(login), closedAt: new Date() } })
  const before = await userOf(login)
  await signInAtProvider(page, login)
  await expect(page.getByText(t('Errors.ACCOUNT_CLOSED'))).toBeVisible()
  expect(await userOf(login)).toEqual(before)
})

test('whoever says no at the provider is told how else to log in, and comes back to where they were', async ({
  page,
}) => {
  const from = '/Login?callbackUrl=/UserProfile'
  await signInAtProvider(page, newLogin(), { from, consent: false })
  expect(new URL(page.url()).pathname).toBe('/Login')
  await expect(page.getByText(t('Login.googleProblem.denied'))).toBeVisible()
  await fillLogin(page, t, await makeCustomer())
  await page.waitForURL((url) => url.pathname === '/UserProfile')
})

test('an answer of the provider counts once, and only for the browser that asked', async ({ page }) => {
  const answers: { url: string; cookie: string }[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/api/auth/callback/google?')) return
    void request.allHeaders().then(({ cookie = '' }) => answers.push({ url: request.url(), cookie }))
  })
  await signInAtProvider(page, newLogin())
  await page.waitForURL((url) => url.pathname === '/UserDashboard')
  await expect.poll(() => answers.length).toBe(1)
  const [answer] = answers
  const again = async (cookie: string) => {
    const reply = await fetch(answer?.url ?? '', { headers: { cookie }, redirect: 'manual' })
    expect(reply.headers.getSetCookie().join()).not.toMatch(/session-token=[^;]/)
    return reply.headers.get('location')
  }
  expect(answer?.cookie).toContain('google-sign-in=')
  expect(await again('')).toBe(`${site.url}/Login?google=failed`)
  expect(await again(answer?.cookie ?? '')).toBe(`${site.url}/Login?google=failed`)
})

test('nothing of a sign-in library is open besides', async () => {
  for (const [method, path] of [
    ['POST', '/api/auth/callback/credentials'],
    ['POST', '/api/auth/signin/google'],
    ['GET', '/api/auth/signin'],
    ['GET', '/api/auth/session'],
    ['GET', '/api/auth/csrf'],
    ['GET', '/api/auth/providers'],
    ['GET', '/api/auth/error'],
    ['POST', '/api/auth/signout'],
    ['POST', '/api/auth/_log'],
  ] as const) {
    const answer = await fetch(site.url + path, { method })
    expect(answer.status, path).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' })
  }
})

test('forms may lead to the provider only where it is set up', async ({ request }) => {
  const policy = async (url: string) => (await request.get(url)).headers()['content-security-policy'] ?? ''
  expect(await policy(`${site.url}/Login`)).toContain(`form-action 'self' ${site.issuer};`)
  expect(await policy('/Login')).toContain("form-action 'self';")
})

test('where it is not set up, clients get the reason and browsers the login', async ({ page, request }) => {
  const answer = await request.get('/api/auths/google', { headers: { accept: 'application/json' } })
  expect(answer.status()).toBe(501)
  expect(await answer.json()).toMatchObject({ code: 'PROVIDER_NOT_CONFIGURED' })
  await page.goto('/api/auths/google?callbackUrl=/or/UserDashboard')
  expect(new URL(page.url()).pathname).toBe('/or/Login')
  await expect(page.getByText(textsOf('om')('Login.googleProblem.missing')).first()).toBeVisible()
  await expect(page.getByRole('button', { name: textsOf('om')('Login.google') })).toBeDisabled()
})
