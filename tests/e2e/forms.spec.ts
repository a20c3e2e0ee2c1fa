import { createHash, randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { formatCode, formatEthiopianDay } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { dayFromToday, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { startAnotherServer } from '../support/another-server'
import { expect, signIn, test } from '../support/site-test'
import { addressIn, textsOf, type Texts } from '../support/texts'

const t = textsOf('en')
const day = dayFromToday(9)
const newName = () => `Marta${randomUUID().slice(0, 8)}`

const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(new RegExp(`^${label}( \\(.*\\))?$`))
const sendTravel = (page: Page) => page.getByRole('button', { name: t('TravelForm.submit') }).click()

async function fillTravel(page: Page, words: Texts, { name, phone }: { name: string; phone: string }) {
  await field(page, words('TravelForm.firstName')).fill(name)
  await field(page, words('TravelForm.phone')).fill(phone)
  await field(page, words('TravelForm.date')).fill(day)
  await field(page, words('TravelForm.item')).selectOption('pickup')
}

const travelBookings = (firstName: string) => siteDatabase.travelBooking.findMany({ where: { firstName } })

test('a travel booking asks for the destination only beyond the city, is kept, and the form is empty again', async ({
  page,
}) => {
  const name = newName()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/Booking')
  await fillTravel(page, t, { name, phone: '0911 77 88 99' })
  await expect(page.getByText(formatEthiopianDay(day, 'en'))).toBeVisible()
  await expect(field(page, t('TravelForm.destination'))).toBeHidden()
  await page.getByLabel(t('TravelForm.outside')).check()
  await field(page, t('TravelForm.destination')).fill('Jimma')
  await sendTravel(page)
  const answer = page.getByRole('status').filter({ hasText: t('Flash.travelBookingSent') })
  await expect(answer).toBeVisible()
  await expect(field(page, t('TravelForm.firstName'))).toHaveValue('')
  await expect(field(page, t('TravelForm.date'))).toHaveValue('')
  const kept = await travelBookings(name)
  expect(kept).toMatchObject([
    { phone: '+251911778899', item: 'pickup', destination: 'Jimma', locale: 'en', isAdmin: false },
  ])
  await expect(answer).toContainText(t('Flash.requestCode', { code: formatCode(kept[0]?.code ?? '') }))

  // It comes to whoever is at the end of the form, and is at its place for whoever goes there.
  await expect(answer).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, -5000)
  await expect(answer.locator('..')).toHaveCSS('position', 'static')
  await expect(answer).toBeInViewport({ ratio: 1 })
})

test('what the browser already knows to be missing is said beside the fields and loses nothing', async ({
  page,
}) => {
  await page.goto('/Booking')
  await field(page, t('TravelForm.firstName')).fill('Marta')
  await sendTravel(page)
  const problems = page.getByRole('alert').filter({ hasText: t('Form.problems') })
  await expect(problems).toBeFocused()
  await expect(problems.getByRole('link')).toHaveCount(3)
  await expect(field(page, t('TravelForm.firstName'))).toHaveValue('Marta')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('what is wrong is listed in the order of the fields', async ({ page }) => {
      const vehicle = await makeVehicle()
      await signIn(page, await makeCustomer())
      await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day }))
      await page.locator('#phone').fill('')
      await page
        .getByRole('main')
        .getByRole('button', { name: t('OneDayBook.submit'), exact: true })
        .click()
      const links = page
        .getByRole('alert')
        .filter({ hasText: t('Form.problems') })
        .getByRole('link')
      await expect(links).toHaveCount(2)
      const ids = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
      expect(ids).toEqual(['#destination', '#phone'])
    })
  })
}

for (const [how, answer] of [
  ['stay on the line', async () => undefined],
  ['are older than its rules', (route: Route) => route.fulfill({ json: {} })],
] as const) {
  test(`a page carries no texts of what may be wrong, and where they ${how} the server tells`, async ({
    page,
  }) => {
    await page.route('**/validation.json*', answer)
    const html = (await (await page.goto('/Contact'))?.text()) ?? ''
    expect(html).not.toContain(t('Validation.codeWrong'))
    await field(page, t('ContactForm.firstName')).fill('Marta')
    await page.getByRole('button', { name: t('ContactForm.submit') }).click()
    await expect(page.getByRole('main')).toContainText(t('Validation.messageMissing'))
    await expect(field(page, t('ContactForm.firstName'))).toHaveValue('Marta')
  })
}

test('a travel booking that the site refuses clears the form and comes back with one click', async ({
  page,
}) => {
  const name = newName()
  await page.goto('/Booking')
  await fillTravel(page, t, { name, phone: '0911 77 88' })
  await sendTravel(page)
  const notice = page.getByRole('alert').filter({ hasText: t('Form.notSent') })
  await expect(notice).toContainText(t('Validation.phoneInvalid'))
  await expect(field(page, t('TravelForm.firstName'))).toHaveValue('')
  await page.getByRole('button', { name: t('Form.bringBack') }).click()
  await expect(field(page, t('TravelForm.firstName'))).toHaveValue(name)
  await expect(page.locator('[name=date]')).toHaveValue(day)
  await expect(field(page, t('TravelForm.item'))).toHaveValue('pickup')
  await expect(field(page, t('TravelForm.phone'))).toHaveAttribute('aria-invalid', 'true')
  await field(page, t('TravelForm.phone')).fill('0911 77 88 99')
  await sendTravel(page)
  await expect(page.getByRole('status').getByText(t('Flash.travelBookingSent'))).toBeVisible()
  expect(await travelBookings(name)).toHaveLength(1)
})

test('a contact message is kept and answered in the person’s language', async ({ page }) => {
  const am = textsOf('am')
  const name = newName()
  await page.goto(addressIn('am', '/Contact'))
  await field(page, am('ContactForm.firstName')).fill(name)
  await field(page, am('ContactForm.email')).fill('marta@example.com')
  await field(page, am('ContactForm.phone')).fill('+49 151 12345678')
  await field(page, am('ContactForm.message')).fill('ሰላም')
  await page.getByRole('button', { name: am('ContactForm.submit') }).click()
  await expect(page.getByRole('status').getByText(am('Flash.contactSent'))).toBeVisible()
  await expect(field(page, am('ContactForm.firstName'))).toHaveValue('')
  expect(await siteDatabase.contactMessage.findMany({ where: { firstName: name } })).toMatchObject([
    { phone: '+4915112345678', message: 'ሰላም', locale: 'am', lastName: null },
  ])
})

test('a robot that fills in every field is thanked and not kept', async ({ page }) => {
  const name = newName()
  await page.goto('/Contact')
  await field(page, t('ContactForm.firstName')).fill(name)
  await field(page, t('ContactForm.email')).fill('robot@example.com')
  await field(page, t('ContactForm.phone')).fill('0911778899')
  await field(page, t('ContactForm.message')).fill('Buy now')
  await page.getByRole('main').locator('input[name=homepage]').fill('https://spam.example', { force: true })
  await page.getByRole('button', { name: t('ContactForm.submit') }).click()
  await expect(page.getByRole('status').getByText(t('Flash.contactSent'))).toBeVisible()
  expect(await siteDatabase.contactMessage.count({ where: { firstName: name } })).toBe(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a travel booking shows every field, clears, comes back with one click, and is kept', async ({
    page,
  }) => {
    const om = textsOf('om')
    const name = newName()
    await page.goto(addressIn('om', '/Booking'))
    await expect(field(page, om('TravelForm.destination'))).toBeVisible()
    await fillTravel(page, om, { name, phone: '0911 77 88' })
    await field(page, om('TravelForm.destination')).fill('Jimma')
    await page.getByRole('button', { name: om('TravelForm.submit') }).click()
    await expect(page.getByText(om('Form.notSent'))).toBeVisible()
    await expect(page.getByRole('alert').getByText(om('Validation.phoneInvalid'))).toHaveCount(1)
    await expect(field(page, om('TravelForm.firstName'))).toHaveValue('')
    await page.getByRole('button', { name: om('Form.bringBack') }).click()
    await expect(field(page, om('TravelForm.firstName'))).toHaveValue(name)
    await expect(field(page, om('TravelForm.item'))).toHaveValue('pickup')
    await field(page, om('TravelForm.phone')).fill('0911 77 88 99')
    await page.getByRole('button', { name: om('TravelForm.submit') }).click()
    await expect(page.getByText(om('Flash.travelBookingSent'))).toBeVisible()
    expect(await travelBookings(name)).toMatchObject([{ destination: 'Jimma', locale: 'om' }])
  })

  test('a contact message comes back filled after a mistake and is kept then', async ({ page }) => {
    const name = newName()
    await page.goto('/Contact')
    await field(page, t('ContactForm.firstName')).fill(name)
    await field(page, t('ContactForm.email')).fill('marta')
    await field(page, t('ContactForm.phone')).fill('0911778899')
    await field(page, t('ContactForm.message')).fill('Hello')
    await page.getByRole('button', { name: t('ContactForm.submit') }).click()
    await expect(page.getByText(t('Validation.emailInvalid')).first()).toBeVisible()
    await expect(field(page, t('ContactForm.message'))).toHaveValue('Hello')
    await field(page, t('ContactForm.email')).fill('marta@example.com')
    await page.getByRole('button', { name: t('ContactForm.submit') }).click()
    await expect(page.getByText(t('Flash.contactSent'))).toBeVisible()
    expect(await siteDatabase.contactMessage.count({ where: { firstName: name } })).toBe(1)
  })
})

test.describe('the newsletter, without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('is asked for in the foot of any page, confirmed by the link of its mail, and left with one click', async ({
    page,
  }) => {
    const om = textsOf('om')
    const email = `reader-${randomUUID()}@example.com`
    await page.goto(addressIn('om', '/Home'))
    const foot = page.getByRole('contentinfo')
    await foot.getByLabel(om('Newsletter.email')).fill(email.toUpperCase())
    await foot.getByRole('button', { name: om('Newsletter.subscribe') }).click()
    await expect(page.getByText(om('Flash.newsletterAsked'))).toBeVisible()
    expect(await siteDatabase.outboxMail.count({ where: { recipient: email, locale: 'om' } })).toBe(1)

    const secret = randomUUID()
    await siteDatabase.newsletterSubscriber.update({
      where: { email },
      data: { tokenHash: createHash('sha256').update(secret).digest('hex') },
    })
    await page.goto(`${addressIn('om', '/Newsletter')}?token=${secret}`)
    expect(page.url()).not.toContain(secret)
    await expect(page.getByText(email)).toBeVisible()
    await page.getByRole('button', { name: om('NewsletterForm.confirm') }).click()
    await expect(page.getByText(om('Flash.newsletterConfirmed'))).toBeVisible()
    const subscriber = await siteDatabase.newsletterSubscriber.findUnique({ where: { email } })
    expect(subscriber?.confirmedAt).not.toBeNull()
    await page.getByRole('button', { name: om('NewsletterForm.leave') }).click()
    await expect(page.getByText(om('Flash.newsletterLeft'))).toBeVisible()
    expect(await siteDatabase.newsletterSubscriber.count({ where: { email } })).toBe(0)
    // The link of an older mail of somebody who has left.
    await page.goto(`${addressIn('om', '/Newsletter')}?token=${secret}`)
    await expect(page.getByText(om('Errors.LINK_INVALID'))).toBeVisible()
    await page.getByRole('main').getByLabel(om('NewsletterForm.email')).fill(email)
    await page
      .getByRole('button', { name: om('NewsletterForm.subscribe'), exact: true })
      .first()
      .click()
    await expect(page.getByText(om('Flash.newsletterAsked'))).toBeVisible()
    await expect(page.getByText(om('Errors.LINK_INVALID'))).toHaveCount(0)
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} a script`, () => {
    test.use({ javaScriptEnabled })

    test('whoever asks for the newsletter too often is told so where it was asked for', async ({ page }) => {
      const server = await startAnotherServer({ RATE_LIMIT_FACTOR: '0.001' })
      try {
        const foot = page.getByRole('contentinfo')
        // The first may pass.
        for (let sent = 0; sent < 2; sent += 1) {
          await page.goto(`${server.url}/Terms`)
          await foot.getByLabel(t('Newsletter.email')).fill('reader@example.com')
          await foot.getByRole('button', { name: t('Newsletter.subscribe') }).click()
          await expect(
            foot.getByText(/^Too many attempts/).or(page.getByText(t('Flash.newsletterAsked'))),
          ).toBeVisible()
        }
        await expect(foot.getByText(/^Too many attempts/)).toBeVisible()
        await expect(page).toHaveURL(/\/Terms$/)
      } finally {
        await page.goto('about:blank')
        await server.stop()
      }
    })
  })
}

test('a choice that is longer than its field ends in a sign of that', async ({ page }) => {
  await page.goto('/Booking')
  await expect(field(page, t('TravelForm.item'))).toHaveCSS('text-overflow', 'ellipsis')
})
