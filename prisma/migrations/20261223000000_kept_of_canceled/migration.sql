-- What the company keeps of the price of a canceled booking is written down as it is promised, so that what still has to go back is
-- found without asking the rule again (docs/decisions/payments.md). Of those canceled so far the rule on /Terms says it.
ALTER TABLE "bookings" ADD COLUMN "kept_santim" BIGINT;

ALTER TABLE "bookings" DISABLE TRIGGER USER;
UPDATE "bookings" b SET "kept_santim" = coalesce((
    SELECT CASE
        WHEN c."from_status" <> 'successful' THEN 0
        WHEN c."cause" = 'no-show' THEN b."total_santim"
        WHEN c."created_at" <= (b."day"::timestamp AT TIME ZONE 'Africa/Addis_Ababa') - interval '24 hours' THEN 0
        WHEN c."cause" = 'customer-asked' OR (
          c."actor_id" = b."user_id" AND (c."actor_role" = 'user' OR (c."cause" IS NULL AND c."reason" IS NULL))
        ) THEN b."total_santim" / 2
        ELSE 0
      END
    FROM "booking_changes" c
    WHERE c."booking_id" = b."id" AND c."to_status" = 'canceled' AND c."from_status" <> 'canceled'
    ORDER BY c."created_at" DESC, c."id" DESC LIMIT 1
  ), 0)
  WHERE b."status" = 'canceled';
ALTER TABLE "bookings" ENABLE TRIGGER USER;

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_kept_of_canceled"
  CHECK (CASE WHEN "status" = 'canceled' THEN "kept_santim" BETWEEN 0 AND "total_santim" ELSE "kept_santim" IS NULL END);

-- Who cancels without a word about it keeps nothing; of a booking that stands again nothing is kept.
CREATE FUNCTION "keep_of_canceled"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."kept_santim" := CASE WHEN NEW."status" = 'canceled' THEN coalesce(NEW."kept_santim", 0) END;
  RETURN NEW;
END $$;
CREATE TRIGGER "bookings_kept" BEFORE INSERT OR UPDATE OF "status", "kept_santim" ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION "keep_of_canceled"();

-- The few whose money has to go back.
CREATE INDEX "bookings_owed_idx" ON "bookings" ("id")
  WHERE "hidden_at" IS NULL AND "paid_santim" > coalesce("kept_santim", "total_santim");
