import 'server-only'
import { database } from '@/lib/db/client'
import { attemptLimits } from '@/lib/db/job-queue'

/**
 * Brings back what a killed process left behind. No mail or receipt takes five minutes, so a process that has locked
 * nothing for that long is gone, and its jobs are tried again. Mails and receipts that wait without a job, as those of the
 * first edition do, get one. A mail whose process was killed at every attempt is given up.
 */
export async function recoverJobs(): Promise<void> {
  await database().$executeRaw`
    SELECT graphile_worker.force_unlock_workers(array_agg(locked_by))
    FROM (
      SELECT locked_by FROM graphile_worker.jobs
      GROUP BY locked_by HAVING max(locked_at) < now() - interval '5 minutes'
    ) AS dead`
  await database().$executeRaw`
    UPDATE "outbox_mails" SET "state" = 'failed', "given_up_at" = now(), "attempts" = job.attempts
    FROM graphile_worker.jobs AS job
    WHERE job.key = 'send-mail:' || "outbox_mails"."id" AND "outbox_mails"."state" = 'queued'
      AND job.attempts >= job.max_attempts AND job.locked_at IS NULL`
  await database().$executeRaw`
    SELECT graphile_worker.add_job(
      task, json_build_object('id', record_id), job_key => task || ':' || record_id, max_attempts => attempt_limit)
    FROM (
      SELECT 'send-mail' AS task, "id" AS record_id, ${attemptLimits['send-mail']}::int AS attempt_limit
      FROM "outbox_mails" WHERE "state" = 'queued'
      UNION ALL
      SELECT 'check-receipt', "id", ${attemptLimits['check-receipt']}::int
      FROM "payments" WHERE "receipt_verdict" = 'waiting'
    ) AS waiting
    WHERE NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE key = task || ':' || record_id)`
  await database().$executeRaw`
    SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs
    WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < now() - interval '1 day'`
}

/** Schedules have the grain of a minute. */
export const scheduleGrainMs = 60_000

/**
 * Lets the schedule go on where a clock ran ahead and was set right: the queue skips every time up to the last one that it noted,
 * so until then no booking would expire and no job of a dead process would be freed.
 */
export async function dropFutureRuns(): Promise<void> {
  await database().$executeRaw`
    UPDATE graphile_worker._private_known_crontabs SET last_execution = NULL
    WHERE last_execution > ${new Date(Date.now() + scheduleGrainMs)}`
}
