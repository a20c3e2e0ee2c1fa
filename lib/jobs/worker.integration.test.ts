import type { Socket } from 'node:net'
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { database, databasePool } from '@/lib/db/client'
import { queueMail } from '@/lib/mail/queue'
import { smtpTransport } from '@/lib/mail/transport'
import { createBooking } from '@/lib/bookings/reserve'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { startMailServer } from '@/tests/support/mail-server'
import { makeMoment } from '@/tests/support/moment'
import { nextAttemptOf } from '@/lib/db/job-queue'
import { startWorker } from './worker'

// Takes connections and never says a word. The settings name it before anything reads them.
const silent = await vi.hoisted(async () => {
  const { createServer } = await import('node:net')
  const sockets: Socket[] = []
  const server = createServer((socket) => void sockets.push(socket.on('error', () => undefined)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const host = `127.0.0.1:${address.port}`
  process.env.RECEIPT_CHECK_URLS = `telebirr=http://${host}/receipt/{reference}`
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { host, sockets, hangUp }
})

async function queue(recipient = `${randomUUID()}@example.com`) {
  const args = { firstName: 'Almaz', changedAt: '2026-11-21T09:00:00.000Z' }
  await queueMail(database(), { template: 'password-changed', args, recipient, locale: 'en' })
  return database().outboxMail.findFirstOrThrow({ where: { recipient } })
}

afterEach(() => database().$executeRaw`DELETE FROM graphile_worker._private_jobs`)

describe('a worker', () => {
  it('holds no connection while a mail server and a bank do not answer', async () => {
    databasePool().options.max = 2
    const worker = startWorker(smtpTransport(`smtp://${silent.host}`))
    const { id: vehicleId } = await makeVehicle()
    // Two mails, to the customer and the company, and the bank.
    const input = orderFor(vehicleId, { transactionId: 'DKL0000001' })
    await createBooking(await makeActor(), { input, locale: 'en' })
    await expect.poll(() => silent.sockets.length).toBe(3)
    const activity = () => database().$queryRaw<{ state: string; count: number }[]>`
      SELECT state, count(*)::int FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() GROUP BY state`
    await expect.poll(activity).toEqual([{ state: 'idle', count: 1 }])
    expect(await Promise.all(Array.from({ length: 20 }, () => database().user.count()))).toHaveLength(20)
    silent.hangUp()
    await worker.stop()
  })

  it('asked to stop finishes what is under way, records it and takes nothing more', async () => {
    const arrived = makeMoment()
    const letGo = makeMoment()
    const server = await startMailServer({
      beforeTaking: async () => {
        arrived.happen()
        await letGo.happened
      },
    })
    const worker = startWorker(smtpTransport(server.address))
    const first = await queue()
    await arrived.happened
    const stopped = worker.stop()
    const second = await queue()
    letGo.happen()
    await stopped
    expect(server.received).toHaveLength(1)
    const states = await database().outboxMail.findMany({
      where: { id: { in: [first.id, second.id] } },
      select: { state: true, attempts: true },
      orderBy: { id: 'asc' },
    })
    expect(states).toEqual([
      { state: 'sent', attempts: 1 },
      { state: 'queued', attempts: 0 },
    ])
    expect(await nextAttemptOf(database(), 'send-mail', first.id)).toBeNull()
    expect(await nextAttemptOf(database(), 'send-mail', second.id)).not.toBeNull()
  })

  it('goes on after the database broke off all its connections', async () => {
    const server = await startMailServer()
    const worker = startWorker(smtpTransport(server.address))
    onTestFinished(() => worker.stop())
    // What the tests before left in the outbox is taken up as well.
    const hasCome = ({ recipient }: { recipient: string }) =>
      server.received.some(({ to }) => to?.some(({ address }) => address === recipient))
    const before = await queue()
    await expect.poll(() => hasCome(before)).toBe(true)
    // Those of the server itself, such as its vacuum's, are none of a worker's.
    await database().$queryRaw`
      SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
      WHERE usename = current_user AND datname = current_database() AND pid <> pg_backend_pid()`
    const after = await queue()
    await expect.poll(() => hasCome(after)).toBe(true)
  })

  it('keeps to its schedule after a clock that ran hours ahead was set right', async () => {
    const lastRuns = () => database().$queryRaw<{ isAhead: boolean | null }[]>`
      SELECT DISTINCT last_execution > now() AS "isAhead" FROM graphile_worker._private_known_crontabs`
    const run = async () => {
      const worker = startWorker(null)
      onTestFinished(() => worker.stop())
      return worker
    }
    // The first one makes the schedule known.
    const first = await run()
    await expect.poll(async () => (await lastRuns()).length).toBeGreaterThan(0)
    await first.stop()
    await database().$executeRaw`
      UPDATE graphile_worker._private_known_crontabs SET last_execution = now() + interval '16 hours'`
    await run()
    await expect.poll(lastRuns).toEqual([{ isAhead: null }])
  })
})
