-- Due times and attempts are those of the queue now, which has a schema of its own (docs/decisions/jobs.md). A mail or
-- receipt that waits gets its job from `lib/jobs/recover-jobs.ts`, within a minute of the start.
DROP TABLE "job_runs";

ALTER TABLE "outbox_mails" ADD COLUMN "given_up_at" TIMESTAMPTZ(3);
UPDATE "outbox_mails" SET "given_up_at" = "next_attempt_at" WHERE "state" = 'failed';
DROP INDEX "outbox_mails_state_next_attempt_at_idx";
ALTER TABLE "outbox_mails" DROP COLUMN "next_attempt_at";

DROP INDEX "one_day_bookings_receipt_verdict_receipt_check_at_idx";
ALTER TABLE "one_day_bookings" DROP COLUMN "receipt_attempts", DROP COLUMN "receipt_check_at";
CREATE INDEX "one_day_bookings_receipt_verdict_idx" ON "one_day_bookings"("receipt_verdict");
