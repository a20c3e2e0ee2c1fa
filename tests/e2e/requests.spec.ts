import { randomUUID } from 'node:crypto'
import { dateOfDay } from '@/lib/core/day'
import { hrefOf } from '@/lib/routes/routes'
import { overflowOf } from '../support/page-visit'
import { dayFromToday, demoAccount, makeContact, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'

const t = textsOf('en')
const newName = () => `Marta${randomUUID().slice(0, 8)}`

const makeTravelBooking = (firstName: string) =>
  siteDatabase.travelBooking.create({
    data: { firstName, phone: '+251911778899', item: 'pickup', day: dateOfDay(dayFromToday(7)) },
  })

test('the list of travel bookings fits a tablet where words are long', async ({ page }) => {
  const phone = `+491511${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
  await siteDatabase.travelBooking.create({
    data: {
      ...{ firstName: 'Tolasa', lastName: 'Kebede', phone, item: 'suv' },
      day: dateOfDay(dayFromToday(7)),
    },
  })
  await page.setViewportSize({ width: 768, height: 900 })
  await signIn(page, demoAccount('admin'))
  await page.goto(addressIn('om', `/BookingDb?q=${encodeURIComponent(phone)}`))
  await expect(page.getByRole('link', { name: 'Tolasa Kebede' })).toBeVisible()
  expect(await overflowOf(page)).toEqual([])
})

test('an admin finds a message, marks it as done and deletes it after being asked', async ({ page }) => {
  const name = newName()
  const { id } = await makeContact(name)
  await signIn(page, demoAccount('admin'))
  await page.goto('/Admin')
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${t('Office.tile.contact')}`) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Users Contacts' })).toBeVisible()
  await page.getByRole('main').getByRole('searchbox').fill(name)
  await page.getByRole('button', { name: t('DataList.search') }).click()
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: t('RequestForms.markDone') }).click()
  await expect(page.getByText(t('Flash.markedDone'))).toBeVisible()
  expect((await siteDatabase.contactMessage.findUniqueOrThrow({ where: { id } })).doneAt).not.toBeNull()

  await page.getByRole('button', { name: t('RequestForms.delete') }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: t('RequestForms.cancel') }).click()
  await expect(dialog).toBeHidden()
  expect(await siteDatabase.contactMessage.count({ where: { id } })).toBe(1)
  await page.getByRole('button', { name: t('RequestForms.delete') }).click()
  await dialog.getByRole('button', { name: t('RequestForms.delete') }).click()
  await page.waitForURL((url) => url.pathname === '/ContactDb')
  await expect(page.getByText('Successfully Deleted!')).toBeVisible()
  expect(await siteDatabase.contactMessage.count({ where: { id } })).toBe(0)
})

test('a message that somebody else has just deleted says so', async ({ page }) => {
  const { id } = await makeContact(newName())
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/EditContactDb', { id }))
  // A number among facts looks like what can be pressed.
  await expect(page.locator('dd a[href^="tel:"]')).toHaveCSS('text-decoration-line', 'underline')
  await siteDatabase.contactMessage.delete({ where: { id } })
  await page.getByRole('button', { name: t('RequestForms.delete') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('RequestForms.delete') })
    .click()
  await expect(page.getByRole('alert').getByText('Not Deleted Try Again!')).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled, expectedConsole: /status of 404/ })

    test('an answer to a message that somebody else has just deleted stays as it was typed', async ({
      page,
    }) => {
      const { id } = await makeContact(newName())
      const address = hrefOf('/EditContactDb', { id })
      await signIn(page, demoAccount('admin'))
      await page.goto(address)
      const answer = page.getByLabel(t('RequestForms.reply'))
      await answer.fill('We fetch you at the gate at nine.')
      await siteDatabase.contactMessage.delete({ where: { id } })
      await page.getByRole('button', { name: t('RequestForms.sendReply') }).click()
      const main = page.getByRole('main')
      await expect(main.getByRole('alert').getByText(t('Errors.NOT_FOUND'))).toBeVisible()
      await expect(answer).toHaveValue('We fetch you at the gate at nine.')
      // Whoever comes anew finds that there is none, and nothing to fill in.
      await page.goto(address)
      await expect(main.getByText(t('Errors.NOT_FOUND'))).toBeVisible()
      await expect(answer).toHaveCount(0)
      await expect(main.getByRole('heading', { name: t('Requests.replies') })).toBeHidden()
    })
  })
}

test('a list that has nothing to show says so in the words of the specification', async ({ page }) => {
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/BookingDb', { q: newName() }))
  await expect(page.getByText(t('DataList.noMatch'))).toBeVisible()
  expect(t('Requests.emptyTitle')).toBe('There is now Bookings here.')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a sub-admin finds, marks and deletes a travel booking in her language', async ({ page }) => {
    const om = textsOf('om')
    const name = newName()
    const { id } = await makeTravelBooking(name)
    await signIn(page, demoAccount('subadmin'))
    await page.goto(addressIn('om', hrefOf('/SubDemoDb', { q: name, item: 'pickup', show: 'open' })))
    await page.getByRole('link', { name }).click()
    await page.getByRole('button', { name: om('RequestForms.markDone') }).click()
    await expect(page.getByText(om('Flash.markedDone'))).toBeVisible()
    await page.getByRole('button', { name: om('RequestForms.delete') }).click()
    await expect(page.getByText(om('Requests.deleteText', { name }))).toBeVisible()
    expect(await siteDatabase.travelBooking.count({ where: { id } })).toBe(1)
    await page.getByRole('button', { name: om('RequestForms.delete') }).click()
    await expect(page.getByText(om('Flash.removed'))).toBeVisible()
    expect(await siteDatabase.travelBooking.count({ where: { id } })).toBe(0)
  })
})
