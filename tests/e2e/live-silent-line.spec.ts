import { randomUUID } from 'node:crypto'
import { hrefOf } from '@/lib/routes/routes'
import { test } from '../support/cut-line'
import { openListening } from '../support/live-page'
import { demoAccount, makeContact } from '../support/site-database'
import { expect, signIn } from '../support/site-test'

test('a line that falls silent without breaking off is opened anew, and what was missed is read', async ({
  page,
  line,
}) => {
  const name = `Sara${randomUUID().slice(0, 8)}`
  await page.clock.install()
  await signIn(page, demoAccount('admin'))
  await openListening(page, hrefOf('/ContactDb', { q: name }))
  const rows = page.getByRole('main').getByRole('row').filter({ hasText: name })
  await expect(rows).toHaveCount(0)
  line.silence()
  await makeContact(name)
  // Three signs of life of the server that did not come.
  await page.clock.fastForward(46_000)
  await expect(rows).toHaveCount(1)
})
