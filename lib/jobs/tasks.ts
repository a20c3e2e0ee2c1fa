import 'server-only'
import type { Task, TaskList } from 'graphile-worker'
import { z } from 'zod'
import { logUnexpected } from '@/lib/core/logger'
import { withTrace } from '@/lib/core/traces'
import { deliverMail } from '@/lib/mail/jobs'
import type { MailTransport } from '@/lib/mail/transport'
import { checkReceipt } from '@/lib/payments/jobs'
import { expireBookings } from '@/lib/bookings/jobs'
import { RetryLater, type Attempt } from '@/lib/db/job-queue'
import { recoverJobs } from './recover-jobs'
import { removeExpired } from './retention'

/** When the jobs without a record are queued, by one process for all (UTC). A missed time is not made up for. */
export const schedule = `
  * * * * * recover-jobs ?max=2
  * * * * * expire-bookings ?max=2
  0 * * * * remove-expired ?max=5
`

/** What the server does by itself, beside answering requests. Without a mail server mails stay in the queue. */
export function allTasks(transport: MailTransport | null): TaskList {
  return {
    ...(transport && {
      'send-mail': recordTask((id, attempt) => deliverMail(id, { transport, attempt })),
    }),
    'check-receipt': recordTask(checkReceipt),
    'expire-bookings': task(async (_payload, { abortSignal }) => void (await expireBookings(abortSignal))),
    'remove-expired': task((_payload, { abortSignal }) => removeExpired(abortSignal)),
    'recover-jobs': task(recoverJobs),
  }
}

const recordPayload = z.object({ id: z.uuid() })

function recordTask(run: (id: string, attempt: Attempt) => Promise<void>): Task {
  return task(async (payload, { job }) => {
    const attempt = { number: job.attempts, isLast: job.attempts >= job.max_attempts }
    await run(recordPayload.parse(payload).id, attempt)
  })
}

/** The queue keeps the message of an error; one that we did not write may quote personal data. */
function task(run: Task): Task {
  return async (payload, helpers) => {
    try {
      await withTrace(`job ${helpers.job.task_identifier}`, async () => run(payload, helpers))
    } catch (error) {
      if (error instanceof RetryLater) throw error
      logUnexpected(`job ${helpers.job.task_identifier}`, error)
      throw new RetryLater('unexpected error')
    }
  }
}
