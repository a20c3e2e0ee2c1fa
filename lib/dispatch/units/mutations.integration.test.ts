import { randomInt, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { versionOf } from '@/lib/audit/record-version'
import type { SignedInActor } from '@/lib/auth/permissions'
import { createBooking } from '@/lib/bookings/reserve'
import { database } from '@/lib/db/client'
import { publicStore } from '@/lib/files/store'
import { removeVehicle } from '@/lib/vehicles/mutations'
import { codeOf } from '@/tests/support/code-of'
import { dayFromToday, makeActor, makeVehicle, orderFor, pictureFile } from '@/tests/support/factories'
import { assign } from '../mutations'
import { addOutage, removeUnit, saveUnit } from './mutations'
import { getUnit, listUnits, listVehicleUnits } from './queries'
import { unitBody } from './schema'
import { unitFacts } from './view'

let staff: SignedInActor
beforeAll(async () => {
  staff = await makeActor('subadmin')
})

const isStored = async (url: string | null) =>
  url !== null && (await publicStore().read(url.replace('/files/', ''))) !== null

async function unitOf(vehicleId: string) {
  const rest = { insuranceUntil: null, inspectionUntil: null, isActive: true }
  const facts = { ...rest, vehicleId, plate: `AA 3 ${randomUUID().slice(0, 8).toUpperCase()}` }
  return { ...(await saveUnit(staff, { facts, image: await pictureFile() })), facts }
}

it('can be of its own vehicle where there are more than a choice holds', async () => {
  const { id } = await makeVehicle({ name: 'Zotye' })
  const facts = {
    kind: 'one_day',
    model: '',
    item: '',
    dayPrice: 1,
    seats: 4,
    url: '',
    filename: '',
  } as const
  const data = Array.from({ length: 500 }, (_, place) => ({ ...facts, name: `Corolla ${place}` }))
  await database().vehicle.createMany({ data })
  const idsWith = async (own?: string) => (await listVehicleUnits(staff, own)).map((vehicle) => vehicle.id)
  const first = await idsWith()
  expect(first).toHaveLength(500)
  expect(await idsWith(id)).toEqual([...first, id])
  expect(await idsWith(first[7])).toEqual(first)
  await database().vehicle.deleteMany({ where: { name: { startsWith: 'Corolla ' } } })
})

describe('the plate of a unit', () => {
  it('is one however blanks, hyphens and capitals are typed', async () => {
    const { id: vehicleId } = await makeVehicle({ quantity: 5 })
    const save = (plate: string) =>
      saveUnit(staff, unitBody.parse({ vehicleId, plate })).then((unit) => unit.plate)
    expect(await save('aa  3-99991')).toBe('AA 3 99991')
    for (const plate of ['AA3 99991', 'Aa399991', 'AA-3-99991', 'AA 3–99991', 'A A 3 9 9 9 9 1']) {
      await expect(save(plate), plate).rejects.toMatchObject({
        code: 'PLATE_TAKEN',
        fields: { plate: undefined },
      })
    }
    expect(await save('AA 3 99992')).toBe('AA 3 99992')
  })
})

describe('a form of a unit', () => {
  it('that others have changed since is refused once, with the version of now', async () => {
    const unit = await unitOf((await makeVehicle()).id)
    const version = versionOf(unitFacts(unit))
    const { id, facts } = unit
    await saveUnit(staff, { id, facts: { ...facts, inspectionUntil: '2030-01-01' }, version })
    const now = versionOf(unitFacts((await getUnit(staff, id)) ?? unit))
    await expect(saveUnit(staff, { id, facts, version })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      version: now,
    })
    expect(await saveUnit(staff, { id, facts, version: now })).toMatchObject({ inspectionUntil: null })
    // Clients of the API need not know it.
    expect(await codeOf(saveUnit(staff, { id, facts }))).toBe('done')
  })
})

describe('a car that breaks down', () => {
  it('is out of service for the rest of the day once its trips of the day are over', async () => {
    const [today, vehicle, customer] = [dayFromToday(0), await makeVehicle(), await makeActor()]
    const { id: unitId, facts } = await unitOf(vehicle.id)
    const put = async (time: string) => {
      const input = orderFor(vehicle.id, { date: today, pickupTime: time, returnTime: time })
      const { id: bookingId } = await createBooking(customer, { input, locale: 'en' })
      await assign(staff, { bookingId, day: today, unitId })
      return bookingId
    }
    const [morning, evening] = [await put('00:00'), await put('23:59')]
    const outage = { id: unitId, from: today, to: dayFromToday(1) }
    expect(await codeOf(addOutage(staff, outage))).toBe('UNIT_TAKEN')
    await assign(staff, { bookingId: evening, day: today, unitId: null })
    await addOutage(staff, outage)
    const kept = await database().assignment.findMany({ where: { unitId } })
    expect(kept.map(({ bookingId }) => bookingId)).toEqual([morning])
    expect(await codeOf(assign(staff, { bookingId: evening, day: today, unitId }))).toBe('UNIT_BLOCKED')
    const elsewhere = { ...facts, vehicleId: (await makeVehicle()).id }
    expect(await codeOf(saveUnit(staff, { id: unitId, facts: elsewhere }))).toBe('UNIT_TAKEN')
    await saveUnit(staff, { id: unitId, facts: { ...facts, isActive: false } })
  })
})

describe('the picture of a unit', () => {
  it('is listed with it, is replaced and taken away, and its files go', async () => {
    const { id, image, plate, facts } = await unitOf((await makeVehicle()).id)
    const { rows } = await listUnits(staff, { q: plate })
    expect(rows).toMatchObject([{ id, image }])
    const replaced = await saveUnit(staff, { id, facts, image: await pictureFile('red') })
    expect([await isStored(image), await isStored(replaced.image)]).toEqual([false, true])
    expect(await saveUnit(staff, { id, facts, image: null })).toMatchObject({ image: null })
    expect(await isStored(replaced.image)).toBe(false)
  })

  it('stays where a change is refused', async () => {
    const { id: vehicleId } = await makeVehicle({ quantity: 2 })
    const [one, other] = [await unitOf(vehicleId), await unitOf(vehicleId)]
    const facts = { ...other.facts, plate: one.plate }
    const change = saveUnit(staff, { id: other.id, facts, image: await pictureFile('red') })
    expect(await codeOf(change)).toBe('PLATE_TAKEN')
    expect(await isStored(other.image)).toBe(true)
  })

  it('goes with the unit, and with its vehicle', async () => {
    const { id: vehicleId } = await makeVehicle({ quantity: 2 })
    const [one, other] = [await unitOf(vehicleId), await unitOf(vehicleId)]
    await removeUnit(staff, one.id)
    expect([await isStored(one.image), await isStored(other.image)]).toEqual([false, true])
    await removeVehicle(staff, { kind: 'one_day', id: vehicleId })
    expect(await isStored(other.image)).toBe(false)
  })
})

it('finds a unit by its plate, however its blanks and hyphens are typed', async () => {
  const digits = String(randomInt(10_000, 99_999))
  const { id: vehicleId } = await makeVehicle({})
  const { id } = await database().unit.create({ data: { vehicleId, plate: `AA 3 B${digits}` } })
  const found = async (q: string) => (await listUnits(staff, { q })).rows.map((unit) => unit.id)
  for (const q of [`AA 3 B${digits}`, `aa3b${digits}`, `AA-3-B${digits}`, `3b${digits}`]) {
    expect([q, await found(q)]).toEqual([q, [id]])
  }
  expect(await found(`AA3B${digits}9`)).toEqual([])
})
