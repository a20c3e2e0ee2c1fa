-- A booking takes its vehicle on every day from its first to its last (CONTRACT section 8), has a code that people can
-- say, and keeps its price line by line. Why it is built this way: docs/decisions/bookings.md.

-- A code of six letters and digits in Crockford's base 32, which has no I, L, O and U. As random as PostgreSQL's own
-- uuids, so that nobody guesses another's.
CREATE FUNCTION "new_booking_code"() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  signs constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  random_bytes bytea;
  made text;
BEGIN
  LOOP
    random_bytes := uuid_send(gen_random_uuid());
    -- Its first six bytes are random throughout.
    made := '';
    FOR place IN 0..5 LOOP
      made := made || substr(signs, get_byte(random_bytes, place) % 32 + 1, 1);
    END LOOP;
    EXIT WHEN NOT EXISTS (SELECT FROM "one_day_bookings" WHERE "code" = made);
  END LOOP;
  RETURN made;
END $$;

ALTER TABLE "one_day_bookings"
  ADD COLUMN "code" TEXT,
  ADD COLUMN "last_day" DATE,
  ADD COLUMN "total_santim" BIGINT,
  ADD COLUMN "quote" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "pickup_place" TEXT,
  ADD COLUMN "pickup_time" TEXT,
  ADD COLUMN "return_time" TEXT;


-- CreateIndex
CREATE UNIQUE INDEX "one_day_bookings_code_key" ON "one_day_bookings"("code");

-- Bookings of the first edition: one day at the price of the vehicle. Codes one by one, as each looks at those before.
UPDATE "one_day_bookings" SET "last_day" = "day", "total_santim" = "price"::bigint * 100;

DO $$
DECLARE
  booking uuid;
BEGIN
  FOR booking IN SELECT "id" FROM "one_day_bookings" LOOP
    UPDATE "one_day_bookings" SET "code" = "new_booking_code"() WHERE "id" = booking;
  END LOOP;
END $$;

ALTER TABLE "one_day_bookings"
  ALTER COLUMN "code" SET NOT NULL,
  ALTER COLUMN "code" SET DEFAULT "new_booking_code"(),
  ALTER COLUMN "last_day" SET NOT NULL,
  ALTER COLUMN "total_santim" SET NOT NULL,
  ADD CONSTRAINT "one_day_bookings_code_signs" CHECK ("code" ~ '^[0-9A-HJKMNP-TV-Z]{6}$'),
  ADD CONSTRAINT "one_day_bookings_days" CHECK ("last_day" BETWEEN "day" AND "day" + 89),
  ADD CONSTRAINT "one_day_bookings_total_positive" CHECK ("total_santim" >= 0),
  ADD CONSTRAINT "one_day_bookings_times"
    CHECK ("pickup_time" ~ '^([01]\d|2[0-3]):[0-5]\d$' AND "return_time" ~ '^([01]\d|2[0-3]):[0-5]\d$');

-- CreateIndex
CREATE INDEX "one_day_bookings_vehicle_id_last_day_idx" ON "one_day_bookings"("vehicle_id", "last_day");

-- Places of all days ---------------------------------------------------------------------------------------

-- Vehicles before days, and days in their order: whoever takes places waits in the same order as everybody else, so that
-- nobody waits for each other. The vehicle is held as well, as those who change its quantity or block places hold it.
CREATE OR REPLACE FUNCTION "count_booked_place"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held boolean := TG_OP <> 'INSERT' AND OLD."vehicle_id" IS NOT NULL AND OLD."status" <> 'canceled';
  holds boolean := TG_OP <> 'DELETE' AND NEW."vehicle_id" IS NOT NULL AND NEW."status" <> 'canceled';
  change record;
BEGIN
  IF holds THEN
    PERFORM FROM "vehicles" WHERE "id" = NEW."vehicle_id" FOR SHARE;
  END IF;
  FOR change IN
    SELECT "vehicle_id", "on_day", sum("places")::integer AS "places" FROM (
      SELECT OLD."vehicle_id", generate_series(OLD."day", OLD."last_day", '1 day')::date AS "on_day", -1 AS "places"
        WHERE held
      UNION ALL
      SELECT NEW."vehicle_id", generate_series(NEW."day", NEW."last_day", '1 day')::date, 1 WHERE holds
    ) AS "changes"
    GROUP BY 1, 2 HAVING sum("places") <> 0 ORDER BY 1, 2
  LOOP
    PERFORM "add_to_vehicle_day"(change."vehicle_id", change."on_day", change."places", 0);
  END LOOP;
  RETURN NULL;
END $$;

DROP TRIGGER "one_day_bookings_count" ON "one_day_bookings";
CREATE TRIGGER "one_day_bookings_count" AFTER INSERT OR UPDATE OF "vehicle_id", "day", "last_day", "status" OR DELETE
  ON "one_day_bookings" FOR EACH ROW EXECUTE FUNCTION "count_booked_place"();

-- The first day that is full is told, so that a customer learns which one to change.
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
      RAISE EXCEPTION 'one_day_sold_out on %', to_char(NEW."day", 'YYYY-MM-DD')
        USING ERRCODE = 'check_violation', CONSTRAINT = 'one_day_sold_out';
    END IF;
  END IF;
  RETURN NEW;
END $$;

-- The price line by line -----------------------------------------------------------------------------------

ALTER TYPE "extra_per" RENAME TO "price_unit";

-- CreateTable
CREATE TABLE "booking_lines" (
    "booking_id" UUID NOT NULL,
    "quote" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "args" JSONB NOT NULL DEFAULT '{}',
    "quantity" INTEGER NOT NULL,
    "unit" "price_unit" NOT NULL,
    "unit_santim" BIGINT NOT NULL,
    "amount_santim" BIGINT NOT NULL,

    CONSTRAINT "booking_lines_pkey" PRIMARY KEY ("booking_id","quote","position"),
    CONSTRAINT "booking_lines_amount" CHECK ("amount_santim" = "quantity" * "unit_santim" AND "quantity" > 0)
);

-- AddForeignKey
ALTER TABLE "booking_lines" ADD CONSTRAINT "booking_lines_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "one_day_bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO "booking_lines" ("booking_id", "quote", "position", "kind", "args", "quantity", "unit", "unit_santim", "amount_santim")
  SELECT "id", 1, 1, 'rent', '{"from": 1}', 1, 'day', "price"::bigint * 100, "price"::bigint * 100 FROM "one_day_bookings";

-- Written once: what was agreed is never rewritten. They go only with their booking.
CREATE FUNCTION "guard_booking_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "one_day_bookings" WHERE "id" = OLD."booking_id") THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'lines of a booking are never changed' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER "booking_lines_guard" BEFORE UPDATE OR DELETE ON "booking_lines"
  FOR EACH ROW EXECUTE FUNCTION "guard_booking_line"();
CREATE TRIGGER "booking_lines_no_truncate" BEFORE TRUNCATE ON "booking_lines" EXECUTE FUNCTION "refuse"();

-- The lines of its quote add up to the total of a booking, at the latest when the transaction ends.
CREATE FUNCTION "check_booking_total"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked uuid := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  IF EXISTS (
    SELECT FROM "one_day_bookings" b WHERE b."id" = checked AND b."total_santim" IS DISTINCT FROM (
      SELECT sum(l."amount_santim") FROM "booking_lines" l WHERE l."booking_id" = b."id" AND l."quote" = b."quote"
    )
  ) THEN
    RAISE EXCEPTION 'booking_total' USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_total';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "booking_lines_total" AFTER INSERT ON "booking_lines" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "check_booking_total"('booking_id');
CREATE CONSTRAINT TRIGGER "one_day_bookings_total" AFTER INSERT OR UPDATE OF "total_santim", "quote" ON "one_day_bookings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_booking_total"('id');

-- A deleted person's bookings stay, without the person's data: where they were picked up is theirs too.
CREATE OR REPLACE FUNCTION "forget_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "one_day_bookings"
    SET "customer_name" = '', "customer_email" = '', "customer_avatar" = NULL, "phone" = '', "message" = NULL,
      "pickup_place" = NULL
    WHERE "user_id" = OLD."id";
  RETURN OLD;
END $$;
