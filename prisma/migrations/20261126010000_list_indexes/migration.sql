-- A person's bookings are counted from the index alone, also where some of them are hidden.
DROP INDEX "bookings_user_id_created_at_id_idx";

CREATE INDEX "bookings_user_id_created_at_id_hidden_at_idx" ON "bookings"("user_id", "created_at" DESC, "id" DESC, "hidden_at");

-- Vehicles of a class in the order of their prices.
CREATE INDEX "vehicles_kind_category_day_price_id_idx" ON "vehicles"("kind", "category", "day_price", "id");
