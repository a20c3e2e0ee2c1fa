-- A claim whose transfer was released, so that it may pay for another booking, waits for nobody any more: its customer is not told
-- that it is being checked, nor that it comes back (CONTRACT section 7).
CREATE OR REPLACE FUNCTION "sum_payments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "bookings" b SET "paid_santim" = s."paid", "claimed_santim" = s."claimed", "transfer_keys" = s."keys"
  FROM (
    SELECT coalesce(sum("amount_santim") FILTER (WHERE "state" = 'confirmed'), 0) AS "paid",
      coalesce(sum("amount_santim") FILTER (WHERE "state" = 'claimed' AND "released_at" IS NULL), 0) AS "claimed",
      coalesce(string_agg("sought_reference"("reference_key", "reference"), ' ' ORDER BY "created_at", "id"), '') AS "keys"
    FROM "payments" WHERE "booking_id" = coalesce(NEW."booking_id", OLD."booking_id")
  ) s
  WHERE b."id" = coalesce(NEW."booking_id", OLD."booking_id");
  RETURN NULL;
END $$;

DROP TRIGGER "payments_sum" ON "payments";
CREATE TRIGGER "payments_sum" AFTER INSERT OR UPDATE OF "state", "reference_key", "reference", "released_at" OR DELETE ON "payments"
  FOR EACH ROW EXECUTE FUNCTION "sum_payments"();

-- Nothing changes of a booking for whoever reads or watches it.
ALTER TABLE "bookings" DISABLE TRIGGER USER;
UPDATE "bookings" b SET "claimed_santim" = s."claimed"
FROM (
  SELECT "booking_id", coalesce(sum("amount_santim") FILTER (WHERE "state" = 'claimed' AND "released_at" IS NULL), 0) AS "claimed"
  FROM "payments" GROUP BY "booking_id"
  HAVING bool_or("state" = 'claimed' AND "released_at" IS NOT NULL)
) s
WHERE b."id" = s."booking_id";
ALTER TABLE "bookings" ENABLE TRIGGER USER;
