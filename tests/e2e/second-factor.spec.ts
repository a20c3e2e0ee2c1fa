import { fillLogin } from '../support/booking-steps'
import { accessibilityViolations } from '../support/accessibility'
import { appOf, giveApp } from '../support/second-factor'
import { makeCustomer, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
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
