import { routing } from '@/lib/core/i18n/routing'
import { foreignTexts } from '../support/own-words'
import { expect, test } from '../support/site-test'
import { addressIn } from '../support/texts'

for (const locale of ['ar-EG', 'fa-IR'])
  test.describe(`a browser of ${locale}`, () => {
    test.use({ locale })

    // Digits of its own would come from `Intl` with the browser's locale; the server knows nothing of that.
    test('shows the digits that the server sent, in each language', async ({ page }) => {
      for (const language of routing.locales) {
        for (const path of ['/OneDayVehicles', '/Pricing', '/Booking', '/Help']) {
          const answer = await page.goto(addressIn(language, path))
          const sent = (await answer?.text()) ?? ''
          expect(sent).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/)
          const shown = await page.getByRole('main').innerText()
          expect(shown, `${language} ${path}`).toMatch(/\d/)
          expect(shown, `${language} ${path}`).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/)
        }
      }
    })
  })

test('words of another language, dates without an era and other digits are seen', async ({ page }) => {
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
