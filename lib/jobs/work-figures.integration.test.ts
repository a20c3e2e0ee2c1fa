import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { releaseTransaction, removeBooking, setBookingStatus } from '@/lib/bookings/mutations'
import { createBooking } from '@/lib/bookings/reserve'
import { database } from '@/lib/db/client'
import { queueMail } from '@/lib/mail/queue'
import { listWaitingPayments } from '@/lib/payments/queries'
import { makeActor, makeAddress, makeVehicle, orderFor } from '@/tests/support/factories'
import { workFigures } from './work-figures'

let admin: SignedInActor

const claim = async () => {
  const vehicle = await makeVehicle()
  return createBooking(await makeActor(), { input: orderFor(vehicle.id), locale: 'en' })
}
const read = (name: string, sending = { sendsMails: true }) =>
  workFigures(sending)
    .find((figure) => figure.name === name)
    ?.read()
/** Makes everything that waits a day older. */
const letADayPass = () =>
  database().$transaction([
    database().$executeRaw`UPDATE "payments" SET "created_at" = "created_at" - interval '1 day'`,
    database().$executeRaw`UPDATE graphile_worker._private_jobs SET "run_at" = "run_at" - interval '1 day'`,
  ])

beforeAll(async () => {
  admin = await makeActor('admin')
})

describe('the figures of what waits', () => {
  it('are silent about transfers that nobody has to decide', async () => {
    const [canceled, deleted, released] = [await claim(), await claim(), await claim()]
    await letADayPass()
    expect(await read('claims_oldest_seconds')).toBeGreaterThan(80_000)
    await setBookingStatus(admin, { id: canceled.id, status: 'canceled' })
    await removeBooking(admin, deleted.id)
    await setBookingStatus(admin, { id: released.id, status: 'canceled' })
    await releaseTransaction(admin, released.id)
    expect(await read('claims_waiting')).toBe(0)
    expect(await read('claims_oldest_seconds')).toBe(0)
    await claim()
    expect(await read('claims_waiting')).toBe(1)
    expect((await listWaitingPayments(admin, {})).rows).toHaveLength(1)
  })

  it('tell of mails and their jobs only where mails are sent', async () => {
    await database().$executeRaw`DELETE FROM graphile_worker._private_jobs`
    await database().outboxMail.deleteMany()
    const args = { firstName: 'Almaz', changedAt: '2026-11-21T09:00:00.000Z' }
    await queueMail(database(), {
      template: 'password-changed',
      args,
      recipient: makeAddress(),
      locale: 'en',
    })
    await letADayPass()
    expect(await read('mails_unsent')).toBe(1)
    expect(await read('jobs_oldest_seconds')).toBeGreaterThan(80_000)
    expect(await read('mails_unsent', { sendsMails: false })).toBeNull()
    expect(await read('jobs_oldest_seconds', { sendsMails: false })).toBe(0)
    await database()
      .$executeRaw`SELECT graphile_worker.add_job('recover-jobs', run_at => now() - interval '1 hour')`
    expect(await read('jobs_oldest_seconds', { sendsMails: false })).toBeGreaterThan(3500)
  })
})
