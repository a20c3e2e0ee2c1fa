-- What is paid for a booking becomes rows: claims, confirmations, refusals, refunds, cash (CONTRACT section 10). Why it
-- is built this way: docs/decisions/payments.md.

-- CreateEnum
CREATE TYPE "payment_way" AS ENUM ('transfer', 'cash');
-- CreateEnum
CREATE TYPE "payment_state" AS ENUM ('claimed', 'confirmed', 'refused');

-- CreateTable
CREATE TABLE "payments" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "way" "payment_way" NOT NULL,
    "state" "payment_state" NOT NULL DEFAULT 'claimed',
    "amount_santim" BIGINT NOT NULL,
    "refund_of_id" UUID,
    "reference" TEXT,
    "reference_key" TEXT,
    "released_at" TIMESTAMPTZ(3),
    "transfer_kind" TEXT,
    "receipt_verdict" "receipt_verdict" NOT NULL DEFAULT 'unknown',
    "receipt_findings" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "receipt_reference" TEXT,
    "receipt_photo_key" TEXT,
    "reason" TEXT,
    "created_by_id" UUID,
    "decided_by_id" UUID,
    "decided_at" TIMESTAMPTZ(3),
    "counted_on" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "payments_amount"
      CHECK (CASE WHEN "refund_of_id" IS NULL THEN "amount_santim" >= 0 ELSE "amount_santim" < 0 END),
    CONSTRAINT "payments_counted" CHECK (("state" = 'confirmed') = ("counted_on" IS NOT NULL)),
    CONSTRAINT "payments_decided" CHECK (("state" = 'claimed') = ("decided_at" IS NULL)),
    CONSTRAINT "payments_reason"
      CHECK ("reason" <> '' AND ("reason" IS NOT NULL OR ("state" <> 'refused' AND "refund_of_id" IS NULL))),
    CONSTRAINT "payments_refund_confirmed" CHECK ("refund_of_id" IS NULL OR "state" = 'confirmed'),
    CONSTRAINT "payments_reference_of_transfer"
      CHECK ("way" = 'transfer' OR ("reference_key" IS NULL AND "transfer_kind" IS NULL)),
    CONSTRAINT "payments_reference_normal"
      CHECK ("reference_key" = upper(regexp_replace("reference_key", '\s', '', 'g')) AND "reference_key" <> ''),
    CONSTRAINT "payments_reference_held"
      CHECK ("reference_key" IS NULL OR ("released_at" IS NULL AND "state" <> 'refused'))
);

-- CreateTable
CREATE TABLE "closed_months" (
    "month" TEXT NOT NULL,
    "rows" INTEGER NOT NULL,
    "total_santim" BIGINT NOT NULL,
    "closed_by_id" UUID,
    "closed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "closed_months_pkey" PRIMARY KEY ("month"),
    CONSTRAINT "closed_months_month" CHECK ("month" ~ '^\d{4}-(0[1-9]|1[0-2])$')
);

-- Claims of the first edition: each booking named one transfer, which its confirmation confirmed. They keep the id of
-- their booking, by which jobs that wait know them.
INSERT INTO "payments" ("id", "booking_id", "way", "state", "amount_santim", "reference", "reference_key", "released_at",
  "transfer_kind", "receipt_verdict", "receipt_findings", "receipt_reference", "receipt_photo_key", "created_by_id",
  "decided_by_id", "decided_at", "counted_on", "created_at")
SELECT b."id", b."id", 'transfer', CASE WHEN b."status" = 'successful' THEN 'confirmed' ELSE 'claimed' END::"payment_state",
  b."amount_santim", b."transaction_id", b."transaction_key", b."transaction_released_at", b."transfer_kind",
  b."receipt_verdict", b."receipt_findings", b."receipt_reference", b."receipt_photo_key", b."user_id",
  CASE WHEN b."status" = 'successful' THEN (SELECT u."id" FROM "users" u WHERE u."id" = c."actor_id") END,
  CASE WHEN b."status" = 'successful' THEN coalesce(c."created_at", b."created_at") END,
  CASE WHEN b."status" = 'successful'
    THEN (coalesce(c."created_at", b."created_at") AT TIME ZONE 'Africa/Addis_Ababa')::date END,
  b."created_at"
FROM "bookings" b LEFT JOIN LATERAL (
  SELECT "actor_id", "created_at" FROM "booking_changes"
  WHERE "booking_id" = b."id" AND "to_status" = 'successful' ORDER BY "created_at" DESC, "id" DESC LIMIT 1
) c ON true;

-- CreateIndex
CREATE UNIQUE INDEX "payments_reference_key_key" ON "payments"("reference_key");
-- CreateIndex
CREATE INDEX "payments_booking_id_created_at_id_idx" ON "payments"("booking_id", "created_at", "id");
-- CreateIndex
CREATE INDEX "payments_state_created_at_id_idx" ON "payments"("state", "created_at", "id");
-- CreateIndex
CREATE INDEX "payments_counted_on_idx" ON "payments"("counted_on");
-- CreateIndex
CREATE INDEX "payments_receipt_verdict_idx" ON "payments"("receipt_verdict");
-- CreateIndex
CREATE INDEX "payments_receipt_reference_idx" ON "payments"("receipt_reference");
-- CreateIndex
CREATE INDEX "payments_refund_of_id_idx" ON "payments"("refund_of_id");
-- The same text never pays twice, even where a key was written by hand.
CREATE UNIQUE INDEX "payments_reference_text_key" ON "payments" (upper(regexp_replace("reference", '\s', '', 'g')))
  WHERE "reference_key" IS NOT NULL;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_of_id_fkey" FOREIGN KEY ("refund_of_id") REFERENCES "payments"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
-- AddForeignKey
ALTER TABLE "closed_months" ADD CONSTRAINT "closed_months_closed_by_id_fkey" FOREIGN KEY ("closed_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What a booking was paid ------------------------------------------------------------------------------------

-- Sums of its rows, kept by the trigger below: confirmed less refunded, and what still waits for a decision. The keys of
-- its transfers are kept with them, so that a search asks one table.
DROP INDEX "bookings_search_idx";
ALTER TABLE "bookings"
  ADD COLUMN "paid_santim" BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN "claimed_santim" BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN "transfer_keys" TEXT NOT NULL DEFAULT '',
  ADD CONSTRAINT "bookings_paid_positive" CHECK ("paid_santim" >= 0 AND "claimed_santim" >= 0);

UPDATE "bookings" b SET "transfer_keys" = coalesce(p."reference_key", ''),
  "paid_santim" = CASE WHEN p."state" = 'confirmed' THEN p."amount_santim" ELSE 0 END,
  "claimed_santim" = CASE WHEN p."state" = 'claimed' THEN p."amount_santim" ELSE 0 END
FROM "payments" p WHERE p."booking_id" = b."id";

ALTER TABLE "bookings"
  DROP COLUMN "transaction_id", DROP COLUMN "transaction_key", DROP COLUMN "transaction_released_at",
  DROP COLUMN "transfer_kind", DROP COLUMN "receipt_verdict", DROP COLUMN "receipt_findings",
  DROP COLUMN "receipt_reference", DROP COLUMN "receipt_photo_key", DROP COLUMN "amount_santim";

CREATE INDEX "bookings_search_idx" ON "bookings"
  USING gin (upper("customer_name" || ' ' || "phone" || ' ' || "transfer_keys") gin_trgm_ops);

CREATE FUNCTION "sum_payments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "bookings" b SET "paid_santim" = s."paid", "claimed_santim" = s."claimed", "transfer_keys" = s."keys"
  FROM (
    SELECT coalesce(sum("amount_santim") FILTER (WHERE "state" = 'confirmed'), 0) AS "paid",
      coalesce(sum("amount_santim") FILTER (WHERE "state" = 'claimed'), 0) AS "claimed",
      coalesce(string_agg("reference_key", ' ' ORDER BY "created_at", "id"), '') AS "keys"
    FROM "payments" WHERE "booking_id" = coalesce(NEW."booking_id", OLD."booking_id")
  ) s
  WHERE b."id" = coalesce(NEW."booking_id", OLD."booking_id");
  RETURN NULL;
END $$;

CREATE TRIGGER "payments_sum" AFTER INSERT OR UPDATE OF "state", "reference_key" OR DELETE ON "payments"
  FOR EACH ROW EXECUTE FUNCTION "sum_payments"();

CREATE FUNCTION "guard_payment_sums"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'what a booking was paid is the sum of its payments' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "bookings_payment_sums" BEFORE UPDATE OF "paid_santim", "claimed_santim", "transfer_keys" ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION "guard_payment_sums"();

-- The books ------------------------------------------------------------------------------------------------

-- The day on which money counts: today in Addis Ababa, or the first day of the next month that is open.
CREATE FUNCTION "open_day"() RETURNS date LANGUAGE plpgsql AS $$
DECLARE
  counted date := (now() AT TIME ZONE 'Africa/Addis_Ababa')::date;
BEGIN
  WHILE EXISTS (SELECT FROM "closed_months" WHERE "month" = to_char(counted, 'YYYY-MM')) LOOP
    counted := date_trunc('month', counted + interval '1 month')::date;
  END LOOP;
  RETURN counted;
END $$;

-- What was confirmed never changes, a mistake is corrected by a further row, and nothing comes into a closed month. What
-- a bank's receipt said is no money, and people may be forgotten.
CREATE FUNCTION "guard_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free constant text[] := '{created_by_id,decided_by_id,receipt_verdict,receipt_findings,receipt_reference,receipt_photo_key}';
  returned bigint;
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD."state" = 'confirmed' OR EXISTS (SELECT FROM "bookings" WHERE "id" = OLD."booking_id") THEN
      RAISE EXCEPTION 'payments are never removed' USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF OLD."state" <> 'claimed' AND (to_jsonb(NEW) - free - '{reference_key,released_at}'::text[])
      IS DISTINCT FROM (to_jsonb(OLD) - free - '{reference_key,released_at}'::text[]) THEN
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

CREATE TRIGGER "payments_guard" BEFORE INSERT OR UPDATE OR DELETE ON "payments"
  FOR EACH ROW EXECUTE FUNCTION "guard_payment"();
CREATE TRIGGER "payments_no_truncate" BEFORE TRUNCATE ON "payments" EXECUTE FUNCTION "refuse"();

CREATE FUNCTION "guard_closed_month"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - 'closed_by_id') = (to_jsonb(OLD) - 'closed_by_id') THEN
    RETURN NEW;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    RAISE EXCEPTION 'a closed month stays as it is' USING ERRCODE = 'insufficient_privilege';
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('closed_months'));
  SELECT count(*)::integer, coalesce(sum("amount_santim"), 0) INTO NEW."rows", NEW."total_santim"
    FROM "payments" WHERE "counted_on" >= (NEW."month" || '-01')::date
      AND "counted_on" < ((NEW."month" || '-01')::date + interval '1 month');
  RETURN NEW;
END $$;

CREATE TRIGGER "closed_months_guard" BEFORE INSERT OR UPDATE OR DELETE ON "closed_months"
  FOR EACH ROW EXECUTE FUNCTION "guard_closed_month"();
CREATE TRIGGER "closed_months_no_truncate" BEFORE TRUNCATE ON "closed_months" EXECUTE FUNCTION "refuse"();
