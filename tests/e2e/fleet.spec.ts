import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { formatDay } from '@/lib/core/i18n/format'
import { routing } from '@/lib/core/i18n/routing'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { tabTo, typeInto } from '../support/keyboard'
import { officeKeyboardOf } from '../support/office-keyboard'
import { pictureFile } from '../support/picture-file'
import { dayFromToday, demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'
import { newVehicleName } from '../support/vehicle-name'

// SPEC section 2: the screens of each role, in the order in which they are walked.
const screens = {
  admin: {
    cars: { landing: '/LandingVehicle', list: '/GetAdmin' },
    oneDay: {
      landing: '/AdminOneLandingVehicle',
      list: '/AdminOneDayVehicleGet',
      edit: '/AdminOneDayVehicleEdits',
      remove: '/AdminOneDayVehicleDeletes',
    },
  },
  subadmin: {
    cars: { landing: '/SubLandingVehicle', list: '/Get' },
    oneDay: { landing: '/OneLandingVehicle', list: '/OneGet', edit: '/OneEdits', remove: '/OneDeletes' },
  },
} as const

const startsWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

// The admin's way differs by its addresses alone, the languages by their texts.
const walks = [
  ...routing.locales.map((locale) => ['subadmin', locale] as const),
  ['admin', routing.defaultLocale] as const,
]

for (const [role, locale] of walks) {
  test(`${role}, ${locale}: posts, changes and removes a car with the keyboard`, async ({ page }) => {
    const t = textsOf(locale)
    const { cars } = screens[role]
    const keys = officeKeyboardOf(page, t, locale)
    const name = newVehicleName('Vitz')
    await signIn(page, demoAccount(role))
    await page.goto(addressIn(locale, cars.landing))
    await keys.link(startsWith(t('Fleet.uploadPosts')))
    await keys.arrives('/Post')
    await keys.choosePicture()
    await tabTo(page, page.getByLabel(t('Fleet.form.name'), { exact: true }))
    await keys.typeAndTab(name)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.type('$60 a day')
    await page.keyboard.press('Enter')
    await keys.arrives('/Get', t('Flash.uploadSuccess'))

    await page.goto(addressIn(locale, cars.landing))
    await keys.link(startsWith(t('Fleet.seePosts')))
    await keys.arrives(cars.list)
    await keys.find(name)
    await keys.link(t('Fleet.viewOf', { name }))
    await keys.arrives('/Views')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await keys.link(t('Fleet.update'))
    await keys.arrives('/Edits')
    const price = page.getByLabel(t('Fleet.form.carPrice'), { exact: true })
    await expect(price).toHaveValue('$60 a day')
    await typeInto(page, price, '$70 a day')
    await page.keyboard.press('Enter')
    await keys.arrives('/Get', t('Flash.vehicleUpdated'))

    const car = await siteDatabase.vehicle.findFirstOrThrow({ where: { name } })
    expect(car).toMatchObject({ kind: 'car', category: 'suv', price: '$70 a day' })
    await page.goto(addressIn(locale, hrefOf('/Views', { id: car.id })))
    await keys.link(t('Fleet.delete'))
    await keys.arrives('/Deletes')
    await expect(page.getByRole('heading', { level: 1, name: t('Fleet.deleteTitle') })).toBeVisible()
    await keys.link(t('Fleet.no'))
    await keys.arrives('/Get')
    await page.goto(addressIn(locale, hrefOf('/Deletes', { id: car.id })))
    await keys.button(t('Fleet.yes'))
    await keys.arrives('/LandingVehicle', t('Flash.vehicleDeleted'))
    expect(await siteDatabase.vehicle.count({ where: { name } })).toBe(0)
    await page.goto(addressIn(locale, '/Edits'))
    await keys.arrives('/Get')
  })

  test(`${role}, ${locale}: posts, changes and removes a one-day vehicle with the keyboard`, async ({
    page,
  }) => {
    const t = textsOf(locale)
    const { oneDay } = screens[role]
    const keys = officeKeyboardOf(page, t, locale)
    const name = newVehicleName('Hiace')
    await signIn(page, demoAccount(role))
    await page.goto(addressIn(locale, oneDay.landing))
    await keys.link(startsWith(t('Fleet.uploadPosts')))
    await keys.arrives('/OnePost')
    await keys.choosePicture()
    await tabTo(page, page.getByLabel(t('Fleet.form.name'), { exact: true }))
    await keys.typeAndTab(name, '2021', 'Air conditioning', '4200')
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await keys.arrives(oneDay.list, t('Flash.uploadSuccess'))

    await page.goto(addressIn(locale, oneDay.landing))
    await keys.link(startsWith(t('Fleet.seePosts')))
    await keys.arrives(oneDay.list)
    await keys.find(name)
    await keys.link(t('Fleet.viewOf', { name: `${name} 2021` }))
    await keys.arrives('/OneViews')
    await keys.link(t('Fleet.update'))
    await keys.arrives(oneDay.edit)
    await typeInto(page, page.getByLabel(t('Fleet.form.quantity'), { exact: true }), '3')
    await page.keyboard.press('Enter')
    await keys.arrives(oneDay.landing, t('Flash.vehicleUpdated'))

    const vehicle = await siteDatabase.vehicle.findFirstOrThrow({ where: { name } })
    expect(vehicle).toMatchObject({ model: '2021', dayPrice: 4200, quantity: 3 })
    await page.goto(addressIn(locale, hrefOf('/OneViews', { id: vehicle.id })))
    await keys.link(t('Fleet.delete'))
    await keys.arrives(oneDay.remove)
    await keys.link(t('Fleet.no'))
    await keys.arrives(oneDay.list)
    await page.goto(addressIn(locale, hrefOf(oneDay.remove, { id: vehicle.id })))
    await keys.button(t('Fleet.yes'))
    await keys.arrives(oneDay.list, t('Flash.vehicleDeleted'))
    expect(await siteDatabase.vehicle.count({ where: { name } })).toBe(0)
  })
}

test('the landing and the question speak the words of the specification', async ({ page }) => {
  await signIn(page, demoAccount('subadmin'))
  await page.goto('/OneLandingVehicle')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^See Posts/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /^Upload Posts/ })).toBeVisible()
  await page.goto(hrefOf('/OneDeletes', { id: (await makeVehicle()).id }))
  await expect(page.getByRole('heading', { name: 'Are you sure?' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  // That people need less than a minute for it follows from how little they press and type, not from how fast this runs.
  test('a sub-admin posts a vehicle with a photo of its camera with twelve inputs', async ({ page }) => {
    const t = textsOf('om')
    const name = newVehicleName('Hiace')
    const main = page.getByRole('main')
    let inputs = 0
    const tap = async (target: Locator) => {
      inputs += 1
      await target.tap()
    }
    const fill = async (label: string, text: string) => {
      inputs += 1
      await page.getByLabel(label, { exact: true }).fill(text)
    }
    await page.goto(addressIn('om', '/Login'))
    const { email, password } = demoAccount('subadmin')
    await fill(t('Login.email'), email)
    await fill(t('Login.password'), password)
    await tap(main.getByRole('button', { name: t('Login.submit'), exact: true }))
    await page.waitForURL((url) => url.pathname === '/or/SubAdmin')
    await tap(main.getByRole('link', { name: startsWith(t('Office.tile.postOneDay')) }))
    await tap(main.getByRole('link', { name: startsWith(t('Fleet.uploadPosts')) }))
    await page.waitForURL((url) => url.pathname === '/or/OnePost')
    const camera = page.getByLabel(t('Picture.takePhoto'))
    await expect(camera).toHaveAttribute('capture', 'environment')
    inputs += 1
    await camera.setInputFiles(await pictureFile())
    await expect(page.getByRole('img', { name: t('Picture.preview') })).toBeVisible()
    await fill(t('Fleet.form.name'), name)
    await fill(t('Fleet.form.model'), '2021')
    await fill(t('Fleet.form.features'), 'Qilleensa qabbaneessaa')
    await fill(t('Fleet.form.price'), '4200')
    await fill(t('Fleet.form.quantity'), '2')
    await tap(page.getByRole('button', { name: t('Fleet.form.upload'), exact: true }))
    await expect(page.getByText(t('Flash.uploadSuccess'), { exact: true })).toBeVisible()
    expect(inputs).toBe(12)
    const posted = await siteDatabase.vehicle.findFirstOrThrow({ where: { name } })
    expect((await page.request.get(posted.url)).headers()['content-type']).toBe('image/webp')
  })
})

test.describe('a vehicle that others point to', () => {
  const book = async (inDays: number) => {
    const vehicle = await makeVehicle(2)
    const booking = await createBooking(siteDatabase, {
      vehicle,
      customer: await makeCustomer(),
      inDays,
      status: 'successful',
      transactionId: `FT${randomUUID()}`,
      destination: 'Bishoftu',
    })
    return { vehicle, booking }
  }

  test('shows its bookings ahead instead of the question, and leads the admin to them', async ({ page }) => {
    const t = textsOf('en')
    const { vehicle, booking } = await book(4)
    await signIn(page, demoAccount('subadmin'))
    await page.goto(hrefOf('/OneDeletes', { id: vehicle.id }))
    const ahead = page.getByRole('main').getByRole('listitem').filter({ hasText: booking.customerName })
    await expect(ahead).toContainText(formatDay(dayFromToday(4), 'en'))
    await expect(page.getByRole('button', { name: t('Fleet.yes') })).toHaveCount(0)
    await expect(ahead.getByRole('link')).toHaveCount(0)

    await signIn(page, demoAccount('admin'))
    await page.goto(hrefOf('/AdminOneDayVehicleDeletes', { id: vehicle.id }))
    await ahead.getByRole('link').click()
    await page.waitForURL((url) => url.pathname === '/EditBookStatus')
    expect(new URL(page.url()).searchParams.get('id')).toBe(booking.id)
  })

  test('goes once its bookings are past; they keep what was booked', async ({ page }) => {
    const t = textsOf('en')
    const { vehicle, booking } = await book(-1)
    await signIn(page, demoAccount('admin'))
    await page.goto(hrefOf('/AdminOneDayVehicleDeletes', { id: vehicle.id }))
    // Another one may be called the same.
    const asked = t('Fleet.deleteText', { name: `${vehicle.name} ${vehicle.model}` })
    await expect(page.getByText(asked)).toBeVisible()
    await page.getByRole('button', { name: t('Fleet.yes') }).click()
    await page.waitForURL((url) => url.pathname === '/AdminOneDayVehicleGet')
    await page.goto(hrefOf('/EditBookStatus', { id: booking.id }))
    const main = page.getByRole('main')
    await expect(main.getByText(vehicle.name).first()).toBeVisible()
    await expect(main.getByText('Br 3,500').first()).toBeVisible()
    const kept = await siteDatabase.booking.findUniqueOrThrow({ where: { id: booking.id } })
    expect(kept).toMatchObject({ vehicleId: null, vehicleName: vehicle.name, vehicleUrl: vehicle.url })
    expect((await page.request.get(kept.vehicleUrl)).status()).toBe(200)
  })
})
