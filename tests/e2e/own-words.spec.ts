import { hrefOf } from '@/lib/routes/routes'
import { demoRecords } from '../support/demo-records'
import { foreignTexts } from '../support/own-words'
import { demoAccount } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'

type Records = Awaited<ReturnType<typeof demoRecords>>

// Pages with something that asks before it acts, or with a calendar that opens.
const pagesWithDialogs = {
  visitor: () => ['/', '/Booking'],
  user: ({ ownBooking: { id } }: Records) => [
    '/UserBookStatus',
    hrefOf('/YourBooking', { id }),
    '/Booking',
    '/UserProfile',
  ],
  admin: ({ booking, contact, driver, unit, person }: Records) => [
    hrefOf('/EditBookStatus', { id: booking.id }),
    hrefOf('/EditContactDb', { id: contact.id }),
    hrefOf('/Driver', { id: driver.id }),
    hrefOf('/Units', { unit: unit.id }),
    hrefOf('/Delete', { id: person.id }),
    ...['/Prices', '/Reports', '/Profile'],
  ],
} as const

for (const language of ['am', 'om'] as const)
  for (const persona of ['visitor', 'user', 'admin'] as const)
    test(`what opens above a page of a ${persona} is in its reader's language (${language})`, async ({
      page,
    }) => {
      const records = await demoRecords()
      if (persona !== 'visitor') await signIn(page, demoAccount(persona))
      const main = page.getByRole('main')
      const openers = main
        .locator('button[aria-haspopup=dialog]')
        .or(main.getByRole('button', { name: textsOf(language)('DateField.open') }))
        .filter({ visible: true })
      const above = page.locator('dialog[open], [role=alertdialog]')
      let opened = 0
      for (const path of pagesWithDialogs[persona](records)) {
        await page.goto(addressIn(language, path))
        // Those of the rows of one list say the same, and rows of other tests may go meanwhile.
        for (const name of new Set(await openers.allInnerTexts())) {
          await openers
            .filter(name ? { hasText: name } : { hasNotText: /\S/ })
            .first()
            .click()
          await expect(above).toBeVisible()
          expect.soft(await foreignTexts(page, language), path).toEqual([])
          await page.keyboard.press('Escape')
          await expect(above).toHaveCount(0)
          opened += 1
        }
      }
      expect(opened).toBeGreaterThan(0)
    })

test('words of another language, dates without an era and other digits are seen', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>Page</title><main><p>Br ٢٢٠٠ or ۲۲۰۰</p><p>Br 2,200</p></main>',
  )
  expect(await foreignTexts(page, 'en')).toEqual(['Br ٢٢٠٠ or ۲۲۰۰'])
  await page.setContent(
    `<html lang="am"><title>ገጽ</title><main><h1>ትዕዛዝ 28/11/2026</h1><p>ዋጋ ٢٢٠٠</p><p>ሁኔታ pending</p>
    <p>በWhatsApp ይጠይቁ</p><p>በ28/11/2026 እ.ኤ.አ.</p><p lang="en">Thank you</p></main></html>`,
  )
  expect(await foreignTexts(page, 'am')).toEqual(['ትዕዛዝ 28/11/2026', 'ዋጋ ٢٢٠٠', 'ሁኔታ pending'])
  await page.setContent(
    `<html lang="om"><title>Fuula</title><main><h1>Ajaja kee</h1><p>Something went wrong.</p></main></html>`,
  )
  expect(await foreignTexts(page, 'om')).toEqual([])
})
