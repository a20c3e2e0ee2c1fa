import { fillLogin } from '../support/booking-steps'
import { demoAccount, makeCustomer } from '../support/site-database'
import { expect, pressSignOut, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

test('a visitor who is led to the login comes back to the page, in its language', async ({ page }) => {
  await page.goto('/am/UserBookStatus')
  await page.waitForURL((url) => url.pathname === '/am/Login')
  await fillLogin(page, textsOf('am'), await makeCustomer())
  await page.waitForURL((url) => url.pathname === '/am/UserBookStatus')
})

test('whoever is signed in needs no login', async ({ page }) => {
  await signIn(page, demoAccount('user'))
  await page.goto('/Login')
  await page.waitForURL((url) => url.pathname === '/UserDashboard')
})

for (const callbackUrl of [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/..//evil.example',
  '/.//evil.example',
]) {
  test(`a way back to ${callbackUrl} is not taken`, async ({ page }) => {
    await page.goto(`/Login?callbackUrl=${encodeURIComponent(callbackUrl)}`)
    await fillLogin(page, t, await makeCustomer())
    await page.waitForURL((url) => url.pathname === '/UserDashboard')
    expect(page.url()).not.toContain('evil')
  })
}

test('login says what is wrong in the words of the specification', async ({ page }) => {
  const { email } = await makeCustomer()
  await page.goto('/Login')
  const says = async (account: { email: string; password: string }, text: string) => {
    await fillLogin(page, t, account)
    await expect(page.getByRole('main').getByText(text)).toBeVisible()
  }
  await says({ email: '', password: '' }, 'Please fill in both email and password.')
  await says(
    { email: 'nobody@example.com', password: 'Correct-horse-7' },
    "Email doesn't exist. Try signing up.",
  )
  await says({ email, password: 'wrong-password' }, 'Incorrect password. Try again.')
})

test('a public page of whoever is signed in leaves no request open', async ({ page }) => {
  await signIn(page, demoAccount('user'))
  const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/api/profile'))
  await page.goto('/OneDayVehicles')
  await answered
})

test('a signed-out cookie is worthless, also as a copy', async ({ page, browser }) => {
  await signIn(page, demoAccount('user'))
  const copy = await page.context().storageState()
  await page.goto('/UserDashboard')
  await pressSignOut(page)
  await page.waitForURL((url) => url.pathname === '/Login')
  await expect(page.getByText(t('Flash.signedOut'))).toBeVisible()

  const thief = await browser.newContext({ storageState: copy })
  expect((await thief.request.get('/api/profile')).status()).toBe(401)
  const stolen = await thief.newPage()
  await stolen.goto('/UserDashboard')
  await stolen.waitForURL((url) => url.pathname === '/Login')
  await thief.close()
})

test('an account is opened and used with the keyboard alone', async ({ page }) => {
  const { email, password } = await makeCustomer()
  await page.goto('/Login')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('Frame.skipToContent') })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(t('Login.email'), { exact: true })).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(t('Login.password'), { exact: true })).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/UserDashboard')
})

test('a registration with a taken address says so beside the field', async ({ page }) => {
  const { email } = await makeCustomer()
  await page.goto('/register')
  await page.getByLabel(t('Register.firstName'), { exact: true }).fill('Abebe')
  await page.getByLabel(t('Register.lastName'), { exact: true }).fill('Kebede')
  await page.getByLabel(t('Register.email'), { exact: true }).fill(email.toUpperCase())
  await page.getByLabel(t('Register.phone'), { exact: true }).fill('0911223344')
  await page.getByLabel(t('Register.password'), { exact: true }).fill('Correct-horse-7')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Register.submit'), exact: true })
    .click()
  await expect(page.getByText(t('Validation.emailRegistered')).first()).toBeVisible()
  await expect(page.getByLabel(t('Register.firstName'), { exact: true })).toHaveValue('Abebe')
})
