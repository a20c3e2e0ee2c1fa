-- Days that staff blocked in one go belong together, so that they are shown and given back together.
ALTER TABLE "blocked_places" ADD COLUMN "block_id" UUID NOT NULL DEFAULT gen_random_uuid();

CREATE INDEX "blocked_places_block_id_day_idx" ON "blocked_places"("block_id", "day");
