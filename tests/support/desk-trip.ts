import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { orderBody } from './customers'
import { dayFromToday, makeCustomer, makeVehicle, siteDatabase } from './site-database'
import { signIn } from './site-test'
import { textsOf } from './texts'
import { newPhone } from './own-numbers'

const t = textsOf('en')

/** A word of letters that are only there once, so that a search finds nothing else. */
export const newWord = () =>
  [...String(randomInt(10_000_000, 100_000_000))].map((digit) => 'bcdfghjklm'[Number(digit)]).join('x')

/** A booking of a customer with an Ethiopic name, paid by transfer, that a car with a plate drives. */
export async function makeTrip(page: Page) {
  const [word, plate, vehicle] = [newWord(), String(randomInt(1_000_000, 10_000_000)), await makeVehicle()]
  const customer = await makeCustomer({ firstName: 'ሠላም', lastName: word })
  const phone = newPhone()
  const [day, reference] = [dayFromToday(12), `FT26${randomInt(100, 999)}${word.toUpperCase().slice(0, 5)}`]
  await signIn(page, customer)
  const answer = await page.request.post('/api/dashboard/OneDayVehiclesBook', {
    data: orderBody(vehicle.id, day, { phone, destination: `Wenchi ${word}`, transactionId: reference }),
  })
  expect(answer.status()).toBe(201)
  const { id, code } = await siteDatabase.booking.findFirstOrThrow({ where: { vehicleId: vehicle.id } })
  const unit = await siteDatabase.unit.create({ data: { vehicleId: vehicle.id, plate: `AA 3 B${plate}` } })
  await siteDatabase.assignment.create({ data: { bookingId: id, day: new Date(day), unitId: unit.id } })
  await page.context().clearCookies()
  return { id, code, word, plate, phone, reference, vehicle }
}

/** The open palette of the desk. */
export const palette = (page: Page) => page.getByRole('dialog', { name: t('OfficeFrame.palette.title') })
/** Opens it by its key, as somebody would who presses it again when nothing comes. */
export async function openPalette(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(palette(page).getByRole('combobox')).toBeFocused({ timeout: 2000 })
  }).toPass()
}
