import { createPerson } from '@/prisma/seed/people'
import { hrefOf } from '@/lib/routes/routes'
import { openOwnDatabase } from '../support/own-database-site'
import { expect, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

test('whoever begins with no vehicle is led to post the first from wherever one is needed', async ({
  page,
}) => {
  const site = await openOwnDatabase()
  try {
    const account = { email: 'owner@example.com', password: 'Correct-horse-7' }
    await createPerson(site.database, {
      firstName: 'Almaz',
      lastName: 'Tadesse',
      ...account,
      role: 'admin',
    })
    expect((await page.request.post(`${site.url}/api/login`, { data: account })).status()).toBe(200)
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
  } finally {
    // An open page asks for what changes, and would miss its server.
    await page.goto('about:blank')
    await site.close()
  }
})
