import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type DutyHolder, type SignedInActor } from '@/lib/auth/permissions'
import { changeBooking } from '@/lib/bookings/change-booking'
import { createBooking } from '@/lib/bookings/reserve'
import { addDays, dayInAddis, startOfDay } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { codeOf } from '@/tests/support/code-of'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { makeDriver } from '@/tests/support/access/world'
import { removeDriver, renewDutyLink } from '../drivers/mutations'
import { assign } from '../mutations'
import { listDepartures } from '../queries'
import { recordDutySteps, undoDutyStep } from './mutations'
import { getDuty } from './queries'
import { dutyWords, type DutyWord } from './rules'

let admin: SignedInActor
let customer: SignedInActor
beforeAll(async () => {
  admin = await makeActor('admin')
  customer = await makeActor()
})

const today = dayFromToday(0)

async function holder(): Promise<DutyHolder> {
  const { id: driverId, linkNumber } = await makeDriver(database())
  return { role: 'visitor', driverId, linkNumber }
}

async function tripOf({ driverId }: DutyHolder, inDays = 0) {
  const vehicle = await makeVehicle()
  const day = dayFromToday(inDays)
  const input = orderFor(vehicle.id, {
    ...{ date: day, pickupTime: '09:00', returnTime: '11:00' },
    rider: { name: 'Marta', phone: '+251911778899' },
  })
  const { id: bookingId } = await createBooking(customer, { input, locale: 'en' })
  await assign(admin, { bookingId, day, driverId })
  return { bookingId, day }
}

const press = (trip: { bookingId: string; day: typeof today }, word: DutyWord, at = new Date()) => ({
  ...{ ...trip, id: randomUUID(), word, at: at.toISOString() },
  odometer: word === 'done' ? 120_400 : null,
})

/** What is said without ids, which may hold the digits of any amount. */
const wordsOf = (said: unknown) =>
  JSON.stringify(said).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '')

describe('the duty of a driver', () => {
  it('shows their own trips from yesterday to the day after tomorrow, with nothing of money', async () => {
    const one = await holder()
    for (const inDays of [0, 2, 3]) await tripOf(one, inDays)
    await tripOf(await holder())
    const { trips } = await getDuty(one)
    expect(trips.map(({ day }) => day)).toEqual([today, dayFromToday(2)])
    expect(trips[0]).toMatchObject({ name: 'Marta', pickupTime: '09:00', state: null })
    expect(JSON.stringify(trips)).not.toMatch(/price|total|santim/i)
    expect(wordsOf(trips)).not.toMatch(/\b3,?500/)
    const yesterday = await getDuty(one, startOfDay(addDays(today, 1)))
    expect(yesterday.trips[0]?.day).toBe(today)
  })

  it('says of which days a trip is, so that a driver who takes over knows that it has begun', async () => {
    const one = await holder()
    const vehicle = await makeVehicle()
    const input = orderFor(vehicle.id, { date: today, lastDate: dayFromToday(2), pickupTime: '09:00' })
    const { id: bookingId } = await createBooking(customer, { input, locale: 'en' })
    await assign(admin, { bookingId, day: dayFromToday(1), driverId: one.driverId })
    expect((await getDuty(one)).trips).toMatchObject([
      { day: dayFromToday(1), date: today, lastDate: dayFromToday(2), pickupTime: null },
    ])
  })

  it('tells staff what its driver read off the car, in the order of the trip', async () => {
    const one = await holder()
    const trip = await tripOf(one)
    const read = (word: DutyWord, odometer: number) => ({ ...press(trip, word), odometer })
    await recordDutySteps(one, [read('done', 120_400), press(trip, 'accepted')])
    await recordDutySteps(one, [read('aboard', 120_310)])
    const departures = await listDepartures(admin, { from: today, to: today, driverId: one.driverId })
    expect(departures).toMatchObject([{ state: 'done', odometers: [120_310, 120_400] }])
  })

  it('names the extras that the booking has by now, in the language of the driver, without what they cost', async () => {
    const one = await holder()
    await database().driver.update({ where: { id: one.driverId }, data: { locale: 'am' } })
    const trip = await tripOf(one)
    const texts = [
      { textEn: 'Airport pick-up', textOm: 'Buufata xiyyaaraatii fuudhuu', textAm: 'ከአውሮፕላን ማረፊያ መቀበል' },
      { textEn: 'Child seat', textOm: "Teessoo daa'imaa", textAm: 'የልጅ መቀመጫ' },
    ]
    const [pickup, seat] = await Promise.all(
      texts.map((text) =>
        database().extra.create({ data: { ...text, amountSantim: 91_500, per: 'booking' } }),
      ),
    )
    const extrasNow = async () => [
      (await getDuty(one)).trips[0]?.extras,
      (await listDepartures(admin, { from: today, to: today, driverId: one.driverId }))[0]?.extras.map(
        ({ en }) => en,
      ),
    ]
    expect(await extrasNow()).toEqual([[], []])
    for (const [extra, am, en] of [
      [pickup, 'ከአውሮፕላን ማረፊያ መቀበል', 'Airport pick-up'],
      [seat, 'የልጅ መቀመጫ', 'Child seat'],
    ] as const) {
      const input = { extras: [extra?.id ?? ''] }
      await changeBooking(admin, { id: trip.bookingId, input })
      expect(await extrasNow()).toEqual([[am], [en]])
    }
    const { trips } = await getDuty(one)
    expect(JSON.stringify(trips)).not.toMatch(/santim/i)
    expect(wordsOf(trips)).not.toMatch(/\b915/)
  })

  it('shows the number of who rides only around the trip', async () => {
    const one = await holder()
    await tripOf(one, 1)
    const at = (hours: number) => new Date(startOfDay(dayFromToday(1)).getTime() + hours * 3_600_000)
    const phoneAt = async (hours: number) => (await getDuty(one, at(hours))).trips[0]?.phone
    expect([await phoneAt(-4), await phoneAt(-3), await phoneAt(23), await phoneAt(23.1)]).toEqual([
      null,
      '+251911778899',
      '+251911778899',
      null,
    ])
  })

  it('ends with the link: a renewed one shows nothing under the old key', async () => {
    const one = await holder()
    await tripOf(one)
    const { linkNumber } = await renewDutyLink(admin, one.driverId)
    expect(await codeOf(getDuty(one))).toBe('NOT_FOUND')
    expect(await codeOf(recordDutySteps(one, []))).toBe('NOT_FOUND')
    expect((await getDuty({ ...one, linkNumber })).trips).toHaveLength(1)
  })
})

describe('steps', () => {
  it('are kept once each, in whatever order and however often they are sent', async () => {
    const one = await holder()
    const trip = await tripOf(one)
    const begun = Date.now() - 60 * 60_000
    const steps = dutyWords.map((word, index) => press(trip, word, new Date(begun + index * 60_000)))
    await recordDutySteps(one, steps.slice(2))
    expect((await getDuty(one)).trips[0]?.state).toBe('done')
    const results = await Promise.all([recordDutySteps(one, steps.toReversed()), recordDutySteps(one, steps)])
    // Pressed a second time, on another phone or after the page was closed.
    results.push(await recordDutySteps(one, [press(trip, 'coming')]))
    expect(results.flat().every(({ result }) => result === 'kept')).toBe(true)
    const kept = await database().dutyStep.findMany({
      where: { bookingId: trip.bookingId },
      orderBy: { pressedAt: 'asc' },
    })
    expect(kept.map(({ word }) => word)).toEqual(dutyWords)
    expect(kept.at(-1)?.odometer).toBe(120_400)
    expect(await codeOf(removeDriver(admin, one.driverId))).toBe('DRIVER_HAS_TRIPS')
  })

  it('of somebody else’s trip are refused, and the others are kept', async () => {
    const [one, other] = [await holder(), await holder()]
    const [own, foreign] = [await tripOf(one), await tripOf(other)]
    const [first, second] = [press(own, 'accepted'), press(foreign, 'accepted')]
    const results = await recordDutySteps(one, [first, second, { ...second, id: first.id }])
    expect(results.filter(({ result }) => result === 'refused')).toHaveLength(2)
    expect((await getDuty(other)).trips[0]?.state).toBeNull()
  })

  it('from the future count as pressed now', async () => {
    const one = await holder()
    const trip = await tripOf(one)
    const now = new Date()
    await recordDutySteps(one, [press(trip, 'accepted', new Date(now.getTime() + 86_400_000))], now)
    const [kept] = await database().dutyStep.findMany({ where: { bookingId: trip.bookingId } })
    expect(kept?.pressedAt).toEqual(now)
    expect(dayInAddis(now)).toBe(today)
  })

  it('that were pressed by mistake are undone by staff, the last one each time, and can be pressed again', async () => {
    const one = await holder()
    const trip = await tripOf(one)
    const state = async () => (await getDuty(one)).trips[0]?.state
    await recordDutySteps(
      one,
      (['accepted', 'coming', 'done'] as const).map((word) => press(trip, word)),
    )
    expect(await codeOf(undoDutyStep(admin, { ...trip, word: 'coming' }))).toBe('STATE_CONFLICT')
    await undoDutyStep(admin, { ...trip, word: 'done' })
    expect(await state()).toBe('coming')
    await undoDutyStep(admin, { ...trip, word: 'coming' })
    expect(await state()).toBe('accepted')
    await recordDutySteps(one, [press(trip, 'coming')])
    expect(await state()).toBe('coming')
    const entry = await database().auditEntry.findFirst({
      where: { entityId: trip.bookingId, action: 'undo-step' },
      orderBy: { createdAt: 'desc' },
    })
    expect(entry?.changes).toEqual({ day: [null, today], step: ['coming', 'accepted'] })
  })
})
