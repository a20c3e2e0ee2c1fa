import { randomUUID } from 'node:crypto'
import { hrefOf } from '@/lib/routes/routes'
import { demoAccount } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('a view of a list is kept by its name and shown again, and is nobody else’s', async ({
      page,
      browser,
    }) => {
      const name = `View ${randomUUID().slice(0, 8)}`
      await signIn(page, demoAccount('admin'))
      await page.goto(hrefOf('/AllBookStatus', { q: 'Bishoftu', sort: 'day', limit: 50 }))
      await page.getByText(t('SavedViews.save')).first().click()
      await page.getByLabel(t('SavedViews.name')).fill(name)
      await page.getByRole('button', { name: t('SavedViews.keep') }).click()
      await expect(page.getByText(t('Flash.viewSaved'))).toBeVisible()
      await page.goto('/AllBookStatus')
      await page.getByRole('link', { name }).click()
      await page.waitForURL((url) => url.searchParams.get('limit') === '50')
      const kept = { q: 'Bishoftu', sort: 'day', limit: '50' }
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(kept)
      const other = await browser.newPage({ javaScriptEnabled })
      await signIn(other, demoAccount('subadmin'))
      await other.goto('/SubBookStatus')
      await expect(other.getByRole('link', { name })).toHaveCount(0)
      await other.context().close()
      const renamed = `Weekend ${name}`
      await page.getByText(t('SavedViews.save')).first().click()
      await page.getByLabel(t('SavedViews.name')).fill(renamed)
      await page.getByRole('button', { name: t('SavedViews.rename', { name }) }).click()
      await expect(page.getByRole('link', { name: renamed })).toHaveAttribute('aria-current', 'page')
      await page.goto(hrefOf('/AllBookStatus', kept))
      await page.getByText(t('SavedViews.save')).first().click()
      await page.getByRole('button', { name: t('SavedViews.removeOf', { name: renamed }) }).click()
      await expect(page.getByText(t('Flash.viewRemoved'))).toBeVisible()
      await expect(page.getByRole('link', { name })).toHaveCount(0)
      // The list stays as it was.
      expect(new URL(page.url()).searchParams.get('limit')).toBe('50')
    })
  })
}
