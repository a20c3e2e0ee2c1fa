import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { formatCode } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { makeDriver, makeUnit } from '../support/access/world'
import { makeTrip, openPalette, palette } from '../support/desk-trip'
import { openListening } from '../support/live-page'
import { demoAccount, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

// A page that the desk reads anew under an open form, because somebody else changed something, or leaves for one of its kind.

const t = textsOf('en')

const save = (page: Page, name: string) =>
  page
    .locator('form', { has: page.locator(`[name="${name}"]`) })
    .locator('[type="submit"]')
    .click()

test('a page that is read anew saves no old choice over that of somebody else', async ({ page }) => {
  const { id } = await makeUnit(siteDatabase, (await makeVehicle()).id)
  await signIn(page, demoAccount('subadmin'))
  await openListening(page, hrefOf('/Units', { unit: id }))
  const state = page.locator('[name="isActive"]')
  await expect(state).toHaveValue('yes')
  await siteDatabase.unit.update({ where: { id }, data: { isActive: false } })
  await expect(state).toHaveValue('no')
  const plate = `AA 3 N${randomUUID().slice(0, 5).toUpperCase()}`
  await page.locator('[name="plate"]').fill(plate)
  await save(page, 'plate')
  await expect(page.getByText(t('Flash.dispatchSaved'))).toBeVisible()
  expect(await siteDatabase.unit.findUnique({ where: { id } })).toMatchObject({ plate, isActive: false })
})

test('what nobody touched follows others in a form that was opened by a link, boxes and pictures too', async ({
  page,
}) => {
  const driver = await makeDriver(siteDatabase)
  await siteDatabase.driver.update({ where: { id: driver.id }, data: { firstName: randomUUID() } })
  const { firstName } = await siteDatabase.driver.findUniqueOrThrow({ where: { id: driver.id } })
  await signIn(page, demoAccount('subadmin'))
  await openListening(page, hrefOf('/Drivers', { q: firstName }))
  await page.getByRole('main').getByRole('link', { name: firstName }).click()
  const speaks = (language: 'am' | 'om') => page.locator(`[id="speaks.${language}"]`)
  await expect(speaks('am')).toBeChecked()
  await siteDatabase.driver.update({
    where: { id: driver.id },
    data: { lastName: 'Girma', languages: ['en', 'om'] },
  })
  await expect(page.locator('[name="lastName"]')).toHaveValue('Girma')
  await expect(speaks('am')).not.toBeChecked()
  await expect(speaks('om')).toBeChecked()
  await page.locator('[name="phone"]').fill('+251911000777')
  await save(page, 'phone')
  await expect(page.getByText(t('Flash.dispatchSaved'))).toBeVisible()
  const { languages, ...saved } = await siteDatabase.driver.findUniqueOrThrow({ where: { id: driver.id } })
  expect(saved).toMatchObject({ lastName: 'Girma', phone: '+251911000777' })
  expect(languages.toSorted()).toEqual(['en', 'om'])

  const vehicle = await makeVehicle()
  await page.goto(hrefOf('/OneViews', { id: vehicle.id }))
  await page.getByRole('main').locator('a[href^="/OneEdits"]').click()
  const pictures = page.locator('[name="pictures"]')
  await expect(pictures).toHaveValue(/one-day-01/)
  await siteDatabase.vehicle.update({
    where: { id: vehicle.id },
    data: {
      dayPrice: 3600,
      pictures: { create: { position: 2, url: '/demo/suv-1.webp', filename: 'suv-1.webp' } },
    },
  })
  await expect(page.locator('[name="price"]')).toHaveValue('3600')
  await expect(pictures).toHaveValue(/one-day-01.*,\/demo\/suv-1/)
  await page.locator('[name="model"]').fill('2024')
  await save(page, 'model')
  await expect(page.getByText(t('Flash.vehicleUpdated'))).toBeVisible()
  expect(
    await siteDatabase.vehicle.findUnique({ where: { id: vehicle.id }, include: { pictures: true } }),
  ).toMatchObject({ dayPrice: 3600, model: '2024', pictures: [{ filename: 'suv-1.webp' }] })
})

test('a page that is read anew under what is typed saves it over nobody else without a word', async ({
  page,
}) => {
  const { id } = await makeDriver(siteDatabase)
  await signIn(page, demoAccount('subadmin'))
  await openListening(page, hrefOf('/Driver', { id }))
  const show = page.getByRole('button', { name: t('OfficeFrame.live.show') })
  const [phone, until] = [page.locator('[name="phone"]'), page.locator('[name="licenceUntil"]')]
  const saved = page.getByText(t('Flash.dispatchSaved'))

  // Somebody else changes what nobody has typed in.
  await phone.fill('+251911000777')
  await siteDatabase.driver.update({ where: { id }, data: { lastName: 'Girma' } })
  await show.click()
  await expect(page.locator('[name="lastName"]')).toHaveValue('Girma')
  await expect(phone).toHaveValue('+251911000777')
  await save(page, 'phone')
  await expect(saved).toBeVisible()

  // And then the same fields.
  await page.goto(hrefOf('/Driver', { id }))
  await page.locator('#licenceUntil').fill('12 May 2033')
  await phone.fill('+251911000888')
  await expect(until).toHaveValue('2033-05-12')
  const others = { phone: '+251911000999', licenceUntil: new Date('2034-02-03') }
  await siteDatabase.driver.update({ where: { id }, data: others })
  await show.click()
  await expect(show).toBeHidden()
  await expect(phone).toHaveValue('+251911000888')
  await expect(page.locator('#licenceUntil')).toHaveValue(/12 May 2033/)
  await expect(until).toHaveValue('2033-05-12')
  await save(page, 'phone')
  await expect(page.getByRole('alert').filter({ hasText: t('Errors.VERSION_CONFLICT') })).toContainText(
    t('Form.savesOver'),
  )
  expect(await siteDatabase.driver.findUnique({ where: { id } })).toMatchObject(others)
  await save(page, 'phone')
  await expect(saved).toBeVisible()
  const own = { phone: '+251911000888', licenceUntil: new Date('2033-05-12') }
  expect(await siteDatabase.driver.findUnique({ where: { id } })).toMatchObject(own)
})

test('what was typed about one booking does not stand in the form of the next', async ({ page }) => {
  const [one, next] = [await makeTrip(page), await makeTrip(page)]
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/EditBookStatus', { id: one.id }))
  const note = page.getByLabel(t('Notes.text'))
  await note.fill('Wants to pay in cash')
  await openPalette(page)
  await page.keyboard.type(formatCode(next.code))
  await expect(
    palette(page)
      .getByRole('option')
      .filter({ hasText: formatCode(next.code) }),
  ).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('id') === next.id)
  await expect(page.locator('form', { has: note }).locator('[name="bookingId"]')).toHaveValue(next.id)
  await expect(note).toHaveValue('')
})
