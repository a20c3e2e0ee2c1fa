-- Staff order bookings and travel bookings by their day.
CREATE INDEX "one_day_bookings_day_id_idx" ON "one_day_bookings"("day", "id");
CREATE INDEX "travel_bookings_day_id_idx" ON "travel_bookings"("day", "id");
