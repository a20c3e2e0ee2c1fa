-- The search over both kinds of vehicles asks for class, gearbox and seats in any combination.
CREATE INDEX "vehicles_category_gearbox_seats_idx" ON "vehicles"("category", "gearbox", "seats");
