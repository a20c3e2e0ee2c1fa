import { addDays, monthAround } from '@/lib/core/day'
import { formatMonth } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { accessibilityViolations } from '../support/accessibility'
import { dayFromToday, makeVehicle } from '../support/site-database'
import { expect, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

test('the calendar says which days are the trip’s, and keeps the place of whoever comes to its ends by keyboard', async ({
  page,
}) => {
  const { id } = await makeVehicle()
  const lastMonth = monthAround(dayFromToday(365)).first
  const thisMonth = monthAround(dayFromToday(0))
  const ends = [
    [lastMonth, addDays(lastMonth, -1), t('OneDayVehicle.nextMonth')],
    [thisMonth.first, addDays(thisMonth.last, 1), t('OneDayVehicle.previousMonth')],
  ] as const
  for (const [month, date, name] of ends) {
    const dates = { date, lastDate: addDays(date, month === lastMonth ? 0 : 2) }
    await page.goto(hrefOf('/OneDayVehiclesBook', { id, ...dates }))
    const trip = page.getByRole('gridcell', { selected: true })
    await expect(trip).toHaveCount(month === lastMonth ? 1 : 3)
    const link = page.getByRole('link', { name, exact: true })
    await link.press('Enter')
    await expect(page.locator('#days')).toContainText(formatMonth(month, 'en'))
    await expect(link).toBeFocused()
    await expect(link).toHaveAttribute('aria-disabled', 'true')
  }
  expect(await accessibilityViolations(page)).toEqual([])
})
