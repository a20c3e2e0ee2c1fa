import { randomUUID } from 'node:crypto'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { fillLogin } from '../support/booking-steps'
import { dayFromToday, demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')
// May be left out, which its label says; the hour of the return speaks of it as well.
const lastDay = new RegExp(`^${t('OneDayBook.lastDate')}`)

async function booked() {
  const [vehicle, customer] = await Promise.all([makeVehicle(), makeCustomer()])
  const { id } = await createBooking(siteDatabase, {
    ...{ vehicle, customer, inDays: 12, status: 'pending', destination: 'Adama' },
    transactionId: `FT${randomUUID()}`,
  })
  return { id, customer }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('a customer sees the new price of other days before they are changed', async ({ page }) => {
      const { id, customer } = await booked()
      await signIn(page, customer)
      await page.goto(hrefOf('/YourBooking', { id }))
      await page.getByRole('link', { name: t('ChangeForms.link'), exact: true }).click()
      await page.getByLabel(lastDay).fill(dayFromToday(14))
      await page.getByLabel(t('ChangeForms.passengers')).fill('3')
      await page.getByRole('button', { name: t('ChangeForms.save') }).click()
      await expect(page.getByRole('heading', { name: t('ChangeForms.newPrice') })).toBeVisible()
      await expect(page.getByLabel(t('ChangeForms.passengers'))).toHaveValue('3')
      expect(await siteDatabase.booking.findUnique({ where: { id } })).toMatchObject({ passengers: null })
      await page.getByRole('button', { name: t('ChangeForms.agree', { total: 'Br\u00a010,500' }) }).click()
      await expect(page.getByText(t('Flash.bookingChanged'))).toBeVisible()
      expect(await siteDatabase.booking.findUnique({ where: { id } })).toMatchObject({
        ...{ passengers: 3, totalSantim: 1_050_000n },
      })
    })

    test('a trip of one day goes to another day by one field, and stays a trip of one day', async ({
      page,
    }) => {
      const { id, customer } = await booked()
      await signIn(page, customer)
      await page.goto(hrefOf('/YourBooking', { id, change: '1' }))
      await expect(page.getByLabel(lastDay)).toHaveValue('')
      await page.getByLabel(t('ChangeForms.date'), { exact: true }).fill(dayFromToday(20))
      await page.getByRole('button', { name: t('ChangeForms.save') }).click()
      await expect(page.getByText(t('Flash.bookingChanged'))).toBeVisible()
      const day = new Date(dayFromToday(20))
      expect(await siteDatabase.booking.findUnique({ where: { id } })).toMatchObject({ day, lastDay: day })
    })

    test.describe('once the session is over', () => {
      // The login asks who is there.
      test.use({ expectedConsole: /401 \(Unauthorized\)/ })

      test('who is logged out meanwhile finds the form as it was filled after logging in', async ({
        page,
      }) => {
        const { id, customer } = await booked()
        await signIn(page, customer)
        await page.goto(hrefOf('/YourBooking', { id, change: '1' }))
        await page.getByLabel(t('OneDayBook.destination'), { exact: true }).fill('Hawassa')
        await page.getByLabel(lastDay).fill(dayFromToday(14))
        await siteDatabase.session.deleteMany({ where: { userId: customer.id } })
        await page.getByRole('button', { name: t('ChangeForms.save') }).click()
        await page.waitForURL((url) => url.pathname === '/Login')
        await fillLogin(page, t, customer)
        await page.waitForURL((url) => url.pathname === '/YourBooking')
        await expect(page.getByLabel(t('OneDayBook.destination'), { exact: true })).toHaveValue('Hawassa')
        await page.getByRole('button', { name: t('ChangeForms.save') }).click()
        await page.getByRole('button', { name: t('ChangeForms.agree', { total: 'Br\u00a010,500' }) }).click()
        await expect(page.getByText(t('Flash.bookingChanged'))).toBeVisible()
        expect(await siteDatabase.booking.findUnique({ where: { id } })).toMatchObject({
          ...{ destination: 'Hawassa', totalSantim: 1_050_000n },
        })
      })
    })

    test('staff agree another price, which the customer then reads', async ({ page }) => {
      const { id, customer } = await booked()
      await signIn(page, demoAccount('subadmin'))
      await page.goto(hrefOf('/YourBooking', { id, change: '1' }))
      await page.getByLabel(t('Desk.agreedTotal')).fill('3000')
      await page.getByRole('button', { name: t('ChangeForms.save') }).click()
      await expect(page.getByRole('link', { name: t('Validation.agreedReasonMissing') })).toBeVisible()
      await page.getByLabel(t('Desk.agreedReason')).fill('Waited for the car')
      await page.getByRole('button', { name: t('ChangeForms.save') }).click()
      const newPrice = page.getByRole('status').filter({ hasText: t('ChangeForms.newPrice') })
      await expect(newPrice.getByText('Waited for the car')).toBeVisible()
      await page.getByRole('button', { name: t('ChangeForms.agree', { total: 'Br\u00a03,000' }) }).click()
      await expect(page.getByText(t('Flash.bookingChanged'))).toBeVisible()
      await signIn(page, customer)
      await page.goto(hrefOf('/YourBooking', { id }))
      await expect(page.getByText('Waited for the car')).toBeVisible()
      expect(await siteDatabase.booking.findUnique({ where: { id } })).toMatchObject({
        totalSantim: 300_000n,
      })
    })

    test('who changes what somebody else changed meanwhile is told, and loses nothing', async ({ page }) => {
      const { id } = await booked()
      await signIn(page, demoAccount('admin'))
      await page.goto(hrefOf('/EditBookStatus', { id, change: '1' }))
      const { version } = await siteDatabase.booking.update({
        where: { id },
        data: { pickupPlace: 'Kazanchis' },
      })
      await siteDatabase.bookingChange.create({
        data: {
          ...{ bookingId: id, fromStatus: 'pending', toStatus: 'pending', version, actorRole: 'user' },
          changes: { pickupPlace: [null, 'Kazanchis'] },
        },
      })
      await page.getByLabel(t('OneDayBook.destination'), { exact: true }).fill('Hawassa')
      await page.getByRole('button', { name: t('ChangeForms.save') }).click()
      await expect(page.getByRole('alert').getByText(t('BookingFields.pickupPlace'))).toBeVisible()
      await expect(page.getByLabel(t('OneDayBook.pickupPlace'))).toHaveValue('Kazanchis')
      await expect(page.getByLabel(t('OneDayBook.destination'), { exact: true })).toHaveValue('Hawassa')
      await page.getByRole('button', { name: t('ChangeForms.save') }).click()
      await expect(page.getByText(t('Flash.bookingChanged'))).toBeVisible()
      expect(await siteDatabase.booking.findUnique({ where: { id } })).toMatchObject({
        ...{ destination: 'Hawassa', pickupPlace: 'Kazanchis' },
      })
    })
  })
}
