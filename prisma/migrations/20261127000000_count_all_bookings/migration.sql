-- All bookings are counted from the index alone, also where some of them are hidden.
DROP INDEX "bookings_created_at_id_idx";

CREATE INDEX "bookings_created_at_id_hidden_at_idx" ON "bookings"("created_at" DESC, "id" DESC, "hidden_at");
