-- Every page of the desk counts what nobody has answered yet and names the newest: few of many rows.
CREATE INDEX "contact_messages_open_idx" ON "contact_messages"("created_at" DESC, "id" DESC)
  WHERE "done_at" IS NULL;
CREATE INDEX "travel_bookings_open_idx" ON "travel_bookings"("created_at" DESC, "id" DESC)
  WHERE "done_at" IS NULL;
-- Of the bookings that are under way today, those that began before: rentals of several days, by their end.
CREATE INDEX "bookings_of_days_idx" ON "bookings"("last_day") WHERE "last_day" > "day";
