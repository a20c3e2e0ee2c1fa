import 'server-only'
import { databasePool } from '@/lib/db/client'
import { answerInTime } from '@/lib/db/health'
import { waitingRows } from '@/lib/payments/bank-lines'
import type { Figure } from '@/lib/server/metrics'

const sinceLast = (
  kind: 'backup' | 'restore_check',
) => `SELECT extract(epoch FROM now() - max(finished_at))::float AS value
  FROM backup_runs WHERE kind = '${kind}' AND failure IS NULL`

const count = (rows: string) => `SELECT count(*)::float AS value FROM ${rows}`

/** Whether there is a mail server. */
type Sending = { sendsMails: boolean }

/** Each looks at what waits, never at what is done, so that it costs the same in the tenth year. */
const questions = ({ sendsMails }: Sending) => ({
  jobs_oldest_seconds: {
    help: 'How long the oldest job that could run has been waiting.',
    sql: `SELECT coalesce(extract(epoch FROM now() - min(run_at)), 0)::float AS value
      FROM graphile_worker.jobs WHERE run_at < now() AND locked_at IS NULL AND attempts < max_attempts
        ${sendsMails ? '' : `AND task_identifier <> 'send-mail'`}`,
  },
  jobs_given_up: {
    help: 'Jobs that failed as often as they may.',
    sql: count('graphile_worker.jobs WHERE attempts >= max_attempts'),
  },
  mails_unsent: {
    help: 'Mails that are queued; no value where there is no mail server.',
    sql: sendsMails ? count(`outbox_mails WHERE state = 'queued'`) : 'SELECT NULL::float AS value',
  },
  mails_given_up: { help: 'Mails that nobody got.', sql: count(`outbox_mails WHERE state = 'failed'`) },
  bookings_held: {
    help: 'Pending bookings that hold their places for a time.',
    sql: count(`bookings WHERE hold_until IS NOT NULL AND status = 'pending'`),
  },
  bookings_held_too_long: {
    help: 'Pending bookings whose time is over by more than two minutes.',
    sql: count(`bookings WHERE hold_until < now() - interval '2 minutes' AND status = 'pending'`),
  },
  claims_waiting: {
    help: 'Transfers that wait to be checked.',
    sql: count(waitingRows.sql),
  },
  claims_oldest_seconds: {
    help: 'How long the oldest of them has been waiting.',
    sql: `SELECT coalesce(extract(epoch FROM now() - min(p.created_at)), 0)::float AS value FROM ${waitingRows.sql}`,
  },
  backup_age_seconds: {
    help: 'Since the last backup; no value where there was none.',
    sql: sinceLast('backup'),
  },
  restore_check_age_seconds: {
    help: 'Since a backup was last restored beside the database without a fault; no value where none was.',
    sql: sinceLast('restore_check'),
  },
})

/**
 * What waits for somebody, as figures for whoever watches the site (CONTRACT section 13). They hold no personal data. Where no
 * mails are sent, those in the outbox wait for nobody.
 */
export const workFigures = (sending: Sending): Figure[] =>
  Object.entries(questions(sending)).map(([name, { help, sql }]) => ({
    name,
    help,
    async read() {
      const { rows } = await answerInTime(databasePool().query<{ value: number | null }>(sql))
      return rows[0]?.value ?? null
    },
  }))
