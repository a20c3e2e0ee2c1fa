import { randomUUID } from 'node:crypto'
import { hrefOf } from '@/lib/routes/routes'
import { createPerson } from '@/prisma/seed/people'
import { choose, pressOn, typeInto } from '../support/keyboard'
import { openOwnDatabase } from '../support/own-database-site'
import { demoAccount, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'

/** People with one last name that only this test knows; more of them than a page shows. */
async function makePeople(count: number) {
  const lastName = `Z${randomUUID().slice(0, 8)}`
  await siteDatabase.user.createMany({
    data: Array.from({ length: count }, (_, turn) => ({
      firstName: `Abebe${String(turn).padStart(2, '0')}`,
      lastName,
      email: `${lastName}-${turn}@example.com`.toLowerCase(),
      emailConfirmedAt: new Date(),
      createdAt: new Date(Date.now() - turn * 1000),
    })),
  })
  return lastName
}

for (const locale of ['en', 'am', 'om'] as const) {
  const t = textsOf(locale)

  test(`${locale}: an admin finds, changes and deletes a user with the keyboard alone`, async ({ page }) => {
    // A list of two pages takes many stops to walk; once is enough.
    const hasPages = locale === 'en'
    const lastName = await makePeople(hasPages ? 22 : 2)
    const newest = { name: `Abebe00 ${lastName}`, email: `${lastName}-0@example.com`.toLowerCase() }
    await signIn(page, demoAccount('admin'))
    await page.goto(addressIn(locale, '/UserDb'))
    await expect(page.getByRole('heading', { level: 1, name: t('Users.listTitle') })).toBeVisible()
    await typeInto(page, page.getByRole('main').getByRole('searchbox'), lastName)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/[?&]q=Z/)
    const links = page.getByRole('link', { name: new RegExp(lastName) })
    await expect(links).toHaveCount(3 * (hasPages ? 20 : 2))
    if (hasPages) {
      await pressOn(page, page.getByRole('link', { name: t('DataList.next') }))
      await expect(links).toHaveCount(3 * 2)
      await pressOn(page, page.getByRole('link', { name: t('DataList.previous') }))
      await expect(links).toHaveCount(3 * 20)
    }

    await pressOn(page, page.getByRole('link', { name: t('Users.viewOf', { name: newest.name }) }))
    await expect(page.getByText(newest.email)).toBeVisible()
    await expect(page.getByText(t('Users.passwordHidden'))).toBeAttached()
    await pressOn(page, page.getByRole('link', { name: t('Users.edit'), exact: true }))
    await typeInto(page, page.getByLabel(t('Users.firstName'), { exact: true }), 'Bontu')
    await choose(page, page.getByRole('combobox', { name: t('Users.role') }), 'subadmin')
    await pressOn(page, page.getByRole('button', { name: t('Users.update'), exact: true }))
    await page.waitForURL((url) => url.pathname === addressIn(locale, '/UserDb'))
    await expect(page.getByText(t('Flash.userUpdated'))).toBeVisible()
    const changed = await siteDatabase.user.findUniqueOrThrow({ where: { email: newest.email } })
    expect(changed).toMatchObject({ firstName: 'Bontu', role: 'subadmin' })

    await page.goto(addressIn(locale, hrefOf('/Delete', { id: changed.id })))
    const dialog = page.getByRole('alertdialog')
    const remove = page.getByRole('main').getByRole('button', { name: t('Users.delete'), exact: true })
    await pressOn(page, remove)
    await expect(dialog).toContainText(t('Users.deleteAsk', { name: `Bontu ${lastName}` }))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(remove).toBeFocused()
    await page.keyboard.press('Enter')
    await pressOn(page, dialog.getByRole('button', { name: t('Users.delete'), exact: true }))
    await page.waitForURL((url) => url.pathname === addressIn(locale, '/UserDb'))
    await expect(page.getByText(t('Flash.userDeleted'))).toBeVisible()
    expect(await siteDatabase.user.count({ where: { id: changed.id } })).toBe(0)
  })
}

test('where there is one admin, every language says why the role stays', async ({ page }) => {
  const site = await openOwnDatabase()
  try {
    const account = { email: 'only@example.com', password: 'Correct-horse-7' }
    const admin = { ...account, firstName: 'Selam', lastName: 'Bekele', role: 'admin' as const }
    const { id } = await createPerson(site.database, admin)
    const answer = await page.request.post(`${site.url}/api/login`, { data: account })
    expect(answer.status()).toBe(200)
    for (const locale of ['en', 'am', 'om'] as const) {
      const t = textsOf(locale)
      await page.goto(site.url + addressIn(locale, hrefOf('/Edit', { id })))
      await page.getByRole('combobox', { name: t('Users.role') }).selectOption('user')
      await page.getByRole('button', { name: t('Users.update'), exact: true }).click()
      await expect(page.getByRole('alert').getByText(t('Errors.LAST_ADMIN')).first()).toBeVisible()
      await page.goto(site.url + addressIn(locale, hrefOf('/Delete', { id })))
      await expect(page.getByText(t('Users.ownAccount'))).toBeVisible()
    }
    expect((await site.database.user.findUniqueOrThrow({ where: { id } })).role).toBe('admin')
  } finally {
    // An open page asks for what changes, and would miss its server.
    await page.goto('about:blank')
    await site.close()
  }
})

test('the list of users says which accounts are closed', async ({ page }) => {
  const lastName = await makePeople(2)
  const first = await siteDatabase.user.findFirstOrThrow({ where: { lastName, firstName: 'Abebe00' } })
  await siteDatabase.user.update({ where: { id: first.id }, data: { closedAt: new Date() } })
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/UserDb', { q: lastName }))
  const closed = page.getByRole('row').filter({ hasText: textsOf('en')('Users.isClosed') })
  await expect(closed).toContainText(['Abebe00'])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the question before a deletion stands on a page of its own', async ({ page }) => {
    const t = textsOf('en')
    const lastName = await makePeople(1)
    const { id } = await siteDatabase.user.findFirstOrThrow({ where: { lastName } })
    await signIn(page, demoAccount('admin'))
    await page.goto(hrefOf('/Delete', { id }))
    await page.getByRole('button', { name: t('Users.delete'), exact: true }).click()
    await expect(page.getByText(t('Users.deleteAsk', { name: `Abebe00 ${lastName}` }))).toBeVisible()
    expect(await siteDatabase.user.count({ where: { id } })).toBe(1)
    await page.getByRole('button', { name: t('Users.delete'), exact: true }).click()
    await expect(page.getByText('Successfully Deleted!')).toBeVisible()
    expect(await siteDatabase.user.count({ where: { id } })).toBe(0)
  })
})
