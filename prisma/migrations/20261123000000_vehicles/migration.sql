-- Cars and one-day vehicles become one table of vehicles of two kinds. Ids stay, and with them everything that points at
-- a one-day vehicle: bookings, days and blocks. Why: docs/decisions/vehicles.md.

CREATE TYPE "vehicle_kind" AS ENUM ('one_day', 'car');

-- One-day vehicles are the table already, with their words, counters and references -------------------------

ALTER TABLE "one_day_vehicles" RENAME TO "vehicles";
ALTER TABLE "vehicles" RENAME COLUMN "price" TO "day_price";
ALTER TABLE "vehicles" RENAME CONSTRAINT "one_day_vehicles_pkey" TO "vehicles_pkey";
ALTER TABLE "vehicles" RENAME CONSTRAINT "one_day_vehicles_price_positive" TO "vehicles_day_price_positive";
ALTER TABLE "vehicles" RENAME CONSTRAINT "one_day_vehicles_quantity_positive" TO "vehicles_quantity_positive";
ALTER TABLE "vehicles" RENAME CONSTRAINT "one_day_vehicles_seats_positive" TO "vehicles_seats_positive";
ALTER TRIGGER "one_day_vehicles_quantity" ON "vehicles" RENAME TO "vehicles_quantity";
ALTER TRIGGER "one_day_vehicles_no_truncate" ON "vehicles" RENAME TO "vehicles_no_truncate";
ALTER TRIGGER "one_day_vehicles_words" ON "vehicles" RENAME TO "vehicles_words";
ALTER TRIGGER "one_day_vehicles_words_added" ON "vehicles" RENAME TO "vehicles_words_added";
ALTER TRIGGER "one_day_vehicles_words_removed" ON "vehicles" RENAME TO "vehicles_words_removed";
ALTER TRIGGER "one_day_vehicles_words_changed" ON "vehicles" RENAME TO "vehicles_words_changed";
ALTER TRIGGER "one_day_vehicles_tell_caches" ON "vehicles" RENAME TO "vehicles_tell_caches";

ALTER TABLE "vehicles"
  ADD COLUMN "kind" "vehicle_kind" NOT NULL DEFAULT 'one_day',
  ADD COLUMN "category" "vehicle_category",
  ADD COLUMN "price" TEXT;
ALTER TABLE "vehicles"
  ALTER COLUMN "kind" DROP DEFAULT,
  ALTER COLUMN "model" SET DEFAULT '',
  ALTER COLUMN "item" SET DEFAULT '',
  ALTER COLUMN "day_price" DROP NOT NULL,
  ALTER COLUMN "quantity" SET DEFAULT 1,
  ALTER COLUMN "seats" DROP NOT NULL,
  ALTER COLUMN "seats" DROP DEFAULT;

-- The one function that names the table.
CREATE OR REPLACE FUNCTION "guard_vehicle_day"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  places integer;
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'vehicle_days is kept by triggers' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'INSERT' OR NEW."booked" + NEW."blocked" > OLD."booked" + OLD."blocked" THEN
    SELECT "quantity" INTO places FROM "vehicles" WHERE "id" = NEW."vehicle_id" FOR SHARE;
    IF NEW."booked" + NEW."blocked" > places THEN
      RAISE EXCEPTION 'one_day_sold_out' USING ERRCODE = 'check_violation', CONSTRAINT = 'one_day_sold_out';
    END IF;
  END IF;
  RETURN NEW;
END $$;

-- Cars join them: one of each, of a class, with the price as staff typed it ----------------------------------

INSERT INTO "vehicles" ("id", "kind", "name", "category", "price", "url", "filename", "created_at", "updated_at")
  SELECT "id", 'car', "name", "item", "price", "url", "filename", "created_at", "updated_at" FROM "cars";

DO $$
BEGIN
  IF (SELECT count(*) FROM "cars") <> (SELECT count(*) FROM "vehicles" WHERE "kind" = 'car') THEN
    RAISE EXCEPTION 'not every car became a vehicle';
  END IF;
END $$;

DROP TABLE "cars";

-- What every vehicle of a kind has, whoever writes it.
ALTER TABLE "vehicles"
  ADD CONSTRAINT "vehicles_one_day_facts" CHECK ("kind" <> 'one_day'
    OR "day_price" IS NOT NULL AND "seats" IS NOT NULL AND "category" IS NULL AND "price" IS NULL),
  ADD CONSTRAINT "vehicles_car_facts" CHECK ("kind" <> 'car' OR "category" IS NOT NULL AND "price" IS NOT NULL);

-- Each list is of one kind ----------------------------------------------------------------------------------

DROP INDEX "one_day_vehicles_price_id_idx";
DROP INDEX "one_day_vehicles_created_at_id_idx";
DROP INDEX "one_day_vehicles_lower_name_id_idx";
ALTER INDEX "one_day_vehicles_search_words_idx" RENAME TO "vehicles_search_words_idx";

-- CreateIndex
CREATE INDEX "vehicles_kind_day_price_id_idx" ON "vehicles"("kind", "day_price", "id");

-- CreateIndex
CREATE INDEX "vehicles_kind_created_at_id_idx" ON "vehicles"("kind", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "vehicles_category_created_at_id_idx" ON "vehicles"("category", "created_at" DESC, "id" DESC);

-- The order by name; Prisma's schema cannot say it.
CREATE INDEX "vehicles_kind_lower_name_id_idx" ON "vehicles" ("kind", lower("name"), "id");
