import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { versionOf } from '@/lib/audit/record-version'
import { database } from '@/lib/db/client'
import { createBooking } from '@/lib/bookings/reserve'
import { setBookingStatus } from '@/lib/bookings/mutations'
import { publicStore } from '@/lib/files/store'
import { dayFromToday, makeActor, makeVehicle, orderFor, pictureFile } from '@/tests/support/factories'
import { newVehicleName } from '@/tests/support/vehicle-name'
import { createVehicle, removeVehicle, updateVehicle } from './mutations'
import { getStaffVehicle, listBookingsAhead, listStaffVehicles } from './queries'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'entoto-fleet-'))
  process.env.DATA_DIR = folder
})
afterAll(() => rm(folder, { recursive: true }))

const kind = 'one_day' as const
const input = { name: 'Hiace', item: 'Air conditioning', model: '2021', price: 4200, quantity: 2 }
const isStored = async (url: string) => (await publicStore().read(url.replace('/files/', ''))) !== null

async function postedAndBooked() {
  const staff = await makeActor('subadmin')
  const vehicle = await createVehicle(staff, { kind, input, images: [await pictureFile()] })
  const customer = await makeActor()
  const booking = await createBooking(customer, { input: orderFor(vehicle.id), locale: 'en' })
  return { staff, vehicle, booking, admin: await makeActor('admin') }
}

describe('a posted vehicle', () => {
  it('loses its old picture once the new one is safe', async () => {
    const staff = await makeActor('subadmin')
    const posted = await createVehicle(staff, { kind, input, images: [await pictureFile()] })
    const changed = await updateVehicle(staff, { kind, id: posted.id, input, images: [await pictureFile()] })
    expect([await isStored(posted.url), await isStored(changed.url)]).toEqual([false, true])
  })

  it('keeps the picture that a booking shows as what was booked', async () => {
    const { staff, vehicle } = await postedAndBooked()
    await updateVehicle(staff, { kind, id: vehicle.id, input, images: [await pictureFile()] })
    expect(await isStored(vehicle.url)).toBe(true)
  })

  it('keeps everything when the new picture is bad or the vehicle is gone', async () => {
    const staff = await makeActor('subadmin')
    const posted = await createVehicle(staff, { kind, input, images: [await pictureFile()] })
    const bad = new File(['words'], 'car.png')
    const change = { kind, id: posted.id, input: { ...input, name: 'Other' }, images: [bad] }
    await expect(updateVehicle(staff, change)).rejects.toMatchObject({ code: 'FILE_TYPE' })
    expect(await getStaffVehicle(staff, { kind, id: posted.id })).toEqual(posted)
    await removeVehicle(staff, { kind, id: posted.id })
    expect(await isStored(posted.url)).toBe(false)
    await expect(updateVehicle(staff, { ...change, images: [] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('keeps the price that somebody else set since the form of it was opened', async () => {
    const [staff, admin] = await Promise.all([makeActor('subadmin'), makeActor('admin')])
    const { id } = await makeVehicle()
    const opened = await getStaffVehicle(staff, { kind, id })
    const version = versionOf(Object(opened))
    await updateVehicle(admin, { kind, id, input: { ...input, price: 3600 }, images: [], version })

    const stale = { kind, id, input: { ...input, model: '2024' }, images: [] }
    const refused = await updateVehicle(staff, { ...stale, version }).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'VERSION_CONFLICT', edits: [{ role: 'admin' }] })
    const now = await getStaffVehicle(staff, { kind, id })
    expect(now).toMatchObject({ price: 3600, model: '2021' })
    // Sent again with the version of now it is a decision; a client of the API knows no version.
    expect(refused).toMatchObject({ version: versionOf(Object(now)) })
    await updateVehicle(staff, { ...stale, version: versionOf(Object(now)) })
    expect(await updateVehicle(staff, stale)).toMatchObject({ price: 4200, model: '2024' })
  })

  it('no longer shows translated features that were typed anew', async () => {
    const staff = await makeActor('subadmin')
    const { id } = await makeVehicle()
    await updateVehicle(staff, { kind, id, input, images: [] })
    const row = await database().vehicle.findUniqueOrThrow({ where: { id } })
    expect([row.item, row.itemLocale, row.itemTranslations]).toEqual(['Air conditioning', null, {}])
  })

  it('no longer shows a text by language that repeated features typed anew, and keeps the others', async () => {
    const staff = await makeActor('subadmin')
    const { id } = await makeVehicle()
    const texts = { en: input.item, am: 'አየር ማቀዝቀዣ', or: '' }
    await updateVehicle(staff, { kind, id, input: { ...input, texts }, images: [] })
    const retyped = { ...input, item: 'No air conditioning', texts }
    await updateVehicle(staff, { kind, id, input: retyped, images: [] })
    const row = await database().vehicle.findUniqueOrThrow({ where: { id } })
    expect([row.item, row.itemTranslations]).toEqual([retyped.item, { am: texts.am }])
  })
})

describe('the pictures of a vehicle', () => {
  const three = async () => Promise.all(['red', 'green', 'blue'].map(pictureFile))

  it('stay where a booking shows one as what was booked, the others go', async () => {
    const staff = await makeActor('subadmin')
    const { id, pictures } = await createVehicle(staff, { kind, input, images: await three() })
    expect(pictures).toHaveLength(3)
    await createBooking(await makeActor(), { input: orderFor(id), locale: 'en' })
    const [booked, second, third] = pictures.map(({ url }) => url)
    const order = [third ?? '']
    await updateVehicle(staff, { kind, id, input, images: [], order })
    expect(await getStaffVehicle(staff, { kind, id })).toMatchObject({
      url: third,
      pictures: [{ url: third }],
    })
    expect(await Promise.all([booked, second, third].map((url) => isStored(url ?? '')))).toEqual([
      true,
      false,
      true,
    ])
  })

  it('are stored all or none', async () => {
    const staff = await makeActor('subadmin')
    const posted = await createVehicle(staff, { kind, input, images: await three() })
    const files = await readdir(folder, { recursive: true })
    const images = [await pictureFile(), new File(['words'], 'car.png')]
    await expect(updateVehicle(staff, { kind, id: posted.id, input, images })).rejects.toMatchObject({
      code: 'FILE_TYPE',
    })
    expect(await getStaffVehicle(staff, { kind, id: posted.id })).toEqual(posted)
    expect(await readdir(folder, { recursive: true })).toEqual(files)
  })

  it('are put in order by two people at once, one after the other', async () => {
    const staff = await makeActor('subadmin')
    const { id, pictures } = await createVehicle(staff, { kind, input, images: await three() })
    const order = pictures.map(({ url }) => url)
    const change = (asked: string[]) => updateVehicle(staff, { kind, id, input, images: [], order: asked })
    const turns = Array.from({ length: 6 }, (_, at) => (at % 2 ? order : order.toReversed()))
    const answers = await Promise.allSettled(turns.map(change))
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
    const left = await getStaffVehicle(staff, { kind, id })
    expect(left?.pictures.map(({ url }) => url).toSorted()).toEqual(order.toSorted())
  })
})

describe('a vehicle with bookings ahead', () => {
  it('is no car: as one it is not found, and nothing is said of its bookings', async () => {
    const { staff, vehicle } = await postedAndBooked()
    await expect(removeVehicle(staff, { kind: 'car', id: vehicle.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('is not removed, and says which bookings keep it', async () => {
    const { staff, vehicle, booking } = await postedAndBooked()
    await expect(removeVehicle(staff, { kind, id: vehicle.id })).rejects.toMatchObject({
      code: 'VEHICLE_BOOKED',
      days: [dayFromToday(5)],
    })
    expect(await listBookingsAhead(staff, vehicle.id)).toMatchObject([
      { id: booking.id, day: dayFromToday(5) },
    ])
  })

  it('goes once they are canceled, and what was booked stays', async () => {
    const { staff, admin, vehicle, booking } = await postedAndBooked()
    await setBookingStatus(admin, { id: booking.id, status: 'canceled' })
    await removeVehicle(staff, { kind, id: vehicle.id })
    const kept = await database().booking.findUniqueOrThrow({ where: { id: booking.id } })
    expect(kept).toMatchObject({ vehicleId: null, vehicleName: 'Hiace', vehicleUrl: vehicle.url })
    expect(await isStored(vehicle.url)).toBe(true)
  })

  it('keeps as many places as are held, and says on which days', async () => {
    const { staff, vehicle } = await postedAndBooked()
    const lowered = { kind, id: vehicle.id, input: { ...input, quantity: 0 }, images: [] }
    await expect(updateVehicle(staff, lowered)).rejects.toMatchObject({
      code: 'PLACES_HELD',
      days: [dayFromToday(5)],
    })
  })

  it('is not removed by a removal that meets a booking at the same moment', async () => {
    const staff = await makeActor('subadmin')
    for (let round = 0; round < 8; round += 1) {
      const { id } = await makeVehicle({ quantity: 1 })
      const customer = await makeActor()
      const [booked, removed] = await Promise.allSettled([
        createBooking(customer, { input: orderFor(id), locale: 'en' }),
        removeVehicle(staff, { kind, id }),
      ])
      expect([booked.status, removed.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    }
  })
})

it('the staff’s list is searched as customers search it and paged by key', async () => {
  const staff = await makeActor('subadmin')
  const names = Array.from({ length: 25 }, (_, at) => `Fleet-100% ${String(at).padStart(2, '0')}`)
  for (const name of names) await makeVehicle({ name })
  const first = await listStaffVehicles(staff, { kind, q: 'fleet-100%' })
  expect(first.rows).toHaveLength(20)
  expect(first.rows[0]?.name).toBe('Fleet-100% 24')
  expect(first.next).not.toBeNull()
  const name = newVehicleName('Toyota')
  const { id } = await makeVehicle({ name })
  const { rows } = await listStaffVehicles(staff, { kind, q: name.replace('Toyota', 'ቶዮታ') })
  expect(rows.map((row) => row.id)).toEqual([id])
})
