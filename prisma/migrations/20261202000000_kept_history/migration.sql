-- What happened to a booking is added to and never rewritten (docs/operations/database-roles.md). When a person is forgotten,
-- the history loses their words; nothing else of it changes, and it goes with its booking only.
CREATE FUNCTION "guard_booking_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words constant text[] := '{reason,changes}';
  personal constant text[] := '{phone,destination,message,rider,flight,pickupPlace}';
  is_forgotten boolean;
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM "bookings" WHERE "id" = OLD."booking_id") THEN
      RAISE EXCEPTION 'history of a booking is never removed' USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN OLD;
  END IF;
  is_forgotten := (to_jsonb(NEW) - words) = (to_jsonb(OLD) - words)
    AND (NEW."reason" IS NULL OR NEW."reason" IS NOT DISTINCT FROM OLD."reason");
  IF is_forgotten AND NEW."changes" IS DISTINCT FROM OLD."changes" THEN
    is_forgotten := CASE
      WHEN OLD."changes" = '{}' THEN NEW."changes" IS NULL
      WHEN jsonb_typeof(OLD."changes") = 'object' AND jsonb_typeof(NEW."changes") = 'object' THEN NOT EXISTS (
        SELECT FROM jsonb_each(OLD."changes") o FULL JOIN jsonb_each(NEW."changes") n ON n."key" = o."key"
        WHERE n."value" IS DISTINCT FROM o."value"
          AND (o."key" IS NULL OR o."key" <> ALL (personal) OR n."value" IS DISTINCT FROM '[null, null]'))
      ELSE false END;
  END IF;
  IF NOT is_forgotten THEN
    RAISE EXCEPTION 'history of a booking is never rewritten' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "booking_changes_guard" BEFORE UPDATE OR DELETE ON "booking_changes"
  FOR EACH ROW EXECUTE FUNCTION "guard_booking_change"();
CREATE TRIGGER "booking_changes_no_truncate" BEFORE TRUNCATE ON "booking_changes" EXECUTE FUNCTION "refuse"();

-- The one way by which the running site, which may not change the history, takes people out of it.
ALTER FUNCTION "forget_bookings"(uuid[]) SECURITY DEFINER SET search_path = public, pg_temp;
REVOKE EXECUTE ON FUNCTION "forget_bookings"(uuid[]) FROM PUBLIC;
