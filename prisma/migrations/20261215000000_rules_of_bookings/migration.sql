-- Rules of bookings that changes of them went around. Why it is built this way: docs/decisions/bookings.md.

-- The limit of a phone number counts a canceled booking that becomes pending again like a new one. Staff are bound by none: their
-- transactions say so (`liftPhoneLimit`).
CREATE OR REPLACE FUNCTION "guard_pending_of_phone"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most integer := coalesce((SELECT ("limits" ->> 'pendingPerPhone')::integer FROM "settings"), 2);
  held integer;
BEGIN
  IF NEW."status" <> 'pending' OR NEW."is_by_staff" OR NEW."phone" = '' OR "has_paid"(NEW."user_id", NEW."phone")
    OR current_setting('bookings.by_staff', true) = 'on' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW."phone" = OLD."phone" AND OLD."status" <> 'canceled' THEN
    RETURN NEW;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('pending_of_phone'), hashtext(NEW."phone"));
  -- Few ever reach the limit; only of those is it asked who paid.
  SELECT count(*) INTO held FROM (
    SELECT FROM "bookings" b WHERE b."phone" = NEW."phone" AND b."status" = 'pending' AND b."id" <> NEW."id"
      AND NOT b."is_by_staff" LIMIT most
  ) AS "pending";
  IF held < most THEN
    RETURN NEW;
  END IF;
  SELECT count(*) INTO held FROM "bookings" b
    WHERE b."phone" = NEW."phone" AND b."status" = 'pending' AND b."id" <> NEW."id" AND NOT b."is_by_staff"
      AND NOT "has_paid"(b."user_id", b."phone");
  IF held >= most THEN
    RAISE EXCEPTION 'too_many_pending' USING ERRCODE = 'check_violation', CONSTRAINT = 'too_many_pending';
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER "bookings_pending_of_phone" ON "bookings";
CREATE TRIGGER "bookings_pending_of_phone" BEFORE INSERT OR UPDATE OF "phone", "status" ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION "guard_pending_of_phone"();

-- An offer stays one when the travel request that it was made for is removed. Nothing changes of it for whoever reads or watches it.
ALTER TABLE "bookings" ADD COLUMN "is_offer" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "bookings" DISABLE TRIGGER USER;
UPDATE "bookings" SET "is_offer" = true WHERE "request_id" IS NOT NULL;
ALTER TABLE "bookings" ENABLE TRIGGER USER;
ALTER TABLE "bookings"
  DROP CONSTRAINT "bookings_offer_by_staff",
  ADD CONSTRAINT "bookings_offer_by_staff" CHECK ("is_by_staff" OR NOT "is_offer"),
  ADD CONSTRAINT "bookings_offer_of_request" CHECK ("is_offer" OR "request_id" IS NULL);

-- Whose a booking is, for what request, and how its customer looks, is no change of the booking: nobody who read it before is told to
-- read it again, and what was canceled a moment ago can be taken back.
CREATE OR REPLACE FUNCTION "next_booking_version"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- The search text is written after the triggers.
  apart constant text[] := '{customer_avatar,request_id,user_id,customer_id,updated_at,search_text}';
BEGIN
  IF NEW."customer_id" IS DISTINCT FROM OLD."customer_id" THEN
    RETURN NEW;
  END IF;
  IF (NEW."customer_avatar", NEW."request_id", NEW."user_id")
      IS DISTINCT FROM (OLD."customer_avatar", OLD."request_id", OLD."user_id")
    AND (to_jsonb(NEW) - apart) = (to_jsonb(OLD) - apart) THEN
    RETURN NEW;
  END IF;
  NEW."version" := OLD."version" + 1;
  IF NEW."status" <> 'pending' THEN
    NEW."hold_until" := NULL;
  END IF;
  RETURN NEW;
END $$;
