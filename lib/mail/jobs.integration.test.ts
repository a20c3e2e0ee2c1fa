import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { makeMoment } from '@/tests/support/moment'
import { smtpRefusal, startMailServer } from '@/tests/support/mail-server'
import { openConnection } from '@/tests/support/raw-sql'
import { attemptLimits, nextAttemptOf } from '@/lib/db/job-queue'
import { deliverDueMails as deliver } from '@/tests/support/mail-capture'
import { type BookingMailArgs, bookingMailArgs } from './booking-facts'
import { deliverMail } from './jobs'
import { queueMail } from './queue'
import { smtpTransport } from './transport'

const impatient = { connectionTimeout: 1000, greetingTimeout: 1000, socketTimeout: 400 }

async function queue(recipient = `${randomUUID()}@example.com`, locale: 'en' | 'om' | 'am' = 'en') {
  const args = { firstName: 'Almaz', changedAt: '2026-11-21T09:00:00.000Z' }
  await queueMail(database(), { template: 'password-changed', args, recipient, locale })
  return recipient
}

const mailTo = (recipient: string) => database().outboxMail.findFirstOrThrow({ where: { recipient } })
const makeDue = () => database().$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`

afterEach(async () => {
  await database().$executeRaw`DELETE FROM graphile_worker._private_jobs`
  await database().outboxMail.deleteMany()
})

describe('a queued mail', () => {
  it('reaches the mail server as text and HTML in its language, and is then sent', async () => {
    const server = await startMailServer()
    const recipient = await queue('almaz@example.com', 'am')
    await deliver(smtpTransport(server.address))
    const [mail] = server.received
    expect(mail?.to).toMatchObject([{ address: recipient }])
    expect(mail?.from).toMatchObject({ name: 'Entoto Drive', address: 'hello@entotodrive.example' })
    expect(mail?.subject).toMatch(/\p{Script=Ethiopic}/u)
    expect(mail?.html).toContain('<html lang="am">')
    expect(mail?.text).toContain('ቅዳ 21 ኖቬምበር 2026 እ.ኤ.አ. (12 ኅዳር 2019 ዓ.ም.)፣ ከቀኑ 6:00 (12:00)')
    const row = await mailTo(recipient)
    expect(row).toMatchObject({ state: 'sent', attempts: 1, lastError: null })
    expect(mail?.messageId).toBe(row.messageId)
  })

  it('is not there when the work that gave its reason was undone', async () => {
    const recipient = `${randomUUID()}@example.com`
    const undone = database().$transaction(async (transaction) => {
      await queueMail(transaction, {
        template: 'password-changed',
        args: { firstName: 'Almaz', changedAt: '2026-11-21T09:00:00.000Z' },
        recipient,
        locale: 'en',
      })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await database().outboxMail.count({ where: { recipient } })).toBe(0)
  })

  it('keeps its Message-ID over all attempts', async () => {
    let refusals = 2
    const seen: string[] = []
    const server = await startMailServer({
      beforeTaking: (mail) => {
        seen.push(mail.messageId ?? '')
        if (refusals-- > 0) throw smtpRefusal(451, 'come back later')
      },
    })
    const recipient = await queue()
    for (let attempt = 0; attempt < 3; attempt++) {
      await deliver(smtpTransport(server.address))
      await makeDue()
    }
    expect(await mailTo(recipient)).toMatchObject({ state: 'sent', attempts: 3 })
    expect(new Set(seen).size).toBe(1)
    expect(seen).toHaveLength(3)
    expect(server.received).toHaveLength(1)
  })

  it('waits its time after a refusal and is not tried before', async () => {
    let tries = 0
    const server = await startMailServer({
      beforeTaking: () => {
        tries += 1
        throw smtpRefusal(451, 'come back later')
      },
    })
    const recipient = await queue()
    await deliver(smtpTransport(server.address))
    await deliver(smtpTransport(server.address))
    expect(tries).toBe(1)
    const row = await mailTo(recipient)
    expect(row).toMatchObject({ state: 'queued', attempts: 1 })
    expect(row.lastError).toContain('come back later')
    const again = await nextAttemptOf(database(), 'send-mail', row.id)
    expect(again?.getTime()).toBeGreaterThan(Date.now())
  })

  it('is recorded as sent although the database goes away while the mail server takes it', async () => {
    const owner = await openConnection()
    const elsewhere = await openConnection('postgres')
    const { rows } = await owner.query<{ name: string }>('SELECT current_database() AS name')
    const [{ name } = { name: '' }] = rows
    const letIn = (isOpen: boolean) =>
      elsewhere.query(`ALTER DATABASE "${name}" WITH ALLOW_CONNECTIONS ${isOpen}`)
    const { id } = await mailTo(await queue())
    let isBack: Promise<unknown> | undefined
    try {
      await deliverMail(id, {
        attempt: { number: 1, isLast: false },
        async transport() {
          await letIn(false)
          await owner.query(
            'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
          )
          isBack = sleep(1500).then(() => letIn(true))
        },
      })
    } finally {
      await isBack
    }
    expect(await database().outboxMail.findUnique({ where: { id } })).toMatchObject({ state: 'sent' })
  })

  it('is given up after the last attempt', async () => {
    const server = await startMailServer({
      beforeTaking: () => {
        throw smtpRefusal(451, 'come back later')
      },
    })
    const recipient = await queue()
    for (let attempt = 0; attempt < attemptLimits['send-mail'] + 2; attempt++) {
      await deliver(smtpTransport(server.address))
      await makeDue()
    }
    expect(await mailTo(recipient)).toMatchObject({ state: 'failed', attempts: attemptLimits['send-mail'] })
  })

  it('is given up at once when the server knows no such person, and others go on', async () => {
    const server = await startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('nobody') ? smtpRefusal(550, 'no such user') : null),
    })
    const nobody = await queue(`nobody-${randomUUID()}@example.com`)
    const somebody = await queue()
    await deliver(smtpTransport(server.address))
    expect(await mailTo(nobody)).toMatchObject({ state: 'failed', attempts: 1 })
    expect(await mailTo(somebody)).toMatchObject({ state: 'sent' })
  })

  it('of a template that this version does not know is given up and does not hold up the others', async () => {
    const server = await startMailServer()
    const odd = await queue()
    await database().outboxMail.updateMany({
      where: { recipient: odd },
      data: { template: 'from-the-future' },
    })
    const fine = await queue()
    await deliver(smtpTransport(server.address))
    expect(await mailTo(odd)).toMatchObject({ state: 'failed' })
    expect(await mailTo(fine)).toMatchObject({ state: 'sent' })
  })
})

describe('a mail about a booking that the mail server put off', () => {
  const bookingId = randomUUID()
  const recipient = `${bookingId}@example.com`
  const args = {
    ...{ bookingId, customerName: 'Almaz', vehicleName: 'Toyota Vitz', destination: 'Adama' },
    ...{ date: '2026-12-01', price: 3500 },
  }
  const tell = (event: BookingMailArgs['event'], pickupTime: string) =>
    queueMail(database(), {
      ...{ template: 'booking-for-customer', recipient, locale: 'en' },
      args: bookingMailArgs.parse({ ...args, event, pickupTime }),
    })

  async function sentAfter(first: BookingMailArgs['event'], second: BookingMailArgs['event']) {
    let isPutOff = true
    const server = await startMailServer({
      beforeTaking: () => {
        if (isPutOff) throw smtpRefusal(451, 'come back later')
      },
    })
    await tell(first, '08:00')
    await deliver(smtpTransport(server.address))
    isPutOff = false
    await tell(second, '10:00')
    await deliver(smtpTransport(server.address))
    await makeDue()
    await deliver(smtpTransport(server.address))
    return server.received.map(({ text }) => /\b(?:08|10):00/.exec(text ?? '')?.[0])
  }

  it('does not come after one that says anew how it stands', async () => {
    expect(await sentAfter('changed', 'changed')).toEqual(['10:00'])
    const [old] = await database().outboxMail.findMany({ where: { recipient }, orderBy: { id: 'asc' } })
    expect(old).toMatchObject({ state: 'failed', lastError: 'a later mail about the booking was sent' })
  })

  it.each([
    ['reserved', 'unpaid', ['10:00']],
    ['canceled', 'successful', ['10:00']],
    ['payment-refused', 'successful', ['10:00', '08:00']],
    ['successful', 'payment-refunded', ['10:00', '08:00']],
    ['canceled', 'payment-refunded', ['10:00', '08:00']],
  ] as const)('%s before %s', async (first, second, sent) => {
    expect(await sentAfter(first, second)).toEqual(sent)
  })
})

describe('a mail server in trouble', () => {
  it('that cannot be reached is left, and the mail waits', async () => {
    const recipient = await queue()
    await deliver(smtpTransport('smtp://127.0.0.1:1', impatient))
    expect(await mailTo(recipient)).toMatchObject({ state: 'queued', attempts: 1 })
  })

  it('that never answers is left after a while, and the mail waits', async () => {
    const server = await startMailServer({ onConnect: () => undefined })
    const recipient = await queue()
    await deliver(smtpTransport(server.address, impatient))
    expect(await mailTo(recipient)).toMatchObject({ state: 'queued', attempts: 1 })
    expect(server.received).toHaveLength(0)
  })

  it('gets no password over an open line', async () => {
    const server = await startMailServer()
    const recipient = await queue()
    const elsewhere = server.address.replace('smtp://127.0.0.1', 'smtp://user:secret@0.0.0.0')
    await deliver(smtpTransport(elsewhere, impatient))
    expect(server.received).toHaveLength(0)
    expect(await mailTo(recipient)).toMatchObject({ state: 'queued', attempts: 1 })
  })
})

describe('several workers', () => {
  it('send each of 60 mails exactly once', async () => {
    const server = await startMailServer()
    await Promise.all(Array.from({ length: 60 }, () => queue()))
    await Promise.all(Array.from({ length: 4 }, () => deliver(smtpTransport(server.address))))
    expect(server.received).toHaveLength(60)
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(60)
    expect(await database().outboxMail.count({ where: { state: 'sent' } })).toBe(60)
  })

  it('leave a mail alone that another one is sending', async () => {
    const arrived = makeMoment()
    const letGo = makeMoment()
    const server = await startMailServer({
      beforeTaking: async () => {
        arrived.happen()
        await letGo.happened
      },
    })
    await queue()
    const sending = deliver(smtpTransport(server.address))
    await arrived.happened
    await deliver(smtpTransport(server.address))
    letGo.happen()
    await sending
    expect(server.received).toHaveLength(1)
  })
})
