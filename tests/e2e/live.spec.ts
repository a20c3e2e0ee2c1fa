import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { hrefOf } from '@/lib/routes/routes'
import { signedInCustomer } from '../support/customers'
import { dayFromToday, demoAccount, makeContact, makeVehicle, siteDatabase } from '../support/site-database'
import { startAnotherServer } from '../support/another-server'
import { openListening } from '../support/live-page'
import { expect, signIn, test } from '../support/site-test'
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

/** Books on the other server process, and gives the name of the vehicle, by which it is found. */
async function bookElsewhere(): Promise<string> {
  const { id: vehicleId, name } = await makeVehicle()
  const data = { vehicleId, date: dayFromToday(40), phone: '0911234567', destination: 'Adama' }
  expect((await customer.post('/api/bookings', { data })).status()).toBe(201)
  return name
}

const bar = (page: Page) => page.locator('.desk-live')

test('a booking made on another process is on the open list by itself', async ({ page }) => {
  await signIn(page, demoAccount('subadmin'))
  await openListening(page, '/SubBookStatus')
  const name = await bookElsewhere()
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
  await expect(bar(page)).toBeEmpty()
})

test('whoever types is told of what is new and keeps what they typed', async ({ page }) => {
  await signIn(page, demoAccount('subadmin'))
  await openListening(page, '/SubBookStatus')
  const field = page.getByRole('main').getByRole('searchbox').first()
  await field.fill('Almaz Tad')
  const name = await bookElsewhere()
  // Other tests book as well.
  await expect(bar(page)).toContainText(/\d/)
  await expect(page).toHaveTitle(/^\(\d+\) /)
  await expect(page.getByRole('main').getByText(name)).toHaveCount(0)
  await expect(field).toBeFocused()
  await field.pressSequentially('esse')
  await expect(field).toHaveValue('Almaz Tadesse')
  await bar(page)
    .getByRole('button', { name: t('OfficeFrame.live.show') })
    .click()
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
  await expect(field).toHaveValue('Almaz Tadesse')
})

test('a second tab hears by the first, and goes on when that is closed', async ({ page, context }) => {
  await signIn(page, demoAccount('subadmin'))
  await openListening(page, '/SubBookStatus')
  const other = await context.newPage()
  await other.goto('/SubBookStatus')
  const name = await bookElsewhere()
  await expect(other.getByRole('main').getByText(name).first()).toBeVisible()
  await page.close()
  // The lock goes to the tab that is left.
  await expect
    .poll(async () => {
      const next = await bookElsewhere()
      return other
        .getByRole('main')
        .getByText(next)
        .first()
        .waitFor({ timeout: 3000 })
        .then(() => true)
        .catch(() => false)
    })
    .toBe(true)
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
