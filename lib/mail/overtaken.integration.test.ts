import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { dayFromToday } from '@/tests/support/factories'
import { deliverDueMails as deliver } from '@/tests/support/mail-capture'
import { smtpRefusal, startMailServer } from '@/tests/support/mail-server'
import { queueMail } from './queue'
import { smtpTransport } from './transport'

const makeDue = () => database().$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`

afterEach(async () => {
  await database().$executeRaw`DELETE FROM graphile_worker._private_jobs`
  await database().outboxMail.deleteMany()
})

describe('a mail to a driver that the mail server put off', () => {
  const driverId = randomUUID()
  const given = { firstName: 'Dawit', date: dayFromToday(5), trips: 1, isGiven: true }
  const taken = { ...given, isGiven: false }

  /** Whether the mails that were sent give trips or take them, where the first was put off. */
  async function sentAfter(first: typeof given, second: typeof given & { driver?: string }) {
    let isPutOff = true
    const server = await startMailServer({
      beforeTaking: () => {
        if (isPutOff) throw smtpRefusal(451, 'come back later')
      },
    })
    const tell = async ({ driver = driverId, ...args }: typeof second) =>
      queueMail(database(), {
        template: 'duty-changed',
        args: { ...args, link: { driverId: driver, linkNumber: 1 } },
        recipient: 'drivers@example.com',
        locale: 'en',
      })
    await tell(first)
    await deliver(smtpTransport(server.address))
    isPutOff = false
    await tell(second)
    await deliver(smtpTransport(server.address))
    await makeDue()
    await deliver(smtpTransport(server.address))
    return server.received.map(({ subject }) => (subject?.includes('no longer yours') ? 'taken' : 'given'))
  }

  it('gives no trips of a day after one that took them', async () => {
    expect(await sentAfter(given, taken)).toEqual(['taken'])
  })

  it.each([
    ['it takes trips and others were given', taken, given, ['given', 'taken']],
    ['both give trips', given, given, ['given', 'given']],
    ['trips of another day were taken', given, { ...taken, date: dayFromToday(6) }, ['taken', 'given']],
    ['those of another driver were taken', given, { ...taken, driver: randomUUID() }, ['taken', 'given']],
  ])('still comes where %s', async (_, first, second, sent) => {
    expect(await sentAfter(first, second)).toEqual(sent)
  })
})
