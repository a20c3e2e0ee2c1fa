import { demoAccount } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn } from '../support/texts'

test.use({ viewport: { width: 360, height: 740 } })

test('an hour that was chosen is read whole by both clocks, and what an empty last day means', async ({
  page,
}) => {
  for (const locale of ['am', 'om'] as const) {
    await page.goto(addressIn(locale, '/'))
    await page.locator('#pickupTime').selectOption('18:00')
    for (const name of ['pickupTime', 'lastDate']) {
      const { text, room } = await page.locator(`#${name}`).evaluate(roomFor)
      expect(text, `${locale} ${name}`).toBeLessThanOrEqual(room)
    }
  }
})

/** How wide what a control shows would be, and how wide it may be. */
function roomFor(control: HTMLElement): { text: number; room: number } {
  const shown = document.createElement('span')
  const { font, paddingLeft, paddingRight } = getComputedStyle(control)
  Object.assign(shown.style, { font, whiteSpace: 'nowrap', position: 'absolute' })
  if (control instanceof HTMLSelectElement) shown.textContent = control.selectedOptions[0]?.text ?? ''
  if (control instanceof HTMLInputElement) shown.textContent = control.placeholder
  document.body.append(shown)
  const text = shown.getBoundingClientRect().width
  shown.remove()
  return { text, room: control.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) }
}

test('the hours of a day stand on one line, in the language of the longest words', async ({ page }) => {
  await signIn(page, demoAccount('admin'))
  await page.goto(addressIn('om', '/Settings'))
  const [opens, closes] = await Promise.all(
    ['#opens1', '#closes1'].map((field) => page.locator(field).boundingBox()),
  )
  expect(opens?.y).toBe(closes?.y)
})
