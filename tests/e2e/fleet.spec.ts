import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { formatDay } from '@/lib/i18n/format'
import { routing, type Locale } from '@/lib/i18n/routing'
import { hrefOf } from '@/lib/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { pictureFile } from '../support/picture-file'
import { dayFromToday, demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn, textsOf, type Texts } from '../support/texts'

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

/** A person at the keyboard: moves the focus to what is named and presses Enter. */
function keyboardOf(page: Page, t: Texts, locale: Locale) {
  const enter = async (target: Locator) => {
    await target.focus()
    await page.keyboard.press('Enter')
  }
  const main = page.getByRole('main')
  return {
    enter,
    link: (name: string | RegExp) => enter(main.getByRole('link', { name })),
    button: (name: string) => enter(main.getByRole('button', { name, exact: true })),
    /** Types into the focused field and goes on to the next. */
    async typeAndTab(...texts: string[]) {
      for (const text of texts) {
        await page.keyboard.type(text)
        await page.keyboard.press('Tab')
      }
    },
    async arrives(path: string, said?: string) {
      await page.waitForURL((url) => url.pathname === addressIn(locale, path))
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      if (said) await expect(page.getByText(said, { exact: true })).toBeVisible()
    },
    async choosePicture() {
      await page.getByLabel(t('Fleet.form.picture')).setInputFiles(await pictureFile())
    },
    async find(name: string) {
      const search = page.getByRole('searchbox')
      await search.focus()
      await page.keyboard.type(name)
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.searchParams.get('q') === name)
    },
  }
}

const startsWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

for (const role of ['subadmin', 'admin'] as const) {
  for (const locale of routing.locales) {
    test(`${role}, ${locale}: posts, changes and removes a car with the keyboard`, async ({ page }) => {
      const t = textsOf(locale)
      const { cars } = screens[role]
      const keys = keyboardOf(page, t, locale)
      const name = `Vitz ${randomUUID().slice(0, 8)}`
      await signIn(page, demoAccount(role))
      await page.goto(addressIn(locale, cars.landing))
      await keys.link(startsWith(t('Fleet.uploadPosts')))
      await keys.arrives('/Post')
      await keys.choosePicture()
      await page.getByLabel(t('Fleet.form.name'), { exact: true }).focus()
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
      const price = page.getByLabel(t('Fleet.form.price'), { exact: true })
      await expect(price).toHaveValue('$60 a day')
      await price.fill('$70 a day')
      await page.keyboard.press('Enter')
      await keys.arrives('/Get', t('Flash.vehicleUpdated'))

      const car = await siteDatabase.car.findFirstOrThrow({ where: { name } })
      expect(car).toMatchObject({ item: 'suv', price: '$70 a day' })
      await page.goto(addressIn(locale, hrefOf('/Views', { id: car.id })))
      await keys.link(t('Fleet.delete'))
      await keys.arrives('/Deletes')
      await expect(page.getByRole('heading', { level: 1, name: t('Fleet.deleteTitle') })).toBeVisible()
      await keys.link(t('Fleet.no'))
      await keys.arrives('/Get')
      await page.goto(addressIn(locale, hrefOf('/Deletes', { id: car.id })))
      await keys.button(t('Fleet.yes'))
      await keys.arrives('/LandingVehicle', t('Flash.vehicleDeleted'))
      expect(await siteDatabase.car.count({ where: { name } })).toBe(0)
      await page.goto(addressIn(locale, '/Edits'))
      await keys.arrives('/Get')
    })

    test(`${role}, ${locale}: posts, changes and removes a one-day vehicle with the keyboard`, async ({
      page,
    }) => {
      const t = textsOf(locale)
      const { oneDay } = screens[role]
      const keys = keyboardOf(page, t, locale)
      const name = `Hiace ${randomUUID().slice(0, 8)}`
      await signIn(page, demoAccount(role))
      await page.goto(addressIn(locale, oneDay.landing))
      await keys.link(startsWith(t('Fleet.uploadPosts')))
      await keys.arrives('/OnePost')
      await keys.choosePicture()
      await page.getByLabel(t('Fleet.form.name'), { exact: true }).focus()
      await keys.typeAndTab(name, '2021', 'Air conditioning', '4200')
      await page.keyboard.type('2')
      await page.keyboard.press('Enter')
      await keys.arrives(oneDay.list, t('Flash.uploadSuccess'))

      await page.goto(addressIn(locale, oneDay.landing))
      await keys.link(startsWith(t('Fleet.seePosts')))
      await keys.arrives(oneDay.list)
      await keys.find(name)
      await keys.link(t('Fleet.viewOf', { name }))
      await keys.arrives('/OneViews')
      await keys.link(t('Fleet.update'))
      await keys.arrives(oneDay.edit)
      await page.getByLabel(t('Fleet.form.quantity'), { exact: true }).fill('3')
      await page.keyboard.press('Enter')
      await keys.arrives(oneDay.landing, t('Flash.vehicleUpdated'))

      const vehicle = await siteDatabase.oneDayVehicle.findFirstOrThrow({ where: { name } })
      expect(vehicle).toMatchObject({ model: '2021', price: 4200, quantity: 3 })
      await page.goto(addressIn(locale, hrefOf('/OneViews', { id: vehicle.id })))
      await keys.link(t('Fleet.delete'))
      await keys.arrives(oneDay.remove)
      await keys.link(t('Fleet.no'))
      await keys.arrives(oneDay.list)
      await page.goto(addressIn(locale, hrefOf(oneDay.remove, { id: vehicle.id })))
      await keys.button(t('Fleet.yes'))
      await keys.arrives(oneDay.list, t('Flash.vehicleDeleted'))
      expect(await siteDatabase.oneDayVehicle.count({ where: { name } })).toBe(0)
    })
  }
}

test('the texts of the specification are what English shows', () => {
  const t = textsOf('en')
  expect([
    t('Flash.uploadSuccess'),
    t('Fleet.uploadFailed'),
    t('Flash.vehicleUpdated'),
    t('Flash.vehicleDeleted'),
    t('Fleet.deleteTitle'),
    t('Fleet.seePosts'),
    t('Fleet.uploadPosts'),
  ]).toEqual([
    'Upload Success',
    'Upload failed',
    'Successfully Updated!',
    'Successfully deleted!',
    'Are you sure?',
    'See Posts',
    'Upload Posts',
  ])
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
    await expect(ahead).toContainText(formatDay(dayFromToday(4)))
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
    await page.getByRole('button', { name: t('Fleet.yes') }).click()
    await page.waitForURL((url) => url.pathname === '/AdminOneDayVehicleGet')
    await page.goto(hrefOf('/EditBookStatus', { id: booking.id }))
    const main = page.getByRole('main')
    await expect(main.getByText(vehicle.name).first()).toBeVisible()
    await expect(main.getByText('Br 3,500').first()).toBeVisible()
    const picture = main.getByRole('img', { name: vehicle.name }).first()
    await expect(picture).toBeVisible()
    expect((await page.request.get((await picture.getAttribute('src')) ?? '')).status()).toBe(200)
  })
})
