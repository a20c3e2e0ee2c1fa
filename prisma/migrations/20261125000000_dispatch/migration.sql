-- Drivers, units and who drives what when (CONTRACT section 12). The database refuses whoever is twice at a time, off, without a
-- licence, or of another vehicle, whoever asks. Why it is built this way: docs/decisions/dispatch.md.

-- Part of PostgreSQL's contrib package, like pg_trgm: ids and times in one exclusion constraint.
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- CreateEnum
CREATE TYPE "duty_word" AS ENUM ('accepted', 'coming', 'aboard', 'done');

-- CreateTable
CREATE TABLE "drivers" (
    "id" UUID NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL,
    "email" TEXT,
    "licence" TEXT NOT NULL,
    "licence_until" DATE NOT NULL,
    "languages" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "drives_since" INTEGER,
    "locale" "locale" NOT NULL DEFAULT 'am',
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "link_number" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "drivers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "driver_days_off" (
    "driver_id" UUID NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "driver_days_off_pkey" PRIMARY KEY ("driver_id","day")
);

-- CreateTable
CREATE TABLE "units" (
    "id" UUID NOT NULL,
    "vehicle_id" UUID NOT NULL,
    "plate" TEXT NOT NULL,
    "insurance_until" DATE,
    "inspection_until" DATE,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "units_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "unit_outages" (
    "id" UUID NOT NULL,
    "unit_id" UUID NOT NULL,
    "first_day" DATE NOT NULL,
    "last_day" DATE NOT NULL,

    CONSTRAINT "unit_outages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "assignments" (
    "booking_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "driver_id" UUID,
    "unit_id" UUID,
    "from_minute" INTEGER NOT NULL DEFAULT 0,
    "until_minute" INTEGER NOT NULL DEFAULT 1440,
    "is_held" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "assignments_pkey" PRIMARY KEY ("booking_id","day")
);

-- CreateTable
CREATE TABLE "duty_steps" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "driver_id" UUID NOT NULL,
    "word" "duty_word" NOT NULL,
    "pressed_at" TIMESTAMPTZ(3) NOT NULL,
    "odometer" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "duty_steps_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "drivers_first_name_last_name_id_idx" ON "drivers"("first_name", "last_name", "id");

-- CreateIndex
CREATE INDEX "drivers_licence_until_idx" ON "drivers"("licence_until");

-- CreateIndex
CREATE INDEX "driver_days_off_day_idx" ON "driver_days_off"("day");

-- CreateIndex
CREATE UNIQUE INDEX "units_plate_key" ON "units"("plate");

-- CreateIndex
CREATE INDEX "units_vehicle_id_idx" ON "units"("vehicle_id");

-- CreateIndex
CREATE INDEX "unit_outages_unit_id_last_day_idx" ON "unit_outages"("unit_id", "last_day");

-- CreateIndex
CREATE INDEX "assignments_driver_id_day_idx" ON "assignments"("driver_id", "day");

-- CreateIndex
CREATE INDEX "assignments_unit_id_day_idx" ON "assignments"("unit_id", "day");

-- CreateIndex
CREATE INDEX "assignments_day_idx" ON "assignments"("day");

-- CreateIndex
CREATE INDEX "duty_steps_driver_id_idx" ON "duty_steps"("driver_id");

-- CreateIndex
CREATE UNIQUE INDEX "duty_steps_booking_id_day_driver_id_word_key" ON "duty_steps"("booking_id", "day", "driver_id", "word");

-- AddForeignKey
ALTER TABLE "driver_days_off" ADD CONSTRAINT "driver_days_off_driver_id_fkey" FOREIGN KEY ("driver_id") REFERENCES "drivers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "units" ADD CONSTRAINT "units_vehicle_id_fkey" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "unit_outages" ADD CONSTRAINT "unit_outages_unit_id_fkey" FOREIGN KEY ("unit_id") REFERENCES "units"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_driver_id_fkey" FOREIGN KEY ("driver_id") REFERENCES "drivers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_unit_id_fkey" FOREIGN KEY ("unit_id") REFERENCES "units"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty_steps" ADD CONSTRAINT "duty_steps_booking_id_day_fkey" FOREIGN KEY ("booking_id", "day") REFERENCES "assignments"("booking_id", "day") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty_steps" ADD CONSTRAINT "duty_steps_driver_id_fkey" FOREIGN KEY ("driver_id") REFERENCES "drivers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "drivers"
  ADD CONSTRAINT "drivers_named" CHECK ("first_name" <> '' AND "licence" <> '' AND "link_number" > 0),
  ADD CONSTRAINT "drivers_since" CHECK ("drives_since" BETWEEN 1940 AND 2200);
ALTER TABLE "units" ADD CONSTRAINT "units_plate" CHECK ("plate" <> '' AND "plate" = upper("plate"));
ALTER TABLE "unit_outages" ADD CONSTRAINT "unit_outages_days" CHECK ("last_day" BETWEEN "first_day" AND "first_day" + 365);
ALTER TABLE "duty_steps" ADD CONSTRAINT "duty_steps_odometer" CHECK ("odometer" BETWEEN 0 AND 9999999);

-- Nobody and nothing twice: an hour lies between two trips of a day, and none spills into the next day.
ALTER TABLE "assignments"
  ADD CONSTRAINT "assignments_hours" CHECK ("from_minute" BETWEEN 0 AND 1439 AND "until_minute" BETWEEN "from_minute" AND 1440),
  ADD CONSTRAINT "assignments_driver_taken" EXCLUDE USING gist (
    "driver_id" WITH =, "day" WITH =, int4range("from_minute", least("until_minute" + 60, 1440)) WITH &&
  ) WHERE ("is_held"),
  ADD CONSTRAINT "assignments_unit_taken" EXCLUDE USING gist (
    "unit_id" WITH =, "day" WITH =, int4range("from_minute", least("until_minute" + 60, 1440)) WITH &&
  ) WHERE ("is_held");

-- One at a time: a transaction takes this lock after all rows of bookings and vehicles that it wants, and before those of
-- drivers, units and assignments, so that nobody waits in a circle. A change takes a few milliseconds.
CREATE FUNCTION "lock_dispatch"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('dispatch'));
  RETURN NULL;
END $$;

CREATE TRIGGER "drivers_lock" BEFORE INSERT OR UPDATE OR DELETE ON "drivers"
  FOR EACH STATEMENT EXECUTE FUNCTION "lock_dispatch"();
CREATE TRIGGER "driver_days_off_lock" BEFORE INSERT OR UPDATE OR DELETE ON "driver_days_off"
  FOR EACH STATEMENT EXECUTE FUNCTION "lock_dispatch"();
CREATE TRIGGER "units_lock" BEFORE INSERT OR UPDATE OR DELETE ON "units"
  FOR EACH STATEMENT EXECUTE FUNCTION "lock_dispatch"();
CREATE TRIGGER "unit_outages_lock" BEFORE INSERT OR UPDATE OR DELETE ON "unit_outages"
  FOR EACH STATEMENT EXECUTE FUNCTION "lock_dispatch"();
CREATE TRIGGER "assignments_lock" BEFORE INSERT OR UPDATE OR DELETE ON "assignments"
  FOR EACH STATEMENT EXECUTE FUNCTION "lock_dispatch"();

CREATE FUNCTION "refuse_dispatch"("word" text, "on_day" date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on %', "word", to_char("on_day", 'YYYY-MM-DD') USING ERRCODE = 'check_violation', CONSTRAINT = "word";
END $$;

-- The minute of a day that a time such as 06:30 names.
CREATE FUNCTION "minute_of"("clock" text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT substr("clock", 1, 2)::integer * 60 + substr("clock", 4, 2)::integer
$$;

-- What an assignment must be, whoever writes it; its hours and whether it counts come from its booking alone.
CREATE FUNCTION "check_assignment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  trip record;
  one record;
  is_new boolean := TG_OP = 'INSERT';
BEGIN
  SELECT "day", "last_day", "pickup_time", "return_time", "status", "vehicle_id" INTO trip
    FROM "bookings" WHERE "id" = NEW."booking_id";
  IF NOT FOUND THEN
    RETURN NEW;
  END IF;
  IF NEW."day" NOT BETWEEN trip."day" AND trip."last_day" THEN
    PERFORM "refuse_dispatch"('assignment_day', NEW."day");
  END IF;
  IF trip."status" = 'canceled' AND (is_new OR ROW(NEW."driver_id", NEW."unit_id") IS DISTINCT FROM ROW(OLD."driver_id", OLD."unit_id"))
     AND (NEW."driver_id" IS NOT NULL OR NEW."unit_id" IS NOT NULL) AND pg_trigger_depth() = 1 THEN
    PERFORM "refuse_dispatch"('assignment_canceled', NEW."day");
  END IF;
  NEW."is_held" := trip."status" <> 'canceled';
  NEW."from_minute" := CASE WHEN NEW."day" = trip."day" THEN coalesce("minute_of"(trip."pickup_time"), 0) ELSE 0 END;
  NEW."until_minute" := CASE WHEN NEW."day" = trip."last_day" THEN coalesce("minute_of"(trip."return_time"), 1440) ELSE 1440 END;
  -- Back before it has left: it comes back after midnight.
  IF NEW."until_minute" < NEW."from_minute" THEN
    NEW."until_minute" := 1440;
  END IF;
  IF NOT NEW."is_held" THEN
    RETURN NEW;
  END IF;
  IF NEW."driver_id" IS NOT NULL AND (is_new OR NOT OLD."is_held" OR NEW."day" <> OLD."day" OR NEW."driver_id" IS DISTINCT FROM OLD."driver_id") THEN
    SELECT "is_active", "licence_until" INTO one FROM "drivers" WHERE "id" = NEW."driver_id";
    IF NOT one."is_active" OR EXISTS (SELECT FROM "driver_days_off" WHERE "driver_id" = NEW."driver_id" AND "day" = NEW."day") THEN
      PERFORM "refuse_dispatch"('driver_off', NEW."day");
    END IF;
    IF one."licence_until" < NEW."day" THEN
      PERFORM "refuse_dispatch"('licence_expired', NEW."day");
    END IF;
  END IF;
  IF NEW."unit_id" IS NOT NULL THEN
    SELECT "is_active", "vehicle_id" INTO one FROM "units" WHERE "id" = NEW."unit_id";
    IF one."vehicle_id" IS DISTINCT FROM trip."vehicle_id" THEN
      PERFORM "refuse_dispatch"('unit_foreign', NEW."day");
    END IF;
    IF is_new OR NOT OLD."is_held" OR NEW."day" <> OLD."day" OR NEW."unit_id" IS DISTINCT FROM OLD."unit_id" THEN
      IF NOT one."is_active" OR EXISTS (
        SELECT FROM "unit_outages" WHERE "unit_id" = NEW."unit_id" AND NEW."day" BETWEEN "first_day" AND "last_day"
      ) THEN
        PERFORM "refuse_dispatch"('unit_blocked', NEW."day");
      END IF;
    END IF;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "assignments_check" BEFORE INSERT OR UPDATE ON "assignments"
  FOR EACH ROW EXECUTE FUNCTION "check_assignment"();

-- Who has trips to come stays able to do them: a day off, an end of a licence or of service is refused while trips are theirs.
CREATE FUNCTION "guard_day_off"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "assignments" WHERE "driver_id" = NEW."driver_id" AND "day" = NEW."day" AND "is_held") THEN
    PERFORM "refuse_dispatch"('driver_busy', NEW."day");
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "driver_days_off_guard" BEFORE INSERT OR UPDATE ON "driver_days_off"
  FOR EACH ROW EXECUTE FUNCTION "guard_day_off"();

CREATE FUNCTION "guard_driver"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  busy date;
BEGIN
  SELECT min("day") INTO busy FROM "assignments"
    WHERE "driver_id" = NEW."id" AND "is_held" AND "day" >= (now() AT TIME ZONE 'Africa/Addis_Ababa')::date
      AND (NOT NEW."is_active" OR "day" > NEW."licence_until");
  IF busy IS NOT NULL THEN
    PERFORM "refuse_dispatch"('driver_busy', busy);
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "drivers_guard" BEFORE UPDATE OF "is_active", "licence_until" ON "drivers"
  FOR EACH ROW EXECUTE FUNCTION "guard_driver"();

CREATE FUNCTION "guard_outage"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  busy date;
BEGIN
  SELECT min("day") INTO busy FROM "assignments"
    WHERE "unit_id" = NEW."unit_id" AND "is_held" AND "day" BETWEEN NEW."first_day" AND NEW."last_day";
  IF busy IS NOT NULL THEN
    PERFORM "refuse_dispatch"('unit_busy', busy);
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "unit_outages_guard" BEFORE INSERT OR UPDATE ON "unit_outages"
  FOR EACH ROW EXECUTE FUNCTION "guard_outage"();

-- Active units are never more than the vehicle's quantity. The vehicle is held, as those hold it who change its quantity.
CREATE FUNCTION "guard_unit"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  places integer;
  busy date;
BEGIN
  IF TG_OP = 'UPDATE' AND (NOT NEW."is_active" OR NEW."vehicle_id" <> OLD."vehicle_id") THEN
    SELECT min("day") INTO busy FROM "assignments"
      WHERE "unit_id" = NEW."id" AND "is_held" AND "day" >= (now() AT TIME ZONE 'Africa/Addis_Ababa')::date;
    IF busy IS NOT NULL THEN
      PERFORM "refuse_dispatch"('unit_busy', busy);
    END IF;
  END IF;
  IF NEW."is_active" THEN
    SELECT "quantity" INTO places FROM "vehicles" WHERE "id" = NEW."vehicle_id" FOR SHARE;
    IF (SELECT count(*) FROM "units" WHERE "vehicle_id" = NEW."vehicle_id" AND "is_active" AND "id" <> NEW."id") >= places THEN
      RAISE EXCEPTION 'units_over_quantity' USING ERRCODE = 'check_violation', CONSTRAINT = 'units_over_quantity';
    END IF;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "units_guard" BEFORE INSERT OR UPDATE OF "is_active", "vehicle_id" ON "units"
  FOR EACH ROW EXECUTE FUNCTION "guard_unit"();

CREATE FUNCTION "guard_quantity_of_units"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."quantity" >= 0 AND NEW."quantity" < OLD."quantity"
     AND (SELECT count(*) FROM "units" WHERE "vehicle_id" = NEW."id" AND "is_active") > NEW."quantity" THEN
    RAISE EXCEPTION 'units_over_quantity' USING ERRCODE = 'check_violation', CONSTRAINT = 'units_over_quantity';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "vehicles_units" BEFORE UPDATE OF "quantity" ON "vehicles"
  FOR EACH ROW EXECUTE FUNCTION "guard_quantity_of_units"();

-- A step is pressed by whoever drives that day.
CREATE FUNCTION "guard_duty_step"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM "assignments" WHERE "booking_id" = NEW."booking_id" AND "day" = NEW."day" AND "driver_id" = NEW."driver_id" AND "is_held"
    FOR SHARE
  ) THEN
    PERFORM "refuse_dispatch"('duty_of_other', NEW."day");
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "duty_steps_guard" BEFORE INSERT OR UPDATE ON "duty_steps"
  FOR EACH ROW EXECUTE FUNCTION "guard_duty_step"();

-- An assignment as its booking now is. Where driver or unit are no longer possible, the other stays alone, or neither.
CREATE FUNCTION "refresh_assignment"("of_booking" uuid, "on_day" date, "driver" uuid, "unit" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  BEGIN
    UPDATE "assignments" SET "driver_id" = "driver", "unit_id" = "unit" WHERE "booking_id" = "of_booking" AND "day" = "on_day";
    RETURN;
  EXCEPTION WHEN exclusion_violation OR check_violation THEN NULL;
  END;
  IF "driver" IS NOT NULL AND "unit" IS NOT NULL THEN
    BEGIN
      UPDATE "assignments" SET "driver_id" = "driver", "unit_id" = NULL WHERE "booking_id" = "of_booking" AND "day" = "on_day";
      RETURN;
    EXCEPTION WHEN exclusion_violation OR check_violation THEN NULL;
    END;
    PERFORM "refresh_assignment"("of_booking", "on_day", NULL, "unit");
    RETURN;
  END IF;
  DELETE FROM "assignments" WHERE "booking_id" = "of_booking" AND "day" = "on_day";
END $$;

-- Assignments follow their booking, when its transaction ends: those of days that stay keep them, those of other days move
-- along or go; a canceled one takes nobody's time until that is undone. Deferred, so that no row is wanted after the lock.
CREATE FUNCTION "follow_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  trip record;
  one record;
  target date;
BEGIN
  IF NOT EXISTS (SELECT FROM "assignments" WHERE "booking_id" = NEW."id") THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('dispatch'));
  SELECT "day", "last_day" INTO trip FROM "bookings" WHERE "id" = NEW."id";
  FOR one IN
    SELECT * FROM "assignments" WHERE "booking_id" = NEW."id" AND "day" NOT BETWEEN trip."day" AND trip."last_day" ORDER BY "day"
  LOOP
    DELETE FROM "assignments" WHERE "booking_id" = NEW."id" AND "day" = one."day";
    target := one."day" + (trip."day" - OLD."day");
    IF target BETWEEN trip."day" AND trip."last_day" THEN
      INSERT INTO "assignments" ("booking_id", "day") VALUES (NEW."id", target) ON CONFLICT DO NOTHING;
      IF FOUND THEN
        PERFORM "refresh_assignment"(NEW."id", target, one."driver_id", one."unit_id");
      END IF;
    END IF;
  END LOOP;
  FOR one IN SELECT * FROM "assignments" WHERE "booking_id" = NEW."id" ORDER BY "day" LOOP
    PERFORM "refresh_assignment"(NEW."id", one."day", one."driver_id", one."unit_id");
  END LOOP;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "bookings_assignments"
  AFTER UPDATE OF "day", "last_day", "pickup_time", "return_time", "vehicle_id", "status" ON "bookings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD."status" = 'canceled') <> (NEW."status" = 'canceled')
    OR ROW(OLD."day", OLD."last_day", OLD."pickup_time", OLD."return_time", OLD."vehicle_id")
      IS DISTINCT FROM ROW(NEW."day", NEW."last_day", NEW."pickup_time", NEW."return_time", NEW."vehicle_id"))
  EXECUTE FUNCTION "follow_booking"();
