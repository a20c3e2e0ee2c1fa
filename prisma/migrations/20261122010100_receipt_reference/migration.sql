-- AlterTable
ALTER TABLE "one_day_bookings" ADD COLUMN "receipt_reference" TEXT;

-- CreateIndex
CREATE INDEX "one_day_bookings_receipt_reference_idx" ON "one_day_bookings"("receipt_reference");
