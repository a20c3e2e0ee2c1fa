import { createHash, randomUUID } from 'node:crypto'
import { failedRequests, failures, newEmail, press, walk } from '../support/failed-sending'
import { dayFromToday, makeCustomer, siteDatabase } from '../support/site-database'
import { expect, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

test.use({ expectedConsole: failedRequests })

const hashed = (secret: string) => createHash('sha256').update(secret).digest('hex')

test('a visitor’s forms outlast what happens to their requests', async ({ page }) => {
  const { id: userId, email, password } = await makeCustomer()
  await siteDatabase.user.update({ where: { id: userId }, data: { emailConfirmedAt: null } })
  const [reset, confirm, newsletter] = [randomUUID(), randomUUID(), randomUUID()]
  const link = { userId, email, expiresAt: new Date(Date.now() + 3_600_000) }
  await siteDatabase.verificationToken.createMany({
    data: [
      { ...link, purpose: 'reset_password', tokenHash: hashed(reset) },
      { ...link, purpose: 'confirm_email', tokenHash: hashed(confirm) },
    ],
  })
  await siteDatabase.newsletterSubscriber.create({
    data: { email: newEmail(), locale: 'en', tokenHash: hashed(newsletter) },
  })
  await walk(page, [
    {
      file: 'components/requests/contact-form.tsx',
      address: '/Contact',
      fields: { firstName: 'Marta', email: newEmail(), phone: '0911 77 88 99', message: 'Hello' },
      send: press(t('ContactForm.submit')),
      done: t('Flash.contactSent'),
    },
    {
      file: 'components/newsletter/newsletter-box.tsx',
      address: '/Contact',
      fields: { 'newsletter-email': newEmail() },
      send: (on) =>
        on
          .getByRole('contentinfo')
          .getByRole('button', { name: t('Newsletter.subscribe') })
          .click(),
      done: t('Flash.newsletterAsked'),
    },
    {
      file: 'components/requests/travel-booking-form.tsx',
      address: '/Booking',
      fields: { firstName: 'Marta', phone: '0911 77 88 99', date: dayFromToday(21), item: 'pickup' },
      send: press(t('TravelForm.submit')),
      done: t('Flash.travelBookingSent'),
      clears: true,
    },
    {
      file: 'app/[locale]/(site)/Newsletter/page.tsx',
      address: `/Newsletter?token=${newsletter}`,
      send: press(t('NewsletterForm.confirm')),
      done: t('Flash.newsletterConfirmed'),
    },
    {
      file: 'components/auth/prove-account-forms.tsx',
      address: `/ConfirmEmail?token=${confirm}`,
      fields: { password },
      send: press(t('ConfirmEmail.confirm')),
      done: t('Flash.emailConfirmed', { email }),
    },
    {
      file: 'components/auth/password-reset-forms.tsx',
      address: '/ForgotPassword',
      fields: { email: newEmail() },
      send: press(t('ForgotPassword.submit')),
      done: t('Flash.resetAsked'),
    },
    {
      file: 'components/auth/password-reset-forms.tsx',
      address: `/ResetPassword?token=${reset}`,
      fields: { password: 'Another-horse-8' },
      send: press(t('ResetPassword.submit')),
      done: t('Flash.passwordReset'),
    },
    {
      file: 'components/auth/register-form.tsx',
      address: '/register',
      fields: {
        firstName: 'Chaltu',
        lastName: 'Dinka',
        email: newEmail(),
        phone: '0911 23 45 67',
        password: 'Another-horse-8',
      },
      send: press(t('Register.submit')),
      done: t('Flash.registered'),
    },
  ])
  await page.context().clearCookies()
  await walk(page, [
    {
      file: 'components/auth/login-form.tsx',
      address: '/Login',
      fields: { email, password: 'Another-horse-8' },
      send: press(t('Login.submit')),
      done: /\/UserDashboard$/,
    },
  ])
  await page.context().clearCookies()
  await walk(page, [
    {
      file: 'components/newsletter/subscribe-form.tsx',
      address: '/Newsletter',
      fields: { email: newEmail() },
      send: press(t('NewsletterForm.subscribe')),
      done: t('Flash.newsletterAsked'),
    },
  ])
})

test('a page that is older than the site reloads with what was typed, except passwords', async ({ page }) => {
  const typed = { firstName: 'Chaltu', lastName: 'Dinka', email: newEmail(), phone: '0911 23 45 67' }
  await page.goto('/register')
  for (const [id, value] of Object.entries({ ...typed, password: 'Another-horse-8' })) {
    await page.locator(`#${id}`).fill(value)
  }
  const { fail } = failures[2]
  await page.route('**', (route) => (route.request().method() === 'GET' ? route.fallback() : fail(route)))
  await press(t('Register.submit'))(page)
  await page.getByRole('button', { name: t('SendingFailed.reload') }).click()
  for (const [id, value] of Object.entries(typed)) await expect(page.locator(`#${id}`)).toHaveValue(value)
  await expect(page.locator('#password')).toHaveValue('')
  await page.unroute('**')
  await page.locator('#password').fill('Another-horse-8')
  await press(t('Register.submit'))(page)
  await expect(page.getByText(t('Flash.registered'))).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})
