import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { queueMail } from '@/lib/mail/queue'
import { sendWaitingMails } from '@/tests/support/mail-capture'
import { recoverJobs } from './recover-jobs'

const args = { firstName: 'Almaz', changedAt: '2026-11-21T09:00:00.000Z' }
const newMail = () =>
  ({ template: 'password-changed', args, recipient: `${randomUUID()}@example.com`, locale: 'en' }) as const

/** Leaves all jobs as a process does that was killed so many minutes ago. */
const killWorker = ({ minutesAgo, attempts = 1 }: { minutesAgo: number; attempts?: number }) =>
  database().$executeRaw`
    UPDATE graphile_worker._private_jobs SET locked_by = 'pool-of-a-dead-process', attempts = ${attempts},
      locked_at = now() - make_interval(mins => ${minutesAgo}::int)`

beforeEach(async () => {
  await database().$executeRaw`DELETE FROM graphile_worker._private_jobs`
  await database().outboxMail.deleteMany()
})

describe('a mail', () => {
  it('whose process was killed is sent by another one, under the same Message-ID', async () => {
    await queueMail(database(), newMail())
    const { messageId } = await database().outboxMail.findFirstOrThrow()
    await killWorker({ minutesAgo: 6 })
    expect(await sendWaitingMails()).toEqual([])
    await recoverJobs()
    expect(await sendWaitingMails()).toMatchObject([{ messageId }])
    expect(await database().outboxMail.findFirst()).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('that a living process may be sending is left to it', async () => {
    await queueMail(database(), newMail())
    await killWorker({ minutesAgo: 4 })
    await recoverJobs()
    expect(await sendWaitingMails()).toEqual([])
  })

  it('whose process was killed at every attempt is given up', async () => {
    await queueMail(database(), newMail())
    await killWorker({ minutesAgo: 6, attempts: 17 })
    await recoverJobs()
    expect(await sendWaitingMails()).toEqual([])
    expect(await database().outboxMail.findFirst()).toMatchObject({ state: 'failed', attempts: 17 })
  })

  it('that the first edition queued is sent, once', async () => {
    await database().outboxMail.create({ data: { ...newMail(), messageId: randomUUID() } })
    await recoverJobs()
    await recoverJobs()
    expect(await sendWaitingMails()).toHaveLength(1)
  })
})
