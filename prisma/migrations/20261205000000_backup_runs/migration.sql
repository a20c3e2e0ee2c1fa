-- CreateEnum
CREATE TYPE "backup_run_kind" AS ENUM ('backup', 'restore_check');

-- CreateTable
CREATE TABLE "backup_runs" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "backup_run_kind" NOT NULL,
    "rows" INTEGER NOT NULL,
    "failure" TEXT,
    "finished_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "backup_runs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "backup_runs_kind_finished_at_idx" ON "backup_runs"("kind", "finished_at");
