import type { Page } from '@playwright/test'
import { routing } from '@/lib/core/i18n/routing'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { overflowOf } from '../support/page-visit'
import { addressIn, textsOf } from '../support/texts'

/** The heights of some texts in lines of their own. */
const linesOf = (page: Page, selector: string) =>
  page
    .getByRole('main')
    .locator(selector)
    .evaluateAll((texts) =>
      texts.map((text) =>
        Math.round(
          text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
        ),
      ),
    )

for (const locale of routing.locales) {
  test(`a list of many columns leaves its words whole on a tablet (${locale})`, async ({ page }) => {
    const [vehicle, customer] = [await makeVehicle(), await makeCustomer()]
    const transactionId = `FT26320${vehicle.id.slice(-8).toUpperCase()}`
    const facts = { vehicle, customer, inDays: 9, status: 'pending', destination: 'Adama' } as const
    const { id } = await createBooking(siteDatabase, { ...facts, transactionId })
    const t = textsOf(locale)
    await page.setViewportSize({ width: 768, height: 900 })
    await signIn(page, demoAccount('admin'))

    await page.goto(addressIn(locale, hrefOf('/AllBookStatus', { q: transactionId })))
    await expect(page.getByRole('main').getByText(transactionId)).toBeVisible()
    expect(await linesOf(page, `#row-${id} span.break-all`)).toEqual([1])
    expect(await overflowOf(page)).toEqual([])
    // What chooses every row is there, and says so.
    await page.getByText(t('DataList.chooseAll')).click()
    await expect(page.locator(`#row-${id}`).getByRole('checkbox')).toBeChecked()

    await page.goto(addressIn(locale, hrefOf('/Customers', { q: customer.email })))
    await expect(page.getByRole('main').getByText(customer.email)).toBeVisible()
    expect(await overflowOf(page)).toEqual([])
  })
}

test('a filter has room for the name of the bank that it is set to, in the longest language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await signIn(page, demoAccount('admin'))
  await page.goto(addressIn('om', hrefOf('/Payments', { bank: 'ft' })))
  const bank = page.getByRole('combobox', { name: textsOf('om')('WaitingPayments.bank') })
  await expect(bank).toHaveValue('ft')
  const room = await bank.evaluate((select: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('no canvas to measure on')
    pen.font = font
    const text = pen.measureText(select.selectedOptions[0]?.text ?? '').width
    return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - text
  })
  expect(room).toBeGreaterThan(-1)
  expect(await overflowOf(page)).toEqual([])
})
