import { beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/lib/db/client'
import { updateUser } from '@/lib/users/mutations'
import { codeOf } from '@/tests/support/code-of'
import { makeActor, makeVehicle, orderFor, soughtRoom } from '@/tests/support/factories'
import { messageCustomers, getMailReach } from './customer-message'
import { setBookingStatus } from './mutations'
import { createBooking, findRoomToReserve } from './reserve'
import { newPhone } from '@/tests/support/own-numbers'

// Read once, with the first setting that is asked for: here mails are sent.
vi.hoisted(() => {
  process.env.SMTP_URL = 'smtp://localhost:1'
})

beforeEach(() => database().outboxMail.deleteMany())

async function makeCustomer(isConfirmed: boolean) {
  const actor = await makeActor()
  if (!isConfirmed) {
    await database().user.update({ where: { id: actor.id }, data: { emailConfirmedAt: null } })
  }
  const { id: vehicleId } = await makeVehicle({ quantity: 99 })
  const book = () => createBooking(actor, { input: orderFor(vehicleId, { phone: newPhone() }), locale: 'en' })
  const room = () => findRoomToReserve(actor, soughtRoom(vehicleId))
  return { actor, book, room }
}

const recipients = async () =>
  (await database().outboxMail.findMany({ select: { recipient: true } })).map(({ recipient }) => recipient)

describe('where mails are sent', () => {
  it('an address that nobody confirmed gets none about a booking, and its account holds one', async () => {
    const { actor, book, room } = await makeCustomer(false)
    expect(await room()).toBe('free')
    await book()
    expect(await codeOf(book())).toBe('TOO_MANY_PENDING')
    expect(await room()).toBe('unconfirmed')
    const told = await recipients()
    expect(told).not.toContain(actor.email)
    expect(told).toHaveLength(1)
  })

  it('staff are told to call whom no mail reaches, although there is an address', async () => {
    const subadmin = await makeActor('subadmin')
    for (const isConfirmed of [true, false]) {
      const { id } = await (await makeCustomer(isConfirmed)).book()
      expect(await getMailReach(subadmin, id)).toBe(isConfirmed)
    }
  })

  it('a confirmed one gets them, at most thirty in an hour', async () => {
    const { actor, book } = await makeCustomer(true)
    for (let turn = 0; turn < 32; turn++) await book()
    const told = await recipients()
    expect(told.filter((recipient) => recipient === actor.email)).toHaveLength(30)
  })

  it('an address that staff corrected gets those of earlier bookings too, once it is confirmed', async () => {
    const { actor, book } = await makeCustomer(true)
    const { id } = await book()
    const email = `corrected-${actor.email}`
    const admin = await makeActor('admin')
    await updateUser(admin, { id: actor.id, input: { email, password: 'Another-horse-8' } })
    const mails = await database().outboxMail.findMany({ where: { template: 'password-changed' } })
    expect(mails).toMatchObject([{ recipient: actor.email }])
    await database().outboxMail.deleteMany()
    const write = () =>
      messageCustomers(admin, { ids: [id], texts: { en: 'We leave at six.', am: null, om: null } })
    expect(await write()).toBe(0)
    await database().user.update({ where: { id: actor.id }, data: { emailConfirmedAt: new Date() } })
    expect(await write()).toBe(1)
    await setBookingStatus(admin, { id, status: 'successful' })
    const told = await recipients()
    expect(told).not.toContain(actor.email)
    expect(told.filter((recipient) => recipient === email)).toHaveLength(2)
  })
})
