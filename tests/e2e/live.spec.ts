import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { hrefOf } from '@/lib/routes/routes'
import { signedInCustomer } from '../support/customers'
import {
  bookingCount,
  dayFromToday,
  demoAccount,
  makeContact,
  makeVehicle,
  siteDatabase,
} from '../support/site-database'
import { startAnotherServer } from '../support/another-server'
import { openListening } from '../support/live-page'
import { expect, signIn, test, waitForScripts } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

test.describe.configure({ mode: 'serial' })

let second: Awaited<ReturnType<typeof startAnotherServer>>
let customer: APIRequestContext
test.beforeAll(async ({ playwright }) => {
  second = await startAnotherServer()
  customer = await signedInCustomer(playwright, second.url)
})
test.afterAll(async () => {
  await customer.dispose()
  await second.stop()
})

/** A vehicle with the list of its bookings alone: other tests book as well, some of them more than a page shows. */
async function makeListed() {
  const { id, name } = await makeVehicle(20)
  const rowsOn = (page: Page) => page.getByRole('main').getByRole('row').filter({ hasText: name })
  return { id, list: hrefOf('/SubBookStatus', { q: name }), rowsOn }
}

/** Books on the other server process. */
async function bookElsewhere(vehicleId: string): Promise<void> {
  const data = { vehicleId, date: dayFromToday(40), phone: '0911234567', destination: 'Adama' }
  expect((await customer.post('/api/bookings', { data })).status()).toBe(201)
}

const bar = (page: Page) => page.locator('.desk-live')

test('a booking made on another process is on the open list by itself', async ({ page }) => {
  const { id, list, rowsOn } = await makeListed()
  await signIn(page, demoAccount('subadmin'))
  await openListening(page, list)
  await bookElsewhere(id)
  await expect(rowsOn(page)).toHaveCount(1)
  await expect(bar(page)).toBeEmpty()
})

test('whoever types is told of what is new and keeps what they typed', async ({ page }) => {
  const { id, list, rowsOn } = await makeListed()
  await signIn(page, demoAccount('subadmin'))
  await openListening(page, list)
  const field = page.getByRole('main').getByRole('searchbox').first()
  await field.fill('Almaz Tad')
  await bookElsewhere(id)
  // Other tests book as well.
  await expect(bar(page)).toContainText(/\d/)
  await expect(page).toHaveTitle(/^\(\d+\) /)
  await expect(rowsOn(page)).toHaveCount(0)
  await expect(field).toBeFocused()
  await field.pressSequentially('esse')
  await expect(field).toHaveValue('Almaz Tadesse')
  await bar(page)
    .getByRole('button', { name: t('OfficeFrame.live.show') })
    .click()
  await expect(rowsOn(page)).toHaveCount(1)
  await expect(field).toHaveValue('Almaz Tadesse')
})

test('a second tab hears by the first, and goes on when that is closed', async ({ page, context }) => {
  const { id, list, rowsOn } = await makeListed()
  await signIn(page, demoAccount('subadmin'))
  await openListening(page, list)
  const other = await context.newPage()
  waitForScripts(other)
  await other.goto(list)
  await bookElsewhere(id)
  await expect(rowsOn(other)).toHaveCount(1)
  await page.close()
  // The lock goes to the tab that is left, which hears of what is booked from then on.
  await expect(async () => {
    await bookElsewhere(id)
    await expect(rowsOn(other)).toHaveCount(await bookingCount(id), { timeout: 10_000 })
  }).toPass({ timeout: 90_000 })
})

test('the open audit follows what staff do elsewhere', async ({ page }) => {
  await signIn(page, demoAccount('admin'))
  await openListening(page, '/Audit')
  const entityId = randomUUID()
  await siteDatabase.auditEntry.create({ data: { action: 'remove', entity: 'extra', entityId } })
  // A record that is gone is named by the end of its id.
  await expect(page.getByRole('main').getByText(entityId.slice(-8)).first()).toBeVisible()
})

test('what a form answered stays while the page is read anew, and goes with the next address', async ({
  page,
}) => {
  const { id } = await makeContact('Sara')
  await page.clock.install()
  await signIn(page, demoAccount('admin'))
  await openListening(page, hrefOf('/EditContactDb', { id }))
  // Whoever looks at one page for longer than a minute is given new counts for the menu with the next one.
  await page.clock.fastForward(61_000)
  await page.getByRole('button', { name: t('RequestForms.delete') }).click()
  await Promise.all([
    page.waitForResponse(/\/ContactDb\?_rsc=/),
    page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('RequestForms.delete') })
      .click(),
  ])
  const answer = page.getByRole('main').getByText(t('Flash.removed'))
  await expect(answer).toBeVisible()
  const name = `Sara${randomUUID().slice(0, 8)}`
  await makeContact(name)
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
  await expect(answer).toBeVisible()
  await page.getByRole('main').getByRole('searchbox').fill(name)
  await page.getByRole('button', { name: t('DataList.search') }).click()
  await expect(answer).toHaveCount(0)
})
