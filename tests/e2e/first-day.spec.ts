import { hrefOf } from '@/lib/routes/routes'
import { asOnlyAdmin } from '../support/own-database-site'
import { expect, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

test('whoever begins with no vehicle is led to post the first from wherever one is needed', async ({
  page,
}) => {
  await asOnlyAdmin(page, async (site) => {
    const main = page.getByRole('main')
    const post = main.getByRole('link', { name: t('Fleet.uploadPosts') }).last()
    for (const address of [
      '/Schedule',
      hrefOf('/NewBooking', { phone: '0911223344' }),
      hrefOf('/Units', { unit: 'new' }),
      '/Prices',
      '/OneGet',
    ]) {
      await page.goto(site.url + address)
      await expect(main.getByText(t('Fleet.emptyText')), address).toBeVisible()
      await expect(post, address).toHaveAttribute('href', '/OnePost')
    }
    // What was looked for and not found is another thing.
    await page.goto(site.url + hrefOf('/Schedule', { q: 'Corolla' }))
    await expect(main.getByText(t('Schedule.emptyTitle'))).toBeVisible()

    // A customer is sent round in no circle.
    await page.goto(`${site.url}/OneDayVehicles`)
    await expect(main.getByText(t('OneDayVehicles.noneYet'))).toBeVisible()
    await expect(main.getByRole('link', { name: t('OneDayVehicles.showAll') })).toHaveCount(0)
    await main.getByRole('link', { name: t('OneDayVehicles.request'), exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/Booking')
    await page.goto(site.url + hrefOf('/OneDayVehicles', { q: 'Corolla' }))
    await expect(main.getByText(t('OneDayVehicles.nothingFits'))).toBeVisible()
  })
})
