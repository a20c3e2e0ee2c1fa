import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, inject, it, onTestFinished } from 'vitest'
import { createDatabase, withClient, withDatabase } from '@/scripts/lib/databases'
import { migrate } from '@/scripts/lib/migrate'
import { migrationsFolder, readMigrations } from '../../scripts/lib/migrate'

/** The migrations before the queue came. */
function firstEdition(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'entoto-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const { name } of readMigrations()) {
    if (name < '20261122210000')
      cpSync(path.join(migrationsFolder, name), path.join(folder, name), { recursive: true })
  }
  return folder
}

it('mails of the first edition are sent once, and those given up keep their time', async () => {
  const name = `${inject('templateName')}_first_edition`
  await createDatabase(inject('adminUrl'), name)
  const url = withDatabase(inject('adminUrl'), name)
  await migrate(url, firstEdition())
  await withClient(url, (client) =>
    client.query(`
      INSERT INTO outbox_mails (id, template, args, recipient, locale, message_id, state, attempts, next_attempt_at)
      VALUES
        (gen_random_uuid(), 'password-changed', '{"firstName":"Almaz","changedAt":"2026-11-21T09:00:00.000Z"}',
          'waiting@example.com', 'en', '<waiting>', 'queued', 2, now() + interval '1 hour'),
        (gen_random_uuid(), 'password-changed', '{}', 'gone@example.com', 'en', '<gone>', 'failed', 9, '2026-11-01')`),
  )
  expect(await migrate(url)).toContain('20261122210000_job_queue')
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
