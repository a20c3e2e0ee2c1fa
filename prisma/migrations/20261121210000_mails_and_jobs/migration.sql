-- A link in a mail counts only while the person still has the address it went to. Links live for days at most.
DELETE FROM "verification_tokens";
ALTER TABLE "verification_tokens" ADD COLUMN "email" TEXT NOT NULL;

-- CreateTable
CREATE TABLE "job_runs" (
    "name" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_runs_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "outbox_mails_state_created_at_id_idx" ON "outbox_mails"("state", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_entity_created_at_id_idx" ON "audit_entries"("entity", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_actor_id_created_at_id_idx" ON "audit_entries"("actor_id", "created_at" DESC, "id" DESC);
