import { largeFile, pictureFile } from '../support/picture-file'
import { fillLogin } from '../support/booking-steps'
import { holdPlace } from '../support/held-booking'
import { makeCustomer, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'

const t = textsOf('en')
const am = textsOf('am')

test('a person changes name, phone and language', async ({ page }) => {
  await signIn(page, await makeCustomer())
  await page.goto('/UserProfile')
  await page.getByLabel(t('Profile.firstName'), { exact: true }).fill('Meron')
  await page.getByLabel(t('Profile.phone'), { exact: true }).fill('0922 33 44 55')
  await page.getByRole('combobox', { name: t('Profile.language') }).selectOption('am')
  await page.getByRole('button', { name: t('Profile.save'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/am/UserProfile')
  await expect(page.getByText(am('Flash.profileSaved'))).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Meron Tadesse' })).toBeVisible()
  await expect(page.getByLabel(am('Profile.phone'), { exact: true })).toHaveValue('+251 92 233 4455')
})

test('what was said of a saved profile is not said again on the way back and forth', async ({ page }) => {
  await signIn(page, await makeCustomer())
  await page.goto('/UserProfile')
  const said = page.getByText(t('Flash.profileSaved'))
  const form = page.locator('form', { has: page.locator('[name="firstName"]') })
  const saveAs = async (firstName: string) => {
    await form.locator('[name="firstName"]').fill(firstName)
    await form.locator('[type="submit"]').click()
    await expect(said).toBeVisible()
  }
  await saveAs('Hanna')
  await page.locator('nav a[href="/UserBookStatus"]:visible').first().click()
  await page.waitForURL('/UserBookStatus')
  await page.goBack()
  await expect(form.locator('[name="firstName"]')).toHaveValue('Hanna')
  await expect(said).toHaveCount(0)
  await saveAs('Sara')
})

test('whoever has a confirmed trip ahead reads before the account is deleted what is lost with it', async ({
  page,
}) => {
  const { id } = await holdPlace(page)
  const warning = page.getByText(t('OwnAccount.confirmedAhead', { count: 1, phone: '+251 11 555 0142' }))
  await page.goto('/UserProfile')
  await expect(page.getByText(t('OwnAccount.deleteText'))).toBeVisible()
  await expect(warning).toHaveCount(0)
  await siteDatabase.booking.update({ where: { id }, data: { status: 'successful' } })
  await page.reload()
  await expect(warning).toBeVisible()
})

test('a name and an address of any length are read whole on a phone', async ({ page }) => {
  const person = await makeCustomer()
  await signIn(page, person)
  const firstName = 'Wolde-Giyorgis Abebe Tekle Haymanot Gebre Selassie'
  await siteDatabase.user.update({
    where: { id: person.id },
    data: { firstName, email: `${'averylongaddress.'.repeat(4)}${person.email}` },
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/UserProfile')
  const heading = page.getByRole('heading', { name: firstName })
  await expect(heading).toBeVisible()
  const card = await page.getByRole('region', { name: firstName }).boundingBox()
  for (const text of [heading, page.getByText('averylongaddress.').last()]) {
    const box = await text.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0))
  }
})

test('a new password signs every other device out and this one stays', async ({ page, browser }) => {
  const customer = await makeCustomer()
  await signIn(page, customer)
  const copy = await page.context().storageState()
  await page.goto('/UserProfile')
  const change = async (currentPassword: string, newPassword: string) => {
    await page.getByLabel(t('Profile.currentPassword'), { exact: true }).fill(currentPassword)
    await page.getByLabel(t('Profile.newPassword'), { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: t('Profile.changePassword') }).click()
  }
  await change('wrong-password', 'Another-horse-8')
  await expect(page.getByText(t('Validation.passwordWrong')).first()).toBeVisible()
  await change(customer.password, 'Another-horse-8')
  await expect(page.getByText(t('Flash.passwordChanged'))).toBeVisible()

  const thief = await browser.newContext({ storageState: copy })
  expect((await thief.request.get('/api/profile')).status()).toBe(401)
  await thief.close()
})

test('a person sees where they are signed in and ends it, without a script', async ({ browser }) => {
  const customer = await makeCustomer()
  const expiresAt = new Date(Date.now() + 60 * 60 * 1000)
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0'
  await siteDatabase.session.create({ data: { userId: customer.id, userAgent, expiresAt } })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/Login?callbackUrl=/UserProfile')
  await fillLogin(page, t, customer)
  await page.waitForURL((url) => url.pathname === '/UserProfile')
  await expect(page.getByText(t('Profile.thisDevice'), { exact: true })).toHaveCount(1)

  await page.getByRole('button', { name: /Firefox on Windows/ }).click()
  await expect(page.getByText(t('Flash.sessionEnded'))).toBeVisible()
  expect(await siteDatabase.session.count({ where: { userId: customer.id } })).toBe(1)

  await page.getByRole('button', { name: t('Profile.signOutEverywhere') }).click()
  await page.waitForURL((url) => url.pathname === '/Login')
  await expect(page.getByText(t('Flash.signedOutEverywhere'))).toBeVisible()
  expect(await siteDatabase.session.count({ where: { userId: customer.id } })).toBe(0)
  await context.close()
})

for (const locale of ['en', 'am', 'om'] as const) {
  test.describe(`without a script, in ${locale}`, () => {
    test.use({ javaScriptEnabled: false })

    test('a form leads whoever is signed out by now to the login, which says why, and back', async ({
      page,
    }) => {
      const t = textsOf(locale)
      const profile = addressIn(locale, '/UserProfile')
      const { id, email, password } = await makeCustomer()
      await signIn(page, { email, password })
      await page.goto(profile)
      await siteDatabase.session.deleteMany({ where: { userId: id } })
      await page.getByRole('button', { name: t('Profile.save'), exact: true }).click()
      await expect(page.getByText(t('Flash.signInOver'))).toBeVisible()
      await fillLogin(page, t, { email, password })
      await page.waitForURL((url) => url.pathname === profile)
    })
  })
}

test('a person shows a picture and takes it away again', async ({ page }) => {
  await signIn(page, await makeCustomer())
  await page.goto('/UserProfile')
  await page.getByLabel(t('Profile.avatar'), { exact: true }).setInputFiles(await pictureFile())
  await page.getByRole('button', { name: t('Profile.avatarSave') }).click()
  await expect(page.getByText(t('Flash.avatarSaved'))).toBeVisible()
  const picture = page.getByAltText(t('Profile.avatarNow'))
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(192)
  await page.getByRole('button', { name: t('Profile.avatarRemove') }).click()
  await expect(page.getByText(t('Flash.avatarRemoved'))).toBeVisible()
  await expect(picture).toHaveCount(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a picture that is far too large is refused in words, on the page of its form', async ({ page }) => {
    await signIn(page, await makeCustomer())
    await page.goto('/am/UserProfile')
    const file = largeFile(test.info().outputPath('photo.jpg'), 17)
    await page.getByLabel(am('Profile.avatar'), { exact: true }).setInputFiles(file)
    await page.getByRole('button', { name: am('Profile.avatarSave') }).click()
    await expect(page.getByText(am('Flash.formTooLarge'))).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/am/UserProfile')
  })

  test('a form that this build does not know leads to its page, which says so', async ({ page }) => {
    await page.route('**/am/Contact', async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(/(&quot;id&quot;:&quot;..)[0-9a-f]{8}/g, '$10badc0de')
      await route.fulfill({ response, body })
    })
    await page.goto('/am/Contact')
    await page.unrouteAll()
    await page.getByRole('button', { name: am('ContactForm.submit') }).click()
    await expect(page.getByText(am('Flash.formStale'))).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/am/Contact')
  })
})
