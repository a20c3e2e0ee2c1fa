import type { Locator, Page } from '@playwright/test'
import { hrefOf } from '@/lib/routes/routes'
import { keyOfBooking, keyOfRide } from '../support/duty-link'
import { onDuty } from '../support/on-duty'
import { pictureFile } from '../support/picture-file'
import { demoAccount, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')
const label = `${t('DispatchForms.picture')} (${t('Form.optional')})`
const now = (page: Page) => page.getByAltText(t('DispatchForms.pictureNow'))

async function send(page: Page) {
  await page.getByRole('button', { name: t('DispatchForms.save'), exact: true }).click()
  await expect(page.getByText(t('Flash.dispatchSaved'))).toBeVisible()
}

const widthOf = (picture: Locator) =>
  picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))

test('a driver gets a portrait, which staff, the customer and whoever rides see, and loses it', async ({
  page,
  browser,
  baseURL,
}) => {
  const { driverId, trips } = await onDuty()
  const [bookingId = ''] = trips
  await siteDatabase.driver.update({ where: { id: driverId }, data: { lastName: driverId } })
  await signIn(page, demoAccount('subadmin'))
  await page.goto(hrefOf('/Driver', { id: driverId }))
  await page.getByLabel(label).setInputFiles({ ...(await pictureFile()), buffer: Buffer.from('words') })
  await page.getByRole('button', { name: t('DispatchForms.save'), exact: true }).click()
  await expect(page.locator('#image-error')).toHaveText(t('Validation.pictureType'))
  await page.getByLabel(label).setInputFiles(await pictureFile())
  await send(page)
  await expect(now(page)).toBeVisible()
  await expect.poll(() => widthOf(now(page))).toBe(192)
  const { image } = await siteDatabase.driver.findUniqueOrThrow({ where: { id: driverId } })
  const shown = (on: Page) => on.locator(`img[src="${image}"]`)

  await page.goto(hrefOf('/Drivers', { q: driverId }))
  await expect.poll(() => widthOf(shown(page))).toBeGreaterThan(0)
  const stranger = await browser.newContext(baseURL ? { baseURL } : {})
  const phone = await stranger.newPage()
  for (const key of [keyOfRide(bookingId), keyOfBooking(bookingId)]) {
    await phone.goto(`/YourBooking?key=${key}`)
    await expect.poll(() => widthOf(shown(phone))).toBeGreaterThan(0)
  }
  await stranger.close()

  await page.goto(hrefOf('/Driver', { id: driverId }))
  await page.getByLabel(t('DispatchForms.pictureRemove')).check()
  await send(page)
  await expect(now(page)).toHaveCount(0)
  expect((await page.request.get(image ?? '')).status()).toBe(404)
})

test('a unit gets a picture and loses it without a script', async ({ browser, baseURL }) => {
  const { trips } = await onDuty()
  const unit = await siteDatabase.unit.findFirstOrThrow({
    where: { assignments: { some: { bookingId: trips[0] ?? '' } } },
  })
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await signIn(page, demoAccount('subadmin'))
  const form = hrefOf('/Units', { unit: unit.id })
  await page.goto(form)
  await page.getByLabel(label).setInputFiles(await pictureFile())
  await send(page)
  const { image } = await siteDatabase.unit.findUniqueOrThrow({ where: { id: unit.id } })
  await page.goto(hrefOf('/Units', { q: unit.plate }))
  await expect(page.getByRole('row', { name: unit.plate }).locator(`img[src="${image}"]`)).toBeVisible()

  await page.goto(form)
  await page.getByLabel(t('DispatchForms.pictureRemove')).check()
  await send(page)
  await page.goto(form)
  await expect(page.getByText(t('DispatchForms.pictureRemove'))).toHaveCount(0)
  expect((await page.request.get(image ?? '')).status()).toBe(404)
  await context.close()
})
