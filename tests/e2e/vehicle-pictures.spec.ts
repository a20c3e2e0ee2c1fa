import { hrefOf } from '@/lib/routes/routes'
import { pictureFile } from '../support/picture-file'
import { demoAccount, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'
import { newVehicleName } from '../support/vehicle-name'

const t = textsOf('en')
const picturesOf = async (id: string) => {
  const { filename, pictures } = await siteDatabase.vehicle.findUniqueOrThrow({
    where: { id },
    include: { pictures: { orderBy: { position: 'asc' } } },
  })
  return [filename, ...pictures.map((picture) => picture.filename)]
}
const named = async (...names: readonly string[]) => {
  const { buffer, mimeType } = await pictureFile()
  return names.map((name) => ({ name, mimeType, buffer }))
}

test('a sub-admin posts a car with facts and pictures, puts them in order by keyboard, and customers see them', async ({
  page,
}) => {
  const name = newVehicleName('Vitz')
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const press = async (button: string) => {
    await page.getByRole('button', { name: button, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await signIn(page, demoAccount('subadmin'))
  await page.goto('/Post')
  await field(t('Fleet.form.picture')).setInputFiles(await named('a.png', 'b.png'))
  await field(t('Fleet.form.picture')).setInputFiles(await named('c.png'))
  await press(t('Fleet.form.moveForward', { number: '3' }))
  // The pressed button went along with its picture.
  await expect(page.getByRole('button', { name: t('Fleet.form.moveForward', { number: '2' }) })).toBeFocused()
  await page.keyboard.press('Enter')
  await press(t('Fleet.form.removePicture', { number: '3' }))
  await field(t('Fleet.form.name')).fill(name)
  await field(t('Fleet.form.category')).selectOption('pickup')
  await field(t('Fleet.form.carPrice')).fill('$60 a day')
  await field(t('Fleet.form.price')).fill('1900')
  await field(t('Fleet.form.priceFrom7')).fill('2000')
  await field(t('Fleet.form.seats')).fill('5')
  await field(t('Fleet.form.bags')).fill('1')
  await field(t('Fleet.form.gearbox')).selectOption('manual')
  await page.locator('[name="texts.or"]').fill('Karaa hundaaf')
  await press(t('Fleet.form.upload'))
  await expect(page.locator('#priceFrom7-error')).toHaveText(t('Validation.priceFromTooHigh'))
  await field(t('Fleet.form.priceFrom7')).fill('1800')
  await press(t('Fleet.form.upload'))
  await page.waitForURL((url) => url.pathname === '/Get')
  const car = await siteDatabase.vehicle.findFirstOrThrow({ where: { name } })
  expect(await picturesOf(car.id)).toEqual(['c.png', 'a.png'])
  expect(car).toMatchObject({
    dayPrice: 1900,
    priceFrom7: 1800,
    seats: 5,
    bags: 1,
    gearbox: 'manual',
    fuel: null,
  })

  await page.goto(hrefOf('/Edits', { id: car.id }))
  await expect(field(t('Fleet.form.bags'))).toHaveValue('1')
  await field(t('Fleet.form.newPicture')).setInputFiles(await named('d.png'))
  await press(t('Fleet.form.moveBack', { number: '1' }))
  await field(t('Fleet.form.bags')).fill('')
  await press(t('Fleet.form.save'))
  await page.waitForURL((url) => url.pathname === '/Get')
  expect(await picturesOf(car.id)).toEqual(['a.png', 'c.png', 'd.png'])

  await page.goto(addressIn('om', hrefOf('/Car', { id: car.id })))
  const pictures = page.getByRole('group', { name: textsOf('om')('VehicleFacts.pictures', { name }) })
  await expect(pictures.getByRole('img')).toHaveCount(3)
  const card = page.getByRole('main')
  await expect(card).toContainText('Br 1,900')
  await expect(card).toContainText('Br 1,800')
  await expect(card).toContainText('Karaa hundaaf')
  await siteDatabase.vehicle.delete({ where: { id: car.id } })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('pictures are added, and what was typed comes back with its problem', async ({ page }) => {
    const name = newVehicleName('Vitz')
    await signIn(page, demoAccount('subadmin'))
    await page.goto('/Post')
    await page.locator('[name=image]').setInputFiles(await named('a.png', 'b.png'))
    await page.locator('[name=name]').fill(name)
    await page.locator('[name=item]').selectOption('pickup')
    await page.locator('[name=price]').fill('$60')
    await page.locator('[name="texts.am"]').fill('ለሁሉም መንገድ')
    await page.locator('[name=seats]').fill('none')
    const send = page.getByRole('button', { name: t('Fleet.form.upload'), exact: true })
    await send.click()
    await expect(page.locator('#seats-error')).toHaveText(t('Validation.seatsInvalid'))
    await expect(page.locator('[name="texts.am"]')).toHaveValue('ለሁሉም መንገድ')
    await page.locator('[name=seats]').fill('5')
    await page.locator('[name=image]').setInputFiles(await named('a.png', 'b.png'))
    await send.click()
    await page.waitForURL((url) => url.pathname === '/Get')
    const car = await siteDatabase.vehicle.findFirstOrThrow({ where: { name } })
    expect(car).toMatchObject({ seats: 5, itemTranslations: { am: 'ለሁሉም መንገድ' } })

    await page.goto(hrefOf('/Edits', { id: car.id }))
    await page.locator('[name=image]').setInputFiles(await named('c.png'))
    await page.getByRole('button', { name: t('Fleet.form.save'), exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/Get')
    expect(await picturesOf(car.id)).toEqual(['a.png', 'b.png', 'c.png'])
    await siteDatabase.vehicle.delete({ where: { id: car.id } })
  })
})
