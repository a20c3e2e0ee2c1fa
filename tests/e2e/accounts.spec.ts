import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { fillLogin, fillRegistration } from '../support/booking-steps'
import { linkInMail } from '../support/link-in-mail'
import { makeCustomer, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn, textsOf, type Texts } from '../support/texts'

const newPassword = 'Another-horse-8'

async function askForLink(page: Page, t: Texts, email: string) {
  await page.getByLabel(t('ForgotPassword.email'), { exact: true }).fill(email)
  await page.getByRole('button', { name: t('ForgotPassword.submit') }).click()
  await expect(page.getByText(t('Flash.resetAsked'))).toBeVisible()
}

async function choosePassword(page: Page, t: Texts) {
  expect(page.url()).not.toContain('token')
  await page.getByLabel(t('ResetPassword.password'), { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: t('ResetPassword.submit') }).click()
  await expect(page.getByText(t('Flash.passwordReset'))).toBeVisible()
}

for (const [locale, javaScriptEnabled] of [
  ['am', true],
  ['om', false],
] as const) {
  test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} a script`, () => {
    test.use({ javaScriptEnabled })

    test('a forgotten password is replaced by a link that works once', async ({ page, browser }) => {
      const t = textsOf(locale)
      const { id, email, password } = await makeCustomer()
      await siteDatabase.user.update({ where: { id }, data: { locale } })
      await page.goto(addressIn(locale, '/ForgotPassword'))
      await askForLink(page, t, email)
      const link = await linkInMail(browser, email)
      expect(new URL(link).pathname).toBe(addressIn(locale, '/ResetPassword'))
      await page.goto(link)
      await choosePassword(page, t)
      await fillLogin(page, t, { email, password })
      await expect(page.getByRole('main').getByText(t('Errors.PASSWORD_WRONG'))).toBeVisible()
      await fillLogin(page, t, { email, password: newPassword })
      await page.waitForURL((url) => url.pathname === addressIn(locale, '/UserDashboard'))
      await page.goto(link)
      await expect(page.getByText(t('ResetPassword.dead'))).toBeVisible()
    })
  })
}

test('a new person confirms the address by pressing a button, not by a program that looks at the link', async ({
  page,
  browser,
  playwright,
}) => {
  const t = textsOf('en')
  const email = `${crypto.randomUUID()}@example.com`
  const account = { email, password: 'Correct-horse-7' }
  await page.goto('/register')
  await fillRegistration(page, t, account)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Register.submit'), exact: true })
    .click()
  await page.waitForURL((url) => url.pathname === '/UserDashboard')
  await expect(page.getByText(t('Flash.registered'))).toBeVisible()
  await expect(page.getByText(t('ConfirmEmail.bannerTitle'))).toBeVisible()

  const link = await linkInMail(browser, email)
  const program = await playwright.request.newContext()
  await program.get(link)
  await program.dispose()
  await page.goto(link)
  await page.getByRole('button', { name: t('ConfirmEmail.confirm') }).click()
  await expect(page.getByText(t('Flash.emailConfirmed', { email }))).toBeVisible()
  expect((await siteDatabase.user.findUniqueOrThrow({ where: { email } })).emailConfirmedAt).not.toBeNull()
  await page.goto('/UserDashboard')
  await expect(page.getByText(t('ConfirmEmail.bannerTitle'))).toHaveCount(0)
})

test('whoever confirms the address of another account than the own reads which', async ({
  page,
  browser,
}) => {
  const t = textsOf('en')
  const own = await makeCustomer()
  const other = { email: `${crypto.randomUUID()}@example.com`, password: 'A-good-word-7' }
  const person = { firstName: 'Chaltu', lastName: 'Dinka', phone: '0911234567' }
  expect((await page.request.post('/api/register', { data: { ...person, ...other } })).status()).toBe(201)
  await signIn(page, own)
  await page.goto(await linkInMail(browser, other.email))
  await page.getByLabel(t('ConfirmEmail.password'), { exact: true }).fill(other.password)
  await page.getByRole('button', { name: t('ConfirmEmail.confirm') }).click()
  await expect(page.getByText(t('Flash.emailConfirmed', { email: other.email }))).toBeVisible()
})

test('whoever came by Google gets a password by way of the profile', async ({ page, browser }) => {
  const t = textsOf('en')
  const { id, email, password } = await makeCustomer()
  await signIn(page, { email, password })
  await siteDatabase.user.update({ where: { id }, data: { passwordHash: null } })
  await page.goto('/UserProfile')
  await page.getByRole('link', { name: t('Profile.passwordSet') }).click()
  await askForLink(page, t, email)
  await page.goto(await linkInMail(browser, email))
  await choosePassword(page, t)
  await fillLogin(page, t, { email, password: newPassword })
  await page.waitForURL((url) => url.pathname === '/UserDashboard')
})

test('a customer takes the own data along and deletes the account', async ({ page }) => {
  const t = textsOf('en')
  const customer = await makeCustomer()
  await signIn(page, customer)
  await page.goto('/UserProfile')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: t('OwnAccount.download') }).click()
  const file = await (await downloading).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ profile: { email: customer.email } })

  const remove = async (password: string) => {
    await page.getByLabel(t('OwnAccount.password'), { exact: true }).fill(password)
    await page.getByRole('button', { name: t('OwnAccount.delete') }).click()
  }
  await remove('Wrong-horse-9')
  await expect(page.getByText(t('Validation.passwordWrong')).first()).toBeVisible()
  await remove(customer.password)
  await expect(page.getByText(t('Flash.accountDeleted'))).toBeVisible()
  expect(await siteDatabase.user.count({ where: { id: customer.id } })).toBe(0)
  expect((await page.request.get('/api/profile')).status()).toBe(401)
})
