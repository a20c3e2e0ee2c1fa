-- What people choose a vehicle by: prices of longer rentals, class, bags, gearbox, fuel, and further pictures. Why:
-- docs/decisions/vehicles.md.

CREATE TYPE "gearbox" AS ENUM ('automatic', 'manual');
CREATE TYPE "fuel" AS ENUM ('petrol', 'diesel', 'hybrid', 'electric');

ALTER TABLE "vehicles"
  ADD COLUMN "price_from_7" INTEGER,
  ADD COLUMN "price_from_30" INTEGER,
  ADD COLUMN "bags" INTEGER,
  ADD COLUMN "gearbox" "gearbox",
  ADD COLUMN "fuel" "fuel";

-- A day of a longer rental is never dearer than a day of a shorter one, and both need the price of one day. A one-day
-- vehicle may have a class as well.
ALTER TABLE "vehicles"
  ADD CONSTRAINT "vehicles_price_from_7" CHECK ("price_from_7" IS NULL
    OR "day_price" IS NOT NULL AND "price_from_7" > 0 AND "price_from_7" <= "day_price"),
  ADD CONSTRAINT "vehicles_price_from_30" CHECK ("price_from_30" IS NULL
    OR "day_price" IS NOT NULL AND "price_from_30" > 0 AND "price_from_30" <= coalesce("price_from_7", "day_price")),
  ADD CONSTRAINT "vehicles_bags_positive" CHECK ("bags" >= 0),
  DROP CONSTRAINT "vehicles_one_day_facts",
  ADD CONSTRAINT "vehicles_one_day_facts" CHECK ("kind" <> 'one_day'
    OR "day_price" IS NOT NULL AND "seats" IS NOT NULL AND "price" IS NULL);

-- The pictures after the first, which is the vehicle's own: eight in all.
CREATE TABLE "vehicle_pictures" (
    "vehicle_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "filename" TEXT NOT NULL,

    CONSTRAINT "vehicle_pictures_pkey" PRIMARY KEY ("vehicle_id","position"),
    CONSTRAINT "vehicle_pictures_eight" CHECK ("position" BETWEEN 2 AND 8)
);

-- AddForeignKey
ALTER TABLE "vehicle_pictures" ADD CONSTRAINT "vehicle_pictures_vehicle_id_fkey" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- They are a part of the vehicle for whoever caches it.
CREATE OR REPLACE FUNCTION "tell_caches"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('entoto_cache', coalesce(TG_ARGV[0], TG_TABLE_NAME));
  RETURN NULL;
END $$;

CREATE TRIGGER "vehicle_pictures_tell_caches" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vehicle_pictures"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_caches"('vehicles');
