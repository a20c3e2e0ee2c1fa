-- Whoever leaves, and whoever has travelled long ago, goes from every table (docs/decisions/deleted-people.md).

-- CreateIndex
-- Those that still tell whose they are, for the job that forgets them.
CREATE INDEX "bookings_named_idx" ON "bookings"("last_day") WHERE "customer_name" <> '' OR "phone" <> '';

-- AlterTable
ALTER TABLE "bookings" ADD COLUMN "made_from" TEXT;

-- CreateIndex
CREATE INDEX "bookings_made_from_idx" ON "bookings"("made_from");

-- What was confirmed never changes, a mistake is corrected by a further row, and nothing comes into a closed month. What
-- a bank's receipt said is no money, and people may be forgotten: the text that they pasted gives way to its key, what staff
-- wrote to them to a dash.
CREATE OR REPLACE FUNCTION "guard_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free constant text[] := '{created_by_id,decided_by_id,receipt_verdict,receipt_findings,receipt_reference,receipt_photo_key}';
  returned bigint;
  -- What a person typed, once it is forgotten: the key stands in its place.
  words text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD."state" = 'confirmed' OR EXISTS (SELECT FROM "bookings" WHERE "id" = OLD."booking_id") THEN
      RAISE EXCEPTION 'payments are never removed' USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    words := CASE WHEN (NEW."reference", NEW."reason") IS DISTINCT FROM (OLD."reference", OLD."reason")
      AND NEW."reference" IS NOT DISTINCT FROM OLD."reference_key" AND (NEW."reason" = '—' OR NEW."reason" IS NULL)
      THEN '{reference,reason}' ELSE '{}' END;
    IF OLD."state" <> 'claimed' AND (to_jsonb(NEW) - free - words - '{reference_key,released_at}'::text[])
      IS DISTINCT FROM (to_jsonb(OLD) - free - words - '{reference_key,released_at}'::text[]) THEN
      RAISE EXCEPTION 'a decided payment never changes' USING ERRCODE = 'insufficient_privilege';
    END IF;
    IF (NEW."booking_id", NEW."amount_santim", NEW."way", NEW."refund_of_id")
      IS DISTINCT FROM (OLD."booking_id", OLD."amount_santim", OLD."way", OLD."refund_of_id") THEN
      RAISE EXCEPTION 'a payment is decided, not rewritten' USING ERRCODE = 'insufficient_privilege';
    END IF;
    IF OLD."state" = 'confirmed' AND NEW."reference_key" IS DISTINCT FROM OLD."reference_key" THEN
      SELECT -coalesce(sum("amount_santim"), 0) INTO returned FROM "payments" WHERE "refund_of_id" = OLD."id";
      IF NEW."reference_key" IS NOT NULL OR returned < OLD."amount_santim" THEN
        RAISE EXCEPTION 'a transfer is released once it was returned' USING ERRCODE = 'insufficient_privilege';
      END IF;
    END IF;
    IF NEW."released_at" IS NOT NULL AND OLD."released_at" IS NULL
      AND NOT EXISTS (SELECT FROM "bookings" WHERE "id" = NEW."booking_id" AND "status" = 'canceled') THEN
      RAISE EXCEPTION 'payments_release_canceled'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_release_canceled';
    END IF;
  END IF;
  IF NEW."state" = 'confirmed' AND (TG_OP = 'INSERT' OR OLD."state" <> 'confirmed') THEN
    -- Whoever closes a month waits for those who count into it, and the other way round.
    PERFORM pg_advisory_xact_lock_shared(hashtext('closed_months'));
    NEW."decided_at" := coalesce(NEW."decided_at", now());
    NEW."counted_on" := coalesce(NEW."counted_on", "open_day"());
    IF EXISTS (SELECT FROM "closed_months" WHERE "month" = to_char(NEW."counted_on", 'YYYY-MM')) THEN
      RAISE EXCEPTION 'month_closed' USING ERRCODE = 'check_violation', CONSTRAINT = 'month_closed';
    END IF;
    IF NEW."refund_of_id" IS NOT NULL THEN
      PERFORM FROM "payments" WHERE "id" = NEW."refund_of_id" AND "booking_id" = NEW."booking_id"
        AND "state" = 'confirmed' AND "refund_of_id" IS NULL FOR UPDATE;
      SELECT p."amount_santim" + coalesce(sum(r."amount_santim"), 0) + NEW."amount_santim" INTO returned
        FROM "payments" p LEFT JOIN "payments" r ON r."refund_of_id" = p."id"
        WHERE p."id" = NEW."refund_of_id" AND p."booking_id" = NEW."booking_id" AND p."state" = 'confirmed'
          AND p."refund_of_id" IS NULL
        GROUP BY p."id";
      IF returned IS NULL OR returned < 0 THEN
        RAISE EXCEPTION 'refund_too_high' USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_too_high';
      END IF;
    END IF;
  ELSIF NEW."state" = 'refused' AND TG_OP = 'UPDATE' THEN
    NEW."decided_at" := coalesce(NEW."decided_at", now());
  END IF;
  RETURN NEW;
END $$;

-- Takes the person out of bookings, their payments, their history, what banks wrote about them and the mails about them. Days,
-- vehicle, prices, sums and the keys of transfers stay: they are the books.
CREATE FUNCTION "forget_bookings"("ids" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "statement_lines" l SET "description" = NULL
    FROM "payments" p
    WHERE p."booking_id" = ANY ("ids") AND l."description" IS NOT NULL
      AND (l."payment_id" = p."id" OR l."reference" IN (p."reference_key", p."receipt_reference"));
  UPDATE "payments"
    SET "reference" = "reference_key", "receipt_photo_key" = NULL,
      "reason" = CASE WHEN "reason" IS NOT NULL THEN '—' END
    WHERE "booking_id" = ANY ("ids");
  -- Which fields were changed is history, what they held is the person's.
  UPDATE "booking_changes" c
    SET "reason" = CASE WHEN c."actor_id" IS NULL THEN c."reason" END,
      "changes" = CASE WHEN jsonb_typeof(c."changes") = 'object' THEN (
        SELECT jsonb_object_agg(f."key", CASE
          WHEN f."key" IN ('phone', 'destination', 'message', 'rider', 'flight', 'pickupPlace') THEN '[null, null]'::jsonb
          ELSE f."value" END)
        FROM jsonb_each(c."changes") f
      ) ELSE c."changes" END
    WHERE c."booking_id" = ANY ("ids");
  DELETE FROM "outbox_mails" WHERE ("args" ->> 'bookingId') = ANY ("ids"::text[]);
  UPDATE "bookings"
    SET "customer_name" = '', "customer_email" = '', "customer_avatar" = NULL, "phone" = '', "message" = NULL,
      "destination" = '', "pickup_place" = NULL, "flight" = NULL, "rider_name" = NULL, "rider_phone" = NULL,
      "made_from" = NULL
    WHERE "id" = ANY ("ids");
END $$;

-- A deleted account takes along what was booked with it and, where the address was proven to be the person's, what the person
-- sent or booked with that address without the account.
CREATE OR REPLACE FUNCTION "forget_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "forget_bookings"(ARRAY(
    SELECT "id" FROM "bookings" WHERE "user_id" = OLD."id"
      OR (OLD."email_confirmed_at" IS NOT NULL AND "user_id" IS NULL AND lower("customer_email") = OLD."email")
  ));
  DELETE FROM "outbox_mails" WHERE "recipient" = OLD."email";
  IF OLD."email_confirmed_at" IS NOT NULL THEN
    DELETE FROM "contact_messages" WHERE lower("email") = OLD."email";
    DELETE FROM "travel_bookings" WHERE lower("email") = OLD."email";
    DELETE FROM "newsletter_subscribers" WHERE "email" = OLD."email";
  END IF;
  RETURN OLD;
END $$;

DROP TRIGGER "users_forget_narratives" ON "users";
DROP FUNCTION "forget_narratives"();
