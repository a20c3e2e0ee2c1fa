-- A booking that was written as paid had no payment behind it, and lines of a quote that a booking does not have were never
-- summed: either made every later backup break the rules that a restore asks. Only the sum of payments says what was paid, from
-- the first row on, and lines are those of the booking's quote at the end of the transaction that writes them.
CREATE OR REPLACE FUNCTION "guard_payment_sums"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND (NEW."paid_santim", NEW."claimed_santim", NEW."transfer_keys") = (0, 0, '') THEN
    RETURN NEW;
  END IF;
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'what a booking was paid is the sum of its payments' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER "bookings_payment_sums" ON "bookings";
CREATE TRIGGER "bookings_payment_sums" BEFORE INSERT OR UPDATE OF "paid_santim", "claimed_santim", "transfer_keys" ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION "guard_payment_sums"();

CREATE OR REPLACE FUNCTION "check_booking_total"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked uuid := to_jsonb(NEW) ->> TG_ARGV[0];
  -- Lines that were written are those of the booking's quote.
  written integer := CASE WHEN TG_TABLE_NAME = 'booking_lines' THEN (to_jsonb(NEW) ->> 'quote')::integer END;
BEGIN
  IF EXISTS (
    SELECT FROM "bookings" b WHERE b."id" = checked AND (b."quote" <> written OR b."total_santim" IS DISTINCT FROM (
      SELECT sum(l."amount_santim") FROM "booking_lines" l WHERE l."booking_id" = b."id" AND l."quote" = b."quote"
    ))
  ) THEN
    RAISE EXCEPTION 'booking_total' USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_total';
  END IF;
  RETURN NULL;
END $$;
