import { describe, expect, it } from 'vitest'
import { formatBirr } from '@/lib/core/i18n/format'
import { database } from '@/lib/db/client'
import { writeMail } from '@/lib/mail/prepare'
import { setBookingStatus } from '@/lib/bookings/mutations'
import { createBooking } from '@/lib/bookings/reserve'
import { getBooking } from '@/lib/bookings/queries'
import { listStatusChanges } from '@/lib/bookings/history'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { expireBookings } from './jobs'

const running = new AbortController().signal
// A moment of a day in Addis Ababa, some days from today.
const momentIn = (days: number, time: string) => new Date(`${dayFromToday(days)}T${time}+03:00`)

async function book({ inDays, madeDaysAgo = 0 }: { inDays: number; madeDaysAgo?: number }) {
  const customer = await makeActor()
  const vehicle = await makeVehicle({ quantity: 1 })
  const input = orderFor(vehicle.id, { date: dayFromToday(inDays) })
  const { id } = await createBooking(customer, { input, locale: 'am' })
  if (madeDaysAgo > 0) {
    const createdAt = momentIn(-madeDaysAgo, '12:00:00')
    await database().booking.update({ where: { id }, data: { createdAt } })
  }
  return { id, customer, vehicle }
}

const statusOf = async (id: string) => (await database().booking.findUniqueOrThrow({ where: { id } })).status

describe('a booking that nobody confirmed', () => {
  it('expires at the end of the day before its date, gives its place back and tells both sides', async () => {
    const { id, customer, vehicle } = await book({ inDays: 2 })
    await expireBookings(running, momentIn(1, '23:59:59'))
    expect(await statusOf(id)).toBe('pending')
    await expireBookings(running, momentIn(2, '00:00:01'))
    expect(await statusOf(id)).toBe('canceled')
    const admin = await makeActor('admin')
    expect((await listStatusChanges(admin, id)).at(-1)).toMatchObject({ by: null, reason: 'lapsed' })
    const places = await database().vehicleDay.findMany({ where: { vehicleId: vehicle.id } })
    expect(places.map(({ booked }) => booked)).toEqual([0])

    const mails = await database().outboxMail.findMany({
      where: { args: { path: ['bookingId'], equals: id } },
      orderBy: { createdAt: 'asc' },
    })
    expect(mails.map(({ recipient, locale }) => [recipient, locale])).toEqual([
      [customer.email, 'am'],
      ['hello@entotodrive.example', 'en'],
      [customer.email, 'am'],
      ['hello@entotodrive.example', 'en'],
    ])
    const written = await Promise.all(mails.map((mail) => writeMail(mail, '')))
    expect(written[2]?.subject).toMatch(/[\u1200-\u137f]/)
    expect(written[3]?.subject).toMatch(/^Expired/)
    expect(written[2]?.text).toContain('Bishoftu')
    await expireBookings(running, momentIn(2, '00:00:02'))
    expect(await database().outboxMail.count({ where: { args: { path: ['bookingId'], equals: id } } })).toBe(
      4,
    )
  })

  it('made later than that lasts until the end of its own day', async () => {
    const { id } = await book({ inDays: 0 })
    await expireBookings(running, momentIn(0, '23:59:59'))
    expect(await statusOf(id)).toBe('pending')
    await expireBookings(running, momentIn(1, '00:00:01'))
    expect(await statusOf(id)).toBe('canceled')
  })

  it('is left alone once it was confirmed', async () => {
    const { id } = await book({ inDays: 2, madeDaysAgo: 3 })
    await setBookingStatus(await makeActor('admin'), { id, status: 'successful' })
    await expireBookings(running, momentIn(3, '12:00:00'))
    expect(await statusOf(id)).toBe('successful')
  })
})

describe('the mails of a booking', () => {
  it('can be written for every event in every language', async () => {
    const { id } = await book({ inDays: 6 })
    const booking = await getBooking(await makeActor('admin'), id)
    const { customerName, vehicleName, date, destination, price } = booking ?? expect.fail('no booking')
    const args = { bookingId: id, customerName, vehicleName, date, destination, price, paid: 500 }
    for (const event of ['received', 'pending', 'successful', 'canceled', 'lapsed', 'deleted']) {
      for (const locale of ['en', 'am', 'om'] as const) {
        for (const template of ['booking-for-customer', 'booking-for-company']) {
          const mail = await writeMail({ id, template, args: { ...args, event }, locale }, '')
          expect(`${mail.subject}${mail.text}`).toContain(vehicleName)
          expect(mail.text).toContain(formatBirr(500, locale))
          expect(mail.action?.url).toMatch(/^http/)
        }
      }
    }
  })
})
