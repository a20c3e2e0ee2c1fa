-- The schedule shows vehicles of both kinds, by name.
CREATE INDEX "vehicles_lower_name_id_idx" ON "vehicles" (lower("name"), "id");
