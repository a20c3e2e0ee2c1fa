-- Lists and counts show no hidden bookings; an index without them answers both by itself, whatever else a row holds.
DROP INDEX "bookings_status_created_at_id_idx";
CREATE INDEX "bookings_status_created_at_id_idx" ON "bookings"("status", "created_at" DESC, "id" DESC)
  WHERE "hidden_at" IS NULL;
