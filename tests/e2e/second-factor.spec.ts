import type { Page } from '@playwright/test'
import { hrefOf } from '@/lib/routes/routes'
import { createPerson } from '@/prisma/seed/people'
import { makeDriver } from '../support/access/world'
import { fillLogin } from '../support/booking-steps'
import { accessibilityViolations } from '../support/accessibility'
import { openOwnDatabase } from '../support/own-database-site'
import { appOf, giveApp } from '../support/second-factor'
import { makeCustomer, siteDatabase } from '../support/site-database'
import { expect, pressSignOut, signIn, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'

for (const [locale, javaScriptEnabled] of [
  ['en', false],
  ['am', true],
  ['om', false],
] as const) {
  test.describe(`in ${locale}, ${javaScriptEnabled ? 'with' : 'without'} a script`, () => {
    test.use({ javaScriptEnabled })

    test('staff set up an app, sign in with it or with a recovery code, and turn it off', async ({
      page,
    }) => {
      const t = textsOf(locale)
      const { id, email, password } = await makeCustomer()
      await siteDatabase.user.update({ where: { id }, data: { role: 'admin' } })
      await signIn(page, { email, password })
      const security = addressIn(locale, '/Security')
      await page.goto(security)
      await page.getByRole('button', { name: t('Security.start') }).click()
      const secret = await page.locator('main .font-mono').first().innerText()
      const app = appOf(secret)
      if (javaScriptEnabled) expect(await accessibilityViolations(page)).toEqual([])
      await page.getByRole('textbox', { name: t('SecurityForms.code') }).fill(app.nextCode())
      await page.getByRole('button', { name: t('Security.confirm') }).click()
      await expect(page.getByText(t('SecurityForms.codesTitle'))).toBeVisible()
      const codes = await page.locator('main ul.font-mono li').allInnerTexts()
      expect(codes).toHaveLength(10)
      await page.goto(security)
      expect(await page.content()).not.toContain(codes[0] ?? 'none')

      const begin = async () => {
        // A page of staff that is still open would ask for its news without a session.
        await page.goto('about:blank')
        await page.context().clearCookies()
        await page.goto(addressIn(locale, '/Login'))
        await fillLogin(page, t, { email, password })
        await expect(page.getByRole('heading', { name: t('Security.stepTitle') })).toBeVisible()
      }
      const type = async (code: string) => {
        await page.getByRole('textbox', { name: t('SecurityForms.code') }).fill(code)
        await page.getByRole('button', { name: t('Security.signIn'), exact: true }).click()
      }
      await begin()
      await page.context().clearCookies({ name: 'second-step' })
      await type('000000')
      await expect(page.getByText(t('Flash.signInOver'))).toBeVisible()
      await expect(page.getByRole('textbox', { name: t('SecurityForms.code') })).toHaveCount(0)
      await begin()
      await type('000000')
      await expect(page.getByText(t('Validation.codeWrong')).first()).toBeVisible()
      await type(app.nextCode())
      await page.waitForURL((url) => url.pathname === addressIn(locale, '/Admin'))
      await begin()
      await type(codes[3] ?? '')
      await page.waitForURL((url) => url.pathname === addressIn(locale, '/Admin'))

      await siteDatabase.session.updateMany({ where: { userId: id }, data: { provenAt: new Date(0) } })
      await page.goto(security)
      await page.getByRole('textbox', { name: t('SecurityForms.code') }).fill(codes[4] ?? '')
      await page.getByRole('button', { name: t('Security.prove') }).click()
      await expect(page.getByText(t('Flash.proven'))).toBeVisible()
      await page.getByRole('button', { name: t('SecurityForms.remove') }).click()
      await expect(page.getByText(t('Flash.factorRemoved'))).toBeVisible()
      expect(await siteDatabase.recoveryCode.count({ where: { userId: id } })).toBe(0)
    })
  })
}

test('whoever is no member of staff any more turns the second step off', async ({ page }) => {
  const t = textsOf('om')
  const { id, email, password } = await makeCustomer()
  const app = await giveApp(id)
  await page.goto(addressIn('om', '/Login'))
  await fillLogin(page, t, { email, password })
  await page.getByRole('textbox', { name: t('SecurityForms.code') }).fill(app.nextCode())
  await page.getByRole('button', { name: t('Security.signIn'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === addressIn('om', '/UserDashboard'))
  await page.goto(addressIn('om', '/UserProfile'))
  await page.getByRole('link', { name: t('Profile.secondStepChange') }).click()
  await expect(page.getByRole('heading', { name: t('Security.title') })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('Security.passkeysTitle') })).toHaveCount(0)
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: t('SecurityForms.remove') }).click()
  await expect(page.getByText(t('Security.none'))).toBeVisible()
  await expect(page.getByText(t('Flash.factorRemoved'))).toBeVisible()
  await page.goto(addressIn('om', '/UserProfile'))
  await expect(page.getByRole('link', { name: t('Profile.secondStepChange') })).toHaveCount(0)
})

test.describe('a second step that somebody leaves', () => {
  test.use({ javaScriptEnabled: false })

  test('keeps the way of whoever logs in as somebody else', async ({ page }) => {
    const t = textsOf('am')
    const { id, email, password } = await makeCustomer()
    await giveApp(id)
    const login = addressIn('am', hrefOf('/Login', { callbackUrl: addressIn('am', '/UserProfile') }))
    await page.goto(login)
    await fillLogin(page, t, { email, password })
    await page.getByRole('button', { name: t('Security.another') }).click()
    await page.waitForURL(login)
    await fillLogin(page, t, await makeCustomer())
    await page.waitForURL((url) => url.pathname === addressIn('am', '/UserProfile'))
  })

  test('waits for nobody after another person was there', async ({ page }) => {
    const t = textsOf('en')
    const { id, email, password } = await makeCustomer()
    await giveApp(id)
    await page.goto('/Login')
    await fillLogin(page, t, { email, password })
    await expect(page.getByRole('heading', { name: t('Security.stepTitle') })).toBeVisible()
    await signIn(page, await makeCustomer())
    await page.goto('/UserProfile')
    await pressSignOut(page)
    await expect(page.getByRole('heading', { name: t('Login.title') })).toBeVisible()
    await expect(page.getByText(t('Flash.signedOut'))).toBeVisible()
  })
})

/** An admin who is signed in with an app, and has to prove again that they are there; the app shows their next code. */
async function signInToProve(page: Page) {
  const { id, email, password } = await makeCustomer()
  await siteDatabase.user.update({ where: { id }, data: { role: 'admin' } })
  const app = await giveApp(id)
  await page.goto('/Login')
  await fillLogin(page, textsOf('en'), { email, password })
  const prove = async (submit: string) => {
    await page.getByRole('textbox', { name: textsOf('en')('SecurityForms.code') }).fill(app.nextCode())
    await page.getByRole('button', { name: submit, exact: true }).click()
  }
  await prove(textsOf('en')('Security.signIn'))
  await page.waitForURL((url) => url.pathname === '/Admin')
  await siteDatabase.session.updateMany({ where: { userId: id }, data: { provenAt: new Date(0) } })
  return () => prove(textsOf('en')('Security.prove'))
}

test('whoever proves to be there for a file comes back to its list, and takes it', async ({ page }) => {
  const t = textsOf('en')
  const prove = await signInToProve(page)
  const list = hrefOf('/AllBookStatus', { sort: 'day' })
  await page.goto(list)
  const file = page.getByRole('link', { name: t('DataList.csvOf', { list: t('Office.readOnlyTitle') }) })
  await file.click()
  await prove()
  await page.waitForURL((url) => url.pathname + url.search === list)
  await expect(page.getByText(t('Flash.proven'))).toBeVisible()
  const download = page.waitForEvent('download')
  await file.click()
  expect((await download).suggestedFilename()).toMatch(/^bookings-.*\.csv$/)
})

test('whoever opens a file by its address is led from the proof to a page that has it', async ({ page }) => {
  const t = textsOf('en')
  const prove = await signInToProve(page)
  await page.goto('/exports/bookings.csv?status=canceled&lang=en')
  await prove()
  const list = hrefOf('/SubBookStatus', { status: 'canceled' })
  await page.waitForURL((url) => url.pathname + url.search === list)
  await expect(page.getByText(t('Flash.proven'))).toBeVisible()
  const file = page.getByRole('link', { name: t('DataList.csvOf', { list: t('Office.readOnlyTitle') }) })
  await expect(file).toHaveAttribute('href', /^\/exports\/bookings\.csv\?status=canceled/)
})

test.describe('where the second step becomes obligatory', () => {
  // What the page asks for in the background is refused as well.
  test.use({ expectedConsole: /status of 403/ })

  test('a form is kept, with the way to set the second step up', async ({ page }) => {
    const t = textsOf('en')
    const site = await openOwnDatabase()
    try {
      const account = { email: 'subadmin@example.com', password: 'Correct-horse-7' }
      await createPerson(site.database, {
        firstName: 'Almaz',
        lastName: 'Tadesse',
        ...account,
        role: 'subadmin',
      })
      const { id } = await makeDriver(site.database)
      expect((await page.request.post(`${site.url}/api/login`, { data: account })).status()).toBe(200)
      await page.goto(site.url + hrefOf('/Driver', { id }))
      await page.locator('[name="phone"]').fill('+251911000777')
      await site.database.settings.updateMany({ data: { security: { staffFactor: true } } })
      const form = page.locator('form', { has: page.locator('[name="phone"]') })
      await form.getByRole('button', { name: t('DispatchForms.save'), exact: true }).click()
      const way = page.getByRole('link', { name: t('SendingFailed.setUp') })
      await expect(way).toHaveAttribute('href', '/Security')
      await expect(way).toHaveAttribute('target', '_blank')
      await expect(page.locator('[name="phone"]')).toHaveValue('+251911000777')
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto(site.url + hrefOf('/Security'))
      await expect(page.getByText(t('Security.required'))).toBeVisible()
      expect(asked, 'nobody hears of news before').not.toContain('/api/live')
    } finally {
      // An open page asks for what changes, and would miss its server.
      await page.goto('about:blank')
      await site.close()
    }
  })
})
