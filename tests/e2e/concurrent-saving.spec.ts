import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Prisma } from '@/lib/db/generated/client'
import { hrefOf } from '@/lib/routes/routes'
import { createPerson } from '@/prisma/seed/people'
import { makeDriver } from '../support/access/world'
import { openListening } from '../support/live-page'
import { demoAccount, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

// The settings are the same for all tests.
test.describe.configure({ mode: 'default' })
// The form of a vehicle is sent to the API where there is a script.
test.use({ expectedConsole: /status of 409/ })

const t = textsOf('en')

const formWith = (page: Page, name: string) => page.locator('form', { has: page.locator(`[name="${name}"]`) })
const save = (page: Page, name: string, text: string) =>
  formWith(page, name).getByRole('button', { name: text, exact: true }).click()

const expectSaved = (page: Page, telegram: string) =>
  expect
    .poll(async () => (await (await page.request.get('/api/settings')).json()).company.telegram)
    .toBe(telegram)

const expectConflict = async (page: Page, ...changed: string[]) => {
  const alert = page.getByRole('alert').filter({ hasText: t('Errors.VERSION_CONFLICT') })
  await expect(alert).toContainText(t('Form.savesOver'))
  for (const field of changed) await expect(alert).toContainText(field)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test.afterEach(() => siteDatabase.settings.updateMany({ data: { company: Prisma.DbNull } }))

    test('a card of the settings conflicts with itself alone, and is saved when it is sent once more', async ({
      page,
    }) => {
      await signIn(page, demoAccount('admin'))
      await page.goto('/Settings')
      const { company } = await (await page.request.get('/api/settings')).json()
      const changeElsewhere = (telegram: string) =>
        siteDatabase.settings.updateMany({
          data: { company: { ...company, telegram }, version: { increment: 1 } },
        })
      const telegram = page.locator('[name="telegram"]')
      const bank = page.locator('[name="bank1"]')
      await changeElsewhere('others')
      await bank.fill('Awash Bank')
      await save(page, 'staffFactor', t('SettingsForms.save'))
      await expect(page.getByText(t('Flash.settingsSaved'))).toBeVisible()
      // A card that is saved as it was leaves the others as they are too.
      if (javaScriptEnabled) await expect(bank).toHaveValue('Awash Bank')

      await telegram.fill('first')
      const version = formWith(page, 'telegram').locator('[name="version"]')
      const seen = await version.inputValue()
      await save(page, 'telegram', t('SettingsForms.save'))
      await expectSaved(page, 'first')
      // The form knows that it is saved, before somebody else changes it.
      await expect(version).not.toHaveValue(seen)
      if (javaScriptEnabled) await expect(bank).toHaveValue('Awash Bank')

      await changeElsewhere('others')
      await telegram.fill('second')
      await save(page, 'telegram', t('SettingsForms.save'))
      await expectConflict(page)
      await expect(telegram).toHaveValue('second')
      if (javaScriptEnabled) await expect(bank).toHaveValue('Awash Bank')
      await save(page, 'telegram', t('SettingsForms.save'))
      await expectSaved(page, 'second')
      await expect(page.getByRole('alert').filter({ hasText: t('Errors.VERSION_CONFLICT') })).toHaveCount(0)
    })

    test('an old form of a driver keeps what was typed, and says who changed what', async ({ page }) => {
      const { id } = await makeDriver(siteDatabase)
      await signIn(page, demoAccount('subadmin'))
      const address = hrefOf('/Driver', { id })
      await (javaScriptEnabled ? openListening(page, address) : page.goto(address))
      const phone = page.locator('[name="phone"]')
      await phone.fill('+251911000777')
      await siteDatabase.driver.update({ where: { id }, data: { lastName: 'Girma' } })
      await save(page, 'phone', t('DispatchForms.save'))
      // The page hears of it too and is read anew, and what was said and typed stays.
      if (javaScriptEnabled) await expect(page.getByRole('heading', { name: 'Dawit Girma' })).toBeVisible()
      await expectConflict(page)
      await expect(phone).toHaveValue('+251911000777')
      await save(page, 'phone', t('DispatchForms.save'))
      await expect(page.getByText(t('Flash.dispatchSaved'))).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: t('Errors.VERSION_CONFLICT') })).toHaveCount(0)
      expect(await siteDatabase.driver.findUnique({ where: { id } })).toMatchObject({
        phone: '+251911000777',
      })
    })

    test('an old form of a vehicle puts no old price back', async ({ page }) => {
      const { id } = await makeVehicle()
      await signIn(page, demoAccount('subadmin'))
      await page.goto(hrefOf('/OneEdits', { id }))
      await siteDatabase.vehicle.update({ where: { id }, data: { dayPrice: 3600 } })
      await siteDatabase.auditEntry.create({
        data: {
          ...{ actorRole: 'admin', action: 'edit', entity: 'one-day-vehicle', entityId: id },
          changes: { dayPrice: [3500, 3600] },
        },
      })
      const model = page.locator('[name="model"]')
      await model.fill('2024')
      await save(page, 'model', t('Fleet.form.save'))
      await expectConflict(page, t('Audit.field.dayPrice'))
      await expect(model).toHaveValue('2024')
      expect(await siteDatabase.vehicle.findUnique({ where: { id } })).toMatchObject({
        ...{ dayPrice: 3600, model: '2022' },
      })
      await page.locator('[name="price"]').fill('3600')
      await save(page, 'model', t('Fleet.form.save'))
      await expect(page.getByText(t('Flash.vehicleUpdated'))).toBeVisible()
      expect(await siteDatabase.vehicle.findUnique({ where: { id } })).toMatchObject({
        ...{ dayPrice: 3600, model: '2024' },
      })
    })

    test('an old form of a user puts no old role and no old name back', async ({ page }) => {
      const { id } = await createPerson(siteDatabase, {
        ...{ firstName: 'Almaz', lastName: 'Tadesse', email: `${randomUUID()}@example.com` },
        ...{ role: 'subadmin', password: 'Correct-horse-7' },
      })
      await signIn(page, demoAccount('admin'))
      await page.goto(hrefOf('/Edit', { id }))
      await siteDatabase.user.update({ where: { id }, data: { role: 'user', lastName: 'Girma' } })
      await siteDatabase.auditEntry.create({
        data: {
          ...{ actorRole: 'admin', action: 'edit', entity: 'user', entityId: id },
          changes: { role: ['subadmin', 'user'] },
        },
      })
      await page.locator('[name="firstName"]').fill('Aster')
      await save(page, 'firstName', t('Users.update'))
      await expectConflict(page, t('Audit.field.role'))
      expect(await siteDatabase.user.findUnique({ where: { id } })).toMatchObject({
        ...{ role: 'user', firstName: 'Almaz' },
      })
      await page.locator('[name="role"]').selectOption('user')
      await save(page, 'firstName', t('Users.update'))
      await expect(page.getByText(t('Flash.userUpdated'))).toBeVisible()
      expect(await siteDatabase.user.findUnique({ where: { id } })).toMatchObject({
        ...{ role: 'user', firstName: 'Aster', lastName: 'Girma' },
      })
    })

    test('an old form of a price rule puts no old amount back', async ({ page }) => {
      const { id: vehicleId } = await makeVehicle()
      const rule = await siteDatabase.priceRule.create({
        data: { name: 'Own season', rank: 1, percent: 10, vehicleId },
      })
      await signIn(page, demoAccount('admin'))
      await page.goto(hrefOf('/Prices', { rule: rule.id }))
      await siteDatabase.priceRule.update({ where: { id: rule.id }, data: { percent: 25 } })
      const name = page.locator('[name="nameAm"]')
      await name.fill('ገና')
      await save(page, 'nameAm', t('PriceForms.save'))
      await expectConflict(page)
      await expect(name).toHaveValue('ገና')
      expect(await siteDatabase.priceRule.findUnique({ where: { id: rule.id } })).toMatchObject({
        percent: 25,
      })
      await save(page, 'nameAm', t('PriceForms.save'))
      await expect(page.getByText(t('Flash.priceSaved'))).toBeVisible()
      expect(await siteDatabase.priceRule.findUnique({ where: { id: rule.id } })).toMatchObject({
        ...{ percent: 10, nameAm: 'ገና' },
      })
    })
  })
}
