-- Once a booking comes without the driver that it had, nobody has to drive it: whoever was assigned is free on the days to come,
-- and their car stays. Staff may send somebody with a car for which no driver was booked, as before.
CREATE OR REPLACE FUNCTION "follow_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  trip record;
  one record;
  target date;
BEGIN
  IF NOT EXISTS (SELECT FROM "assignments" WHERE "booking_id" = NEW."id") THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('dispatch'));
  SELECT "day", "last_day", OLD."has_driver" AND NOT "has_driver" AS "frees_driver" INTO trip
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
      AND a."day" >= (now() AT TIME ZONE 'Africa/Addis_Ababa')::date AS "is_free"
    FROM "assignments" a WHERE a."booking_id" = NEW."id" ORDER BY a."day"
  LOOP
    IF one."is_free" AND one."unit_id" IS NULL THEN
      DELETE FROM "assignments" WHERE "booking_id" = NEW."id" AND "day" = one."day";
    ELSE
      PERFORM "refresh_assignment"(NEW."id", one."day", CASE WHEN NOT one."is_free" THEN one."driver_id" END, one."unit_id");
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

DROP TRIGGER "bookings_assignments" ON "bookings";
CREATE CONSTRAINT TRIGGER "bookings_assignments"
  AFTER UPDATE OF "day", "last_day", "pickup_time", "return_time", "vehicle_id", "status", "has_driver" ON "bookings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD."status" = 'canceled') <> (NEW."status" = 'canceled')
    OR ROW(OLD."day", OLD."last_day", OLD."pickup_time", OLD."return_time", OLD."vehicle_id", OLD."has_driver")
      IS DISTINCT FROM ROW(NEW."day", NEW."last_day", NEW."pickup_time", NEW."return_time", NEW."vehicle_id", NEW."has_driver"))
  EXECUTE FUNCTION "follow_booking"();
