import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { versionOf } from '@/lib/audit/record-version'
import type { SignedInActor } from '@/lib/auth/permissions'
import { changeBooking } from '@/lib/bookings/change-booking'
import { createBooking } from '@/lib/bookings/reserve'
import { env } from '@/lib/core/env'
import { database } from '@/lib/db/client'
import { codeOf } from '@/tests/support/code-of'
import { makeDriver } from '@/tests/support/access/world'
import { dayFromToday, makeActor, makeVehicle, orderFor, pictureFile } from '@/tests/support/factories'
import { newPhone } from '@/tests/support/own-numbers'
import { recordDutySteps } from '../duty/mutations'
import { assign, replaceDriver } from '../mutations'
import { addDaysOff, removeDriver, saveDriver } from './mutations'
import { getDriver, listDrivers } from './queries'
import type { DriverFacts } from './schema'
import { driverFacts } from './view'

let staff: SignedInActor
beforeAll(async () => {
  staff = await makeActor('subadmin')
})
afterEach(async () => {
  for (const name of await files()) await rm(path.join(folder(), name))
})

const folder = () => path.resolve(env().DATA_DIR, 'uploads', 'public')
/** Every stored file of a portrait. */
const files = async () => {
  const names = await readdir(folder()).catch(() => [])
  return names.filter((name) => name.startsWith('driver-')).toSorted()
}
const facts: DriverFacts = {
  ...{
    firstName: 'Chaltu',
    lastName: 'Gemechu',
    phone: '+251911400102',
    email: null,
    licence: 'AA 3 104202',
  },
  ...{ licenceUntil: '2035-05-01', languages: ['om'], drivesSince: 2017, locale: 'om', isActive: true },
}
const takeOn = async () => saveDriver(staff, { facts, image: await pictureFile() })

describe('a form of a driver', () => {
  it('that others have changed since is refused, whatever days off were taken meanwhile', async () => {
    const driver = await takeOn()
    const version = versionOf(driverFacts(driver))
    const change = (phone: string) =>
      saveDriver(staff, { id: driver.id, facts: { ...facts, phone }, version })
    await addDaysOff(staff, { id: driver.id, days: ['2030-01-01'] })
    expect(await change('+251911400103')).toMatchObject({ phone: '+251911400103' })
    expect(await codeOf(change('+251911400104'))).toBe('VERSION_CONFLICT')
    expect(await getDriver(staff, driver.id)).toMatchObject({ phone: '+251911400103' })
  })
})

describe('the portrait of a driver', () => {
  it('stays where none is sent, and the files of the old one go with a new one', async () => {
    const { id, image } = await takeOn()
    const first = await files()
    expect(first).toHaveLength(2)
    expect(await saveDriver(staff, { id, facts })).toMatchObject({ image })
    expect(await files()).toEqual(first)
    const replaced = await saveDriver(staff, { id, facts, image: await pictureFile('red') })
    expect(replaced.image).not.toBe(image)
    const second = await files()
    expect(second).toHaveLength(2)
    expect(second.filter((name) => first.includes(name))).toEqual([])
    expect(await saveDriver(staff, { id, facts, image: null })).toMatchObject({ image: null })
    expect(await files()).toEqual([])
  })

  it('replaced by several at once leaves the files of one alone', async () => {
    const { id } = await takeOn()
    const sent = await Promise.all([pictureFile('red'), pictureFile('blue'), pictureFile('white')])
    await Promise.all(sent.map((image) => saveDriver(staff, { id, facts, image })))
    const driver = await getDriver(staff, id)
    const names = await files()
    expect(names).toHaveLength(2)
    expect(names.map((name) => `/files/${name}`)).toContain(driver?.image)
  })

  it('goes with a driver who is deleted', async () => {
    const { id } = await takeOn()
    await removeDriver(staff, id)
    expect(await files()).toEqual([])
  })

  it('must be a picture, and is kept by nobody who cannot be saved', async () => {
    const { id, image } = await takeOn()
    const before = await files()
    const bad = saveDriver(staff, { id, facts, image: new File(['words'], 'me.png') })
    await expect(bad).rejects.toMatchObject({ code: 'FILE_TYPE', fields: { image: 'pictureType' } })
    const gone = '0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90'
    expect(await codeOf(saveDriver(staff, { id: gone, facts, image: await pictureFile() }))).toBe('NOT_FOUND')
    expect(await codeOf(saveDriver(await makeActor(), { facts, image: await pictureFile() }))).toBe(
      'FORBIDDEN',
    )
    expect(await files()).toEqual(before)
    expect(await getDriver(staff, id)).toMatchObject({ image })
  })

  it('is in the audit as a change alone', async () => {
    const { id } = await takeOn()
    await saveDriver(staff, { id, facts, image: await pictureFile('red') })
    const entries = await database().auditEntry.findMany({ where: { entityId: id }, orderBy: { id: 'asc' } })
    expect(entries.map(({ changes }) => changes)).toEqual([{}, { image: 'changed' }])
  })
})

describe('a driver who falls ill at noon', () => {
  it('has the rest of the day off, keeps what is over, and is replaced where it is not', async () => {
    const [today, customer, by] = [dayFromToday(0), await makeActor(), await makeDriver(database())]
    const { id: ill, linkNumber } = await makeDriver(database())
    const trip = async (pickupTime: string, returnTime: string) => {
      const input = orderFor((await makeVehicle()).id, { date: today, pickupTime, returnTime })
      const { id: bookingId } = await createBooking(customer, { input, locale: 'en' })
      await assign(staff, { bookingId, day: today, driverId: ill })
      return bookingId
    }
    const [past, done, left] = [
      await trip('00:00', '00:00'),
      await trip('21:00', '22:00'),
      await trip('23:59', '23:59'),
    ]
    const step = { id: crypto.randomUUID(), bookingId: done, day: today, word: 'done' } as const
    const holder = { role: 'visitor', driverId: ill, linkNumber } as const
    await recordDutySteps(holder, [{ ...step, at: new Date().toISOString() }])
    const outcome = await replaceDriver(staff, { driverId: ill, day: today, by: by.id })
    // Who drives now has no address.
    expect(outcome).toEqual({ replaced: 1, open: 0, unreached: 1 })
    const driverOf = async (bookingId: string) =>
      (await database().assignment.findFirst({ where: { bookingId } }))?.driverId
    expect(await Promise.all([past, done, left].map(driverOf))).toEqual([ill, ill, by.id])
    expect((await getDriver(staff, ill))?.daysOff).toEqual([today])
    // A change of what is over asks nobody anew.
    await changeBooking(staff, { id: done, input: { returnTime: '22:30' } })
    expect(await driverOf(done)).toBe(ill)
    // Nothing is left for which they would have to stay, or to have a licence.
    const leaves = { ...facts, isActive: false, licenceUntil: dayFromToday(-1) }
    expect(await saveDriver(staff, { id: ill, facts: leaves })).toMatchObject({ isActive: false })
  })
})

it('finds a driver by the phone, however it is typed', async () => {
  const { id } = await makeDriver(database())
  const { phone } = await database().driver.update({
    where: { id },
    data: { phone: newPhone() },
    select: { phone: true },
  })
  const local = phone.replace('+251', '0')
  const spaced = `${local.slice(0, 4)} ${local.slice(4, 6)} ${local.slice(6)}`
  for (const q of [phone, local, spaced, `(${local.slice(0, 4)}) ${local.slice(4)}`, local.slice(1, 8)]) {
    const { rows } = await listDrivers(staff, { q })
    expect([q, rows.map((driver) => driver.id)]).toEqual([q, expect.arrayContaining([id])])
  }
})
