import { test } from '../support/cut-line'
import { openKept } from '../support/duty-page'
import { onDuty } from '../support/on-duty'
import { expect } from '../support/site-test'
import { textsOf } from '../support/texts'

const en = textsOf('en')

test.describe.configure({ timeout: 60_000 })

test('a page that is open since yesterday tells without a line which trips are today’s', async ({
  page,
  line,
}) => {
  const { key } = await onDuty([1])
  await openKept(page, key)
  const heading = (name: 'today' | 'tomorrow') =>
    page.getByRole('region', { name: new RegExp(`^${en(`Duty.${name}`)}`) })
  await expect(heading('tomorrow')).toContainText('Bishoftu')
  await line.cut()
  await page.clock.setFixedTime(new Date(Date.now() + 24 * 60 * 60 * 1000))
  // The driver looks at the phone again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(heading('today')).toContainText('Bishoftu')
  await expect(heading('tomorrow')).not.toContainText('Bishoftu')
})
