-- A transfer whose link nobody understands has no key and waits for a person (CONTRACT section 7): two bookings may
-- name it, and a person sees that they are two.
ALTER TABLE "one_day_bookings"
  DROP CONSTRAINT "one_day_bookings_transaction_held",
  ADD CONSTRAINT "one_day_bookings_transaction_held"
    CHECK ("transaction_released_at" IS NULL OR "transaction_key" IS NULL);

DROP INDEX "one_day_bookings_transaction_text_key";
CREATE UNIQUE INDEX "one_day_bookings_transaction_text_key"
  ON "one_day_bookings" (upper(regexp_replace("transaction_id", '\s', '', 'g')))
  WHERE "transaction_released_at" IS NULL AND "transaction_key" IS NOT NULL;

-- Keys of the first edition that were one of several names (docs/decisions/transfer-proof.md) -----------------

-- The number of an Awash share link: its first half in base 36; null where that is no date and running number.
CREATE FUNCTION pg_temp.awash_number("share" text) RETURNS text LANGUAGE plpgsql STRICT AS $$
DECLARE
  number bigint := 0;
  sign text;
BEGIN
  FOREACH sign IN ARRAY string_to_array(left("share", 10), NULL) LOOP
    number := number * 36 + strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', sign) - 1;
  END LOOP;
  RETURN CASE
    WHEN number::text ~ '^[2-4]\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])[0-5]\d{6}$' THEN number::text
  END;
END $$;

CREATE TEMP TABLE "transfer_names" ON COMMIT DROP AS
WITH "renamed" AS (
  SELECT "id", "created_at", "transaction_key" AS "old", coalesce(
    pg_temp.awash_number(substring(upper("transaction_id") FROM 'AWASHPAY\.AWASHBANK\.COM(?::\d+)?/-?([0-9A-Z]{10})')),
    CASE WHEN "transaction_key" ~ '^(?=\d*[A-Z])[0-9A-Z]{14,18}$' THEN pg_temp.awash_number("transaction_key") END,
    substring(
      upper("transaction_id") FROM 'DASHEN(?:BANKSC|SUPERAPP)\.COM/RECEIPTS?/(?:[A-Z-]+-)?([A-Z0-9]\d{2}[A-Z]{4}\d{5}[A-Z0-9]{4})'
    ),
    substring(upper("transaction_id") FROM 'RECEIPT\.EBIRR\.COM/([A-Z]+/[A-Z0-9]{8,40})'),
    "transaction_key"
  ) AS "new"
  FROM "one_day_bookings" WHERE "transaction_key" IS NOT NULL
)
SELECT "id", "new", "old" <> "new" AS "changes",
  row_number() OVER (PARTITION BY "new" ORDER BY "created_at", "id") AS "rank"
FROM "renamed";

-- Where one transfer paid for two bookings, the first one keeps it and staff are told about the others.
UPDATE "one_day_bookings" AS "booking"
SET "transaction_key" = NULL,
  "receipt_findings" = CASE WHEN "rank" > 1 THEN ARRAY['reused'] ELSE "receipt_findings" END
FROM "transfer_names" AS "name"
WHERE "booking"."id" = "name"."id" AND ("changes" OR "rank" > 1);

UPDATE "one_day_bookings" AS "booking"
SET "transaction_key" = "new",
  "transfer_kind" = coalesce("transfer_kind", CASE WHEN "new" ~ '^\d{15}$' THEN 'awash' ELSE 'dashen' END)
FROM "transfer_names" AS "name"
WHERE "booking"."id" = "name"."id" AND "changes" AND "rank" = 1;
