import { randomUUID } from 'node:crypto'
import { hrefOf } from '@/lib/routes/routes'
import { accessibilityViolations } from '../support/accessibility'
import { demoAccount, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

async function makeReader(locale: 'en' | 'am') {
  const email = `reader-${randomUUID()}@example.com`
  await siteDatabase.newsletterSubscriber.create({ data: { email, locale, confirmedAt: new Date() } })
  return email
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a newsletter' : 'a newsletter, without a script', () => {
    test.use({ javaScriptEnabled })

    test('is written from the outbox in each language that is read; what is incomplete is said at its field', async ({
      page,
    }) => {
      const [english, amharic] = [await makeReader('en'), await makeReader('am')]
      const [subject, text] = [`News ${randomUUID()}`, 'We drive to Lalibela.\nAsk us.']
      const main = page.getByRole('main')
      const field = (label: 'subject' | 'text', language: 'en' | 'am') =>
        main.getByLabel(t(`MessageForms.${label}`, { language: t(`Languages.${language}`) }))
      const send = main.getByRole('button', { name: t('MessageForms.send') })
      await signIn(page, demoAccount('admin'))
      await page.goto('/Outbox')
      await main.getByRole('link', { name: t('Outbox.writeNewsletter') }).click()
      await field('subject', 'en').fill(subject)
      await field('text', 'en').fill(text)
      await field('text', 'am').fill('ወደ ላሊበላ')
      await send.click()
      await expect(field('subject', 'am')).toHaveAccessibleDescription(t('Validation.subjectMissing'))
      await expect(field('text', 'en')).toHaveValue(text)
      if (javaScriptEnabled) expect(await accessibilityViolations(page)).toEqual([])

      await field('text', 'am').fill('')
      await send.click()
      await page.waitForURL('/Outbox')
      const mails = await siteDatabase.outboxMail.findMany({
        where: { template: 'newsletter', args: { path: ['subject'], equals: subject } },
        select: { id: true, recipient: true },
      })
      await expect(page.getByText(t('Flash.newsletterSent', { count: mails.length }))).toBeVisible()
      const own = mails.find(({ recipient }) => recipient === english)
      expect(mails.some(({ recipient }) => recipient === amharic)).toBe(false)
      await page.goto(hrefOf('/Outbox', { id: own?.id }))
      await expect(page.frameLocator('iframe').getByText('We drive to Lalibela.')).toBeVisible()
    })
  })
}
