-- What was driven stays as it was driven, whatever becomes of the rest of the trip: who drove what is asked for by reports, and by
-- fines long after. A car that breaks down keeps the days that are over, once its rental goes on with another one.
CREATE OR REPLACE FUNCTION "check_assignment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  trip record;
  one record;
  is_new boolean := TG_OP = 'INSERT';
  has_driven boolean := false;
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
    IF NOT is_new AND NEW."day" = OLD."day" AND NEW."unit_id" = OLD."unit_id" THEN
      has_driven := NEW."day" < (now() AT TIME ZONE 'Africa/Addis_Ababa')::date OR "is_over"(OLD);
    END IF;
    IF one."vehicle_id" IS DISTINCT FROM trip."vehicle_id" AND NOT has_driven THEN
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

-- A day that is past is no longer made to fit: longer hours of it free nobody who drove that day. Whether it counts still follows
-- the booking.
CREATE OR REPLACE FUNCTION "follow_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  trip record;
  one record;
  target date;
  today date := (now() AT TIME ZONE 'Africa/Addis_Ababa')::date;
BEGIN
  IF NOT EXISTS (SELECT FROM "assignments" WHERE "booking_id" = NEW."id") THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('dispatch'));
  SELECT "day", "last_day", "status" = 'canceled' AS "is_canceled", OLD."has_driver" AND NOT "has_driver" AS "frees_driver" INTO trip
    FROM "bookings" WHERE "id" = NEW."id";
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
  FOR one IN
    SELECT a."day", a."unit_id", a."driver_id", trip."frees_driver" AND NOT "is_over"(a)
      AND a."day" >= today AS "is_free"
    FROM "assignments" a
    WHERE a."booking_id" = NEW."id" AND (a."day" >= today OR a."is_held" = trip."is_canceled") ORDER BY a."day"
  LOOP
    IF one."is_free" AND one."unit_id" IS NULL THEN
      DELETE FROM "assignments" WHERE "booking_id" = NEW."id" AND "day" = one."day";
    ELSE
      PERFORM "refresh_assignment"(NEW."id", one."day", CASE WHEN NOT one."is_free" THEN one."driver_id" END, one."unit_id");
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
