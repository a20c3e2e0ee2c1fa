import { expect, it } from 'vitest'
import { withClient } from '@/scripts/lib/databases'
import { migrate } from '@/scripts/lib/migrate'
import { databaseBefore } from '../support/first-edition'

const migration = '20261122210000_job_queue'

it('mails of the first edition are sent once, and those given up keep their time', async () => {
  const url = await databaseBefore(migration)
  await withClient(url, (client) =>
    client.query(`
      INSERT INTO outbox_mails (id, template, args, recipient, locale, message_id, state, attempts, next_attempt_at)
      VALUES
        (gen_random_uuid(), 'password-changed', '{"firstName":"Almaz","changedAt":"2026-11-21T09:00:00.000Z"}',
          'waiting@example.com', 'en', '<waiting>', 'queued', 2, now() + interval '1 hour'),
        (gen_random_uuid(), 'password-changed', '{}', 'gone@example.com', 'en', '<gone>', 'failed', 9, '2026-11-01')`),
  )
  expect(await migrate(url)).toContain(migration)
  // From here on the application is that of the new edition, which reads its settings at the first import.
  process.env.DATABASE_URL = url
  const { recoverJobs } = await import('@/lib/jobs/recover-jobs')
  const { sendWaitingMails } = await import('@/tests/support/mail-capture')
  const { database } = await import('@/lib/db/client')
  await recoverJobs()
  expect(await sendWaitingMails()).toMatchObject([{ messageId: '<waiting>' }])
  expect(await sendWaitingMails()).toEqual([])
  const mails = await database().outboxMail.findMany({
    select: { state: true, givenUpAt: true },
    orderBy: { messageId: 'asc' },
  })
  expect(mails).toMatchObject([{ state: 'failed', givenUpAt: expect.any(Date) }, { state: 'sent' }])
})
