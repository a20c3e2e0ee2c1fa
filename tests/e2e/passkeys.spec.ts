import type { Page } from '@playwright/test'
import { accessibilityViolations } from '../support/accessibility'
import { fillLogin } from '../support/booking-steps'
import { holdStill, overflowOf } from '../support/page-visit'
import { makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, scriptsAreThere, signIn, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'
import { htmlProblems } from '../support/valid-html'
import { giveDevice } from '../support/virtual-device'

// A tab of its own: its device would be that of the next test.
test.use({ reuseContext: false })

async function makeAdmin() {
  const admin = await makeCustomer()
  await siteDatabase.user.update({ where: { id: admin.id }, data: { role: 'admin' } })
  return admin
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

async function addPasskey(page: Page, t: ReturnType<typeof textsOf>, name: string) {
  await page.getByRole('textbox', { name: t('PasskeyForms.name') }).fill(name)
  await button(page, t('PasskeyForms.add')).click()
}

/** Nothing beside the screen, readable by everybody, in light and dark. */
async function expectSound(page: Page) {
  await holdStill(page)
  expect(await accessibilityViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await accessibilityViolations(page, 'colours')).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await overflowOf(page)).toEqual([])
  if (size) await page.setViewportSize(size)
}

for (const locale of ['en', 'am', 'om'] as const) {
  test(`a passkey is made, signs in alone, proves again and is removed, in ${locale}`, async ({ page }) => {
    const t = textsOf(locale)
    const { id, email, password } = await makeAdmin()
    const inLocale = (path: string) => addressIn(locale, path)
    await giveDevice(page)
    await signIn(page, { email, password })
    await page.goto(inLocale('/Security'))
    await addPasskey(page, t, 'Phone')
    const codes = page.getByText(t('SecurityForms.codesTitle'))
    await expect(codes).toBeVisible()
    // News brings the page up to date, and the codes are there still: they are shown once.
    await makeVehicle()
    await expect(page.getByRole('listitem').filter({ hasText: 'Phone' })).toBeVisible()
    await expect(codes).toBeVisible()
    await page.getByRole('link', { name: t('SecurityForms.codesKept') }).click()
    await expect(codes).toHaveCount(0)
    await page.waitForLoadState()
    await scriptsAreThere(page)
    // The same device holds one passkey of an account.
    await addPasskey(page, t, 'Phone again')
    await expect(page.getByText(t('PasskeyForms.known'))).toBeVisible()
    await expect(page.getByRole('textbox', { name: t('PasskeyForms.name') })).toHaveValue('Phone again')
    await expectSound(page)
    expect(await htmlProblems(await (await page.request.get(inLocale('/Security'))).text())).toEqual([])

    await page.context().clearCookies()
    await page.goto(inLocale('/Login'))
    await expectSound(page)
    await button(page, t('Login.passkey')).click()
    await page.waitForURL((url) => url.pathname === inLocale('/Admin'))
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'passkey')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

    await siteDatabase.session.updateMany({ where: { userId: id }, data: { provenAt: new Date(0) } })
    await page.goto(`${inLocale('/Security')}?callbackUrl=${encodeURIComponent(inLocale('/Settings'))}`)
    await expect(button(page, t('PasskeyForms.add'))).toHaveCount(0)
    await expectSound(page)
    await button(page, t('Security.provePasskey')).click()
    await page.waitForURL((url) => url.pathname === inLocale('/Settings'))

    await page.goto(inLocale('/Security'))
    await page.getByRole('link', { name: t('Security.passkeyRenameOf', { name: 'Phone' }) }).click()
    await page.locator('#newName').fill('Blue phone')
    await button(page, t('PasskeyForms.save')).click()
    await expect(page.getByText(t('Flash.passkeyRenamed'))).toBeVisible()
    await page.getByRole('button', { name: t('Security.passkeyRemoveOf', { name: 'Blue phone' }) }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: t('Security.passkeyRemove') }).click()
    await expect(page.getByText(t('Flash.passkeyRemoved'))).toBeVisible()
    expect(await siteDatabase.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ hasFactor: false })

    await page.context().clearCookies()
    await page.goto(inLocale('/Login'))
    await button(page, t('Login.passkey')).click()
    await expect(page.getByText(t('Errors.PASSKEY_REFUSED'))).toBeVisible()
  })
}

test('a passkey is the second step after a password, and a wrong fingerprint is none', async ({ page }) => {
  const t = textsOf('en')
  const { email, password } = await makeAdmin()
  const device = await giveDevice(page)
  await signIn(page, { email, password })
  await page.goto('/Security')
  await addPasskey(page, t, 'Phone')
  await expect(page.getByText(t('SecurityForms.codesTitle'))).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/Login')
  await fillLogin(page, t, { email, password })
  await expect(page.getByRole('heading', { name: t('Security.stepTitle') })).toBeVisible()
  await expectSound(page)
  await device.recognise(false)
  await button(page, t('Security.usePasskey')).click()
  await expect(page.getByText(t('PasskeyForms.canceled'))).toBeVisible()
  await device.recognise(true)
  await button(page, t('Security.usePasskey')).click()
  await page.waitForURL((url) => url.pathname === '/Admin')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a passkey’s buttons say what else there is, and keep what was typed', async ({ page }) => {
    const t = textsOf('am')
    const { email, password } = await makeAdmin()
    await page.goto('/am/Login')
    await button(page, t('Login.passkey')).click()
    await expect(page.getByText(t('Errors.PASSKEY_UNAVAILABLE'))).toBeVisible()
    await fillLogin(page, t, { email, password })
    await page.waitForURL((url) => url.pathname === '/am/Admin')
    await page.goto('/am/Security')
    await addPasskey(page, t, 'ስልክ')
    await expect(page.getByText(t('Errors.PASSKEY_UNAVAILABLE'))).toBeVisible()
    await expect(page.getByRole('textbox', { name: t('PasskeyForms.name') })).toHaveValue('ስልክ')
  })
})
