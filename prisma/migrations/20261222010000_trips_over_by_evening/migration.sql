-- Who leaves in the evening, and a car that is sold, had trips today: those that are over stand in nobody's way here either. A
-- unit that still has trips today stays one of their vehicle, over or not.
CREATE OR REPLACE FUNCTION "guard_driver"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  busy date;
BEGIN
  SELECT min(a."day") INTO busy FROM "assignments" a
    WHERE a."driver_id" = NEW."id" AND a."is_held" AND a."day" >= (now() AT TIME ZONE 'Africa/Addis_Ababa')::date
      AND (NOT NEW."is_active" OR a."day" > NEW."licence_until") AND NOT "is_over"(a);
  IF busy IS NOT NULL THEN
    PERFORM "refuse_dispatch"('driver_busy', busy);
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION "guard_unit"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  places integer;
  busy date;
BEGIN
  IF TG_OP = 'UPDATE' AND (NOT NEW."is_active" OR NEW."vehicle_id" <> OLD."vehicle_id") THEN
    SELECT min(a."day") INTO busy FROM "assignments" a
      WHERE a."unit_id" = NEW."id" AND a."is_held" AND a."day" >= (now() AT TIME ZONE 'Africa/Addis_Ababa')::date
        AND (NEW."vehicle_id" <> OLD."vehicle_id" OR NOT "is_over"(a));
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
