-- A deleted booking goes on counting as what it was, so that no deletion changes a figure (CONTRACT section 8). Of those deleted so
-- far the last line of their history says it.
ALTER TABLE "bookings" ADD COLUMN "status_before_hidden" "booking_status";
ALTER TABLE "bookings" DISABLE TRIGGER USER;
UPDATE "bookings" b SET "status_before_hidden" = coalesce((
    SELECT c."from_status" FROM "booking_changes" c
    WHERE c."booking_id" = b."id" ORDER BY c."created_at" DESC, c."id" DESC LIMIT 1
  ), b."status")
  WHERE b."hidden_at" IS NOT NULL;
ALTER TABLE "bookings" ENABLE TRIGGER USER;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_hidden_status"
  CHECK (("hidden_at" IS NULL) = ("status_before_hidden" IS NULL));
