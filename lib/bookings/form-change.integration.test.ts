import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { addDays } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { removeVehicle } from '@/lib/vehicles/mutations'
import { codeOf } from '@/tests/support/code-of'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { changeBooking } from './change-booking'
import { changeByForm, getChangeForm } from './form-change'
import { setBookingStatus } from './mutations'
import { findBooking } from './queries'
import { createBooking } from './reserve'
import { changeForm } from './change-schema'

const people = {} as Record<'owner' | 'subadmin', SignedInActor>
const day = dayFromToday(14)

beforeAll(async () => {
  people.owner = await makeActor()
  people.subadmin = await makeActor('subadmin')
})

async function book(quantity = 2) {
  const vehicle = await makeVehicle({ quantity, price: 3500 })
  const input = orderFor(vehicle.id, { date: day, lastDate: addDays(day, 1), pickupPlace: 'Bole' })
  return { vehicle, booking: await createBooking(people.owner, { input, locale: 'en' }) }
}

/** The form as the page shows it, with what was typed. */
async function filled(actor: SignedInActor, id: string, typed: Record<string, string> = {}) {
  const form = (await getChangeForm(actor, id)) ?? expect.fail('no form')
  const { 'rider.name': name, 'rider.phone': phone, ...values } = { ...form.values, ...typed }
  return changeForm.parse({ ...values, id, rider: { name, phone }, extras: undefined })
}

describe('the form that changes a booking', () => {
  it('shows a new price before anything is changed, and changes it for that price', async () => {
    const { booking } = await book()
    const form = await filled(people.owner, booking.id, { lastDate: addDays(day, 2) })
    const asked = await changeByForm(people.owner, form)
    expect(asked).toMatchObject({ kind: 'asks', booking: { total: 10_500 } })
    expect(await findBooking(people.owner, booking.id)).toMatchObject({
      total: 7000,
      version: booking.version,
    })
    expect(await database().bookingLine.count({ where: { bookingId: booking.id, quote: 2 } })).toBe(0)
    const done = await changeByForm(people.owner, { ...form, seenTotal: 1_050_000 })
    expect(done).toMatchObject({ kind: 'changed', booking: { total: 10_500, lastDate: addDays(day, 2) } })
  })

  it('is refused a customer where the pick-up would be today at an hour that is over', async () => {
    const { booking } = await book()
    const today = dayFromToday(0)
    const typed = { date: today, lastDate: today, pickupTime: '00:00', seenTotal: '350000' }
    await expect(
      changeByForm(people.owner, await filled(people.owner, booking.id, typed)),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { pickupTime: 'timeOver' } })
    expect(await findBooking(people.owner, booking.id)).toMatchObject({ date: day, pickupTime: null })
    const byStaff = await changeByForm(people.subadmin, await filled(people.subadmin, booking.id, typed))
    expect(byStaff).toMatchObject({ kind: 'changed', booking: { date: today, pickupTime: '00:00' } })
    // What has begun may still be said more precisely.
    const later = await filled(people.owner, booking.id, { destination: 'Jimma' })
    expect(await changeByForm(people.owner, later)).toMatchObject({ kind: 'changed' })
  })

  it('shows what each extra costs, and the phone as people write it', async () => {
    const extra = await database().extra.create({
      data: { textEn: 'Child seat', textOm: 'Teessoo', textAm: 'መቀመጫ', amountSantim: 60_000, per: 'day' },
    })
    const vehicle = await makeVehicle({ price: 3500 })
    const input = orderFor(vehicle.id, { date: day, lastDate: addDays(day, 1), extras: [extra.id] })
    const { id } = await createBooking(people.owner, { input, locale: 'en' })
    const priced = { id: extra.id, amountSantim: 60_000, per: 'day' }
    expect(await getChangeForm(people.owner, id)).toMatchObject({
      values: { phone: '+251 91 122 3344', [`extras.${extra.id}`]: 'on' },
      extras: expect.arrayContaining([expect.objectContaining(priced)]),
    })
    // The booking keeps what is offered no longer, for what it cost.
    await database().extra.delete({ where: { id: extra.id } })
    expect((await getChangeForm(people.owner, id))?.extras).toMatchObject([priced])
  })

  it('asks again where the price is another by then', async () => {
    const { vehicle, booking } = await book()
    const form = await filled(people.owner, booking.id, { lastDate: addDays(day, 2) })
    await database().vehicle.update({ where: { id: vehicle.id }, data: { dayPrice: 4000 } })
    const asked = await changeByForm(people.owner, { ...form, seenTotal: 1_050_000 })
    expect(asked).toMatchObject({ kind: 'asks', booking: { total: 12_000 } })
  })

  it('says that a day is full before it asks about the price', async () => {
    const { vehicle, booking } = await book(1)
    const input = orderFor(vehicle.id, { date: addDays(day, 2) })
    await createBooking(await makeActor(), { input, locale: 'en' })
    const form = await filled(people.owner, booking.id, { lastDate: addDays(day, 2) })
    expect(await codeOf(changeByForm(people.owner, form))).toBe('SOLD_OUT')
  })

  it('changes what costs nothing at once, and only what was touched', async () => {
    const { booking } = await book()
    const form = await filled(people.owner, booking.id, { destination: 'Adama', 'rider.name': 'Sara' })
    expect(await changeByForm(people.owner, form)).toMatchObject({
      kind: 'changed',
      booking: { destination: 'Adama', pickupPlace: 'Bole', rider: { name: 'Sara' }, message: null },
    })
    const [last] = await database().bookingChange.findMany({
      where: { bookingId: booking.id },
      orderBy: { createdAt: 'desc' },
    })
    expect(Object.keys(Object(last?.changes)).toSorted()).toEqual(['destination', 'rider'])
  })

  it('sent with an old version says who changed what, and holds what both did', async () => {
    const { booking } = await book()
    const form = await filled(people.owner, booking.id, { destination: 'Adama' })
    const input = { pickupPlace: 'Kazanchis', passengers: 4 }
    await changeBooking(people.subadmin, { id: booking.id, input })
    const conflict = await changeByForm(people.owner, form)
    expect(conflict).toMatchObject({
      kind: 'conflict',
      edits: [{ role: 'subadmin', fields: ['passengers', 'pickupPlace'] }],
      values: { destination: 'Adama', pickupPlace: 'Kazanchis', passengers: '4' },
    })
    expect((await findBooking(people.owner, booking.id)).destination).toBe('Bishoftu')
    const values = conflict.kind === 'conflict' ? conflict.values : {}
    const again = await filled(people.owner, booking.id, values)
    expect(await changeByForm(people.owner, again)).toMatchObject({
      kind: 'changed',
      booking: { destination: 'Adama', pickupPlace: 'Kazanchis', passengers: 4 },
    })
  })

  it('sent again after its answer was lost is done, and says so', async () => {
    const { booking } = await book()
    const typed = { destination: 'Adama', lastDate: addDays(day, 2), seenTotal: '1050000' }
    const form = await filled(people.owner, booking.id, typed)
    const first = await changeByForm(people.owner, form)
    const again = await changeByForm(people.owner, form)
    expect(again).toMatchObject({ kind: 'changed', booking: { destination: 'Adama' } })
    expect(again).toEqual(first)
    // Where somebody changed it since, they are named as ever.
    await changeBooking(people.subadmin, { id: booking.id, input: { passengers: 4 } })
    expect(await changeByForm(people.owner, form)).toMatchObject({ kind: 'conflict' })
  })

  it('takes another price of staff alone, and shows it first', async () => {
    const { booking } = await book()
    const typed = { agreedTotal: '6,000', agreedReason: 'Regular customer' }
    await changeByForm(people.owner, await filled(people.owner, booking.id, typed))
    expect((await findBooking(people.owner, booking.id)).total).toBe(7000)
    const form = await filled(people.subadmin, booking.id, typed)
    const asked = await changeByForm(people.subadmin, form)
    expect(asked).toMatchObject({ kind: 'asks', booking: { total: 6000 } })
    const done = await changeByForm(people.subadmin, { ...form, seenTotal: 600_000 })
    expect(done).toMatchObject({ kind: 'changed', booking: { total: 6000 } })
    expect((await getChangeForm(people.subadmin, booking.id))?.isAgreed).toBe(true)
    const reasonless = { agreedTotal: '6,000', agreedReason: '' }
    await expect(filled(people.subadmin, booking.id, reasonless)).rejects.toThrow('agreedReasonMissing')
  })

  it('tells a customer whose price staff agreed on to call about other days, and takes all else', async () => {
    const { booking } = await book()
    const lines = [{ text: 'Third rental', amount: -50_000 }]
    await changeBooking(people.subadmin, { id: booking.id, input: { lines } })
    const longer = await filled(people.owner, booking.id, { lastDate: addDays(day, 2) })
    await expect(changeByForm(people.owner, longer)).rejects.toMatchObject({
      code: 'STATE_CONFLICT',
      fields: { lastDate: 'priceAgreed' },
    })
    const elsewhere = await filled(people.owner, booking.id, { destination: 'Adama' })
    expect(await changeByForm(people.owner, elsewhere)).toMatchObject({
      kind: 'changed',
      booking: { destination: 'Adama', total: 6500 },
    })
  })

  it('swaps the vehicle for staff alone', async () => {
    const { vehicle, booking } = await book()
    const other = await makeVehicle({ price: 3500, name: 'AAA first by name' })
    const typed = { vehicleId: other.id }
    await changeByForm(people.owner, await filled(people.owner, booking.id, typed))
    expect((await findBooking(people.owner, booking.id)).vehicleId).toBe(vehicle.id)
    const form = await getChangeForm(people.subadmin, booking.id)
    expect(form?.vehicles?.[0]?.id).toBe(vehicle.id)
    expect(form?.vehicles?.map(({ id }) => id)).toContain(other.id)
    expect(
      await changeByForm(people.subadmin, await filled(people.subadmin, booking.id, typed)),
    ).toMatchObject({
      kind: 'changed',
      booking: { vehicleId: other.id },
    })
  })

  it('leaves a booking whose vehicle was removed since without one, whatever else is changed of it', async () => {
    const admin = await makeActor('admin')
    const { vehicle, booking } = await book()
    await database().$executeRaw`
      UPDATE bookings SET day = day - 20, last_day = last_day - 20 WHERE id = ${booking.id}::uuid`
    await removeVehicle(admin, { kind: 'one_day', id: vehicle.id })
    const form = (await getChangeForm(people.subadmin, booking.id)) ?? expect.fail('no form')
    // A browser sends the first choice where none is the one that the field holds.
    const { 'rider.name': name, 'rider.phone': phone, ...values } = form.values
    const sent = { ...values, id: booking.id, rider: { name, phone }, destination: 'Adama' }
    const chosen = form.vehicles?.find(({ id }) => id === form.values.vehicleId) ?? form.vehicles?.[0]
    expect(chosen).toEqual({ id: '', name: vehicle.name })
    const changed = await changeByForm(people.subadmin, changeForm.parse({ ...sent, vehicleId: chosen?.id }))
    expect(changed).toMatchObject({
      kind: 'changed',
      booking: { destination: 'Adama', vehicleId: null, total: booking.total },
    })
  })

  it('offers all vehicles that are wanted, however many come before them by name', async () => {
    const { vehicle, booking } = await book()
    const { kind, item, seats } = await database().vehicle.findUniqueOrThrow({ where: { id: vehicle.id } })
    const fleet = await database().vehicle.createManyAndReturn({
      data: Array.from({ length: 201 }, (_, index) => ({
        ...{ kind, item, seats, name: `BBB ${index}`, model: '2022', quantity: 1, dayPrice: 3500 },
        ...{ url: '/demo/one-day-01.webp', filename: 'one-day-01.webp' },
      })),
      select: { id: true },
    })
    const last = await makeVehicle({ name: 'ZZZ last by name' })
    const wanted = [last.id, ...fleet.map(({ id }) => id)]
    const offered = (await getChangeForm(people.subadmin, booking.id, wanted))?.vehicles ?? []
    expect(offered.map(({ id }) => id)).toEqual(expect.arrayContaining([vehicle.id, ...wanted]))
    expect(new Set(offered.map(({ id }) => id)).size).toBe(offered.length)
    const some = (await getChangeForm(people.subadmin, booking.id, [last.id]))?.vehicles ?? []
    expect(some.map(({ id }) => id)).toContain(last.id)
    expect(some).toHaveLength(201)
  })

  it('is for its customer while it is pending, for staff until it is canceled', async () => {
    const { booking } = await book()
    expect(await getChangeForm(people.owner, booking.id)).toMatchObject({ vehicles: null })
    const admin = await makeActor('admin')
    await setBookingStatus(admin, { id: booking.id, status: 'successful' })
    expect(await getChangeForm(people.owner, booking.id)).toBeNull()
    expect(await getChangeForm(people.subadmin, booking.id)).not.toBeNull()
    await setBookingStatus(admin, { id: booking.id, status: 'canceled' })
    expect(await getChangeForm(people.subadmin, booking.id)).toBeNull()
    expect(await codeOf(getChangeForm(await makeActor(), booking.id))).toBe('NOT_FOUND')
  })
})
