-- Who falls ill at noon has driven in the morning, and a car that breaks down had trips before: a trip that is over takes nobody's
-- rest of the day. It is over once its driver said so, or today once its hours are past.
CREATE FUNCTION "is_over"("trip" "assignments") RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
      SELECT FROM "duty_steps" s
      WHERE s."booking_id" = "trip"."booking_id" AND s."day" = "trip"."day" AND s."driver_id" = "trip"."driver_id" AND s."word" = 'done'
    ) OR ("trip"."day" = (now() AT TIME ZONE 'Africa/Addis_Ababa')::date
      AND "trip"."day" + make_interval(mins => "trip"."until_minute") <= now() AT TIME ZONE 'Africa/Addis_Ababa')
$$;

CREATE OR REPLACE FUNCTION "guard_day_off"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "assignments" a
    WHERE a."driver_id" = NEW."driver_id" AND a."day" = NEW."day" AND a."is_held" AND NOT "is_over"(a)
  ) THEN
    PERFORM "refuse_dispatch"('driver_busy', NEW."day");
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION "guard_outage"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  busy date;
BEGIN
  SELECT min(a."day") INTO busy FROM "assignments" a
    WHERE a."unit_id" = NEW."unit_id" AND a."is_held" AND a."day" BETWEEN NEW."first_day" AND NEW."last_day" AND NOT "is_over"(a);
  IF busy IS NOT NULL THEN
    PERFORM "refuse_dispatch"('unit_busy', busy);
  END IF;
  RETURN NEW;
END $$;
