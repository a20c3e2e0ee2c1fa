-- A booking is found by each transfer that it was ever claimed or returned by (CONTRACT section 11): one that was refused, released
-- or not understood, and a refund, have no key and are found by what was typed, as it is and without the signs between its letters
-- and digits.
CREATE FUNCTION "sought_reference"("reference_key" text, "reference" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce("reference_key", "reference" || ' ' ||
  regexp_replace(normalize("reference", NFKC), '[^[:alnum:]]' COLLATE "und-x-icu", '', 'g'));

CREATE OR REPLACE FUNCTION "sum_payments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "bookings" b SET "paid_santim" = s."paid", "claimed_santim" = s."claimed", "transfer_keys" = s."keys"
  FROM (
    SELECT coalesce(sum("amount_santim") FILTER (WHERE "state" = 'confirmed'), 0) AS "paid",
      coalesce(sum("amount_santim") FILTER (WHERE "state" = 'claimed'), 0) AS "claimed",
      coalesce(string_agg("sought_reference"("reference_key", "reference"), ' ' ORDER BY "created_at", "id"), '') AS "keys"
    FROM "payments" WHERE "booking_id" = coalesce(NEW."booking_id", OLD."booking_id")
  ) s
  WHERE b."id" = coalesce(NEW."booking_id", OLD."booking_id");
  RETURN NULL;
END $$;

DROP TRIGGER "payments_sum" ON "payments";
CREATE TRIGGER "payments_sum" AFTER INSERT OR UPDATE OF "state", "reference_key", "reference" OR DELETE ON "payments"
  FOR EACH ROW EXECUTE FUNCTION "sum_payments"();

-- Nothing changes of a booking for whoever reads or watches it.
ALTER TABLE "bookings" DISABLE TRIGGER USER;
UPDATE "bookings" b SET "transfer_keys" = s."keys"
FROM (
  SELECT "booking_id", string_agg("sought_reference"("reference_key", "reference"), ' ' ORDER BY "created_at", "id") AS "keys"
  FROM "payments" GROUP BY "booking_id"
  HAVING bool_or("reference_key" IS NULL AND "reference" IS NOT NULL)
) s
WHERE b."id" = s."booking_id";
ALTER TABLE "bookings" ENABLE TRIGGER USER;
