-- CreateEnum
CREATE TYPE "receipt_verdict" AS ENUM ('waiting', 'confirmed', 'mismatch', 'unknown');

-- AlterTable
ALTER TABLE "one_day_bookings"
  ADD COLUMN "transfer_kind" TEXT,
  ADD COLUMN "receipt_verdict" "receipt_verdict" NOT NULL DEFAULT 'unknown',
  ADD COLUMN "receipt_findings" TEXT[] DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "receipt_attempts" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "receipt_check_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "receipt_photo_key" TEXT;

ALTER TABLE "booking_status_changes" ADD COLUMN "reason" TEXT;

-- CreateIndex
CREATE INDEX "one_day_bookings_receipt_verdict_receipt_check_at_idx" ON "one_day_bookings"("receipt_verdict", "receipt_check_at");

-- Staff search by name, phone and reference: any part of them, so trigrams.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";
CREATE INDEX "one_day_bookings_search_idx" ON "one_day_bookings"
  USING gin (upper("customer_name" || ' ' || "phone" || ' ' || coalesce("transaction_key", '')) gin_trgm_ops);
