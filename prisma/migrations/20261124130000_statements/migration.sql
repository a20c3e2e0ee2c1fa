-- What banks say came in: statements that an admin uploaded, and their lines, each kept once (CONTRACT section 10). Why
-- it is built this way: docs/decisions/payments.md.

-- CreateTable
CREATE TABLE "statements" (
    "id" UUID NOT NULL,
    "bank" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "lines" INTEGER NOT NULL,
    "first_day" DATE NOT NULL,
    "last_day" DATE NOT NULL,
    "uploaded_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "statements_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "statements_days" CHECK ("first_day" <= "last_day"),
    CONSTRAINT "statements_not_empty" CHECK ("lines" > 0)
);

-- CreateTable
CREATE TABLE "statement_lines" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "bank_key" TEXT NOT NULL,
    "identity" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "reference" TEXT,
    "description" TEXT,
    "amount_santim" BIGINT NOT NULL,
    "payment_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "statement_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "statement_entries" (
    "statement_id" UUID NOT NULL,
    "line_id" UUID NOT NULL,
    "line" INTEGER NOT NULL,

    CONSTRAINT "statement_entries_pkey" PRIMARY KEY ("statement_id", "line_id")
);

-- CreateTable
CREATE TABLE "statement_columns" (
    "bank_key" TEXT NOT NULL,
    "header" TEXT NOT NULL,
    "columns" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "statement_columns_pkey" PRIMARY KEY ("bank_key")
);

-- CreateTable
CREATE TABLE "statement_drafts" (
    "id" UUID NOT NULL,
    "bank" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "statement_drafts_pkey" PRIMARY KEY ("id")
);

-- The same file of a bank is one statement, however often it is uploaded.
-- CreateIndex
CREATE UNIQUE INDEX "statements_digest_key" ON "statements"("digest");
-- CreateIndex
CREATE INDEX "statements_created_at_id_idx" ON "statements"("created_at" DESC, "id" DESC);
-- A line is kept once by bank, reference and date: `identity` is made of these (lineIdentities).
-- CreateIndex
CREATE UNIQUE INDEX "statement_lines_identity_key" ON "statement_lines"("identity");
-- A line confirms one payment, and a payment is confirmed by one line.
-- CreateIndex
CREATE UNIQUE INDEX "statement_lines_payment_id_key" ON "statement_lines"("payment_id");
-- CreateIndex
CREATE INDEX "statement_lines_bank_key_reference_idx" ON "statement_lines"("bank_key", "reference");
-- CreateIndex
CREATE INDEX "statement_lines_created_at_idx" ON "statement_lines"("created_at");
-- CreateIndex
CREATE INDEX "statement_entries_line_id_idx" ON "statement_entries"("line_id");
-- CreateIndex
CREATE INDEX "statement_drafts_created_at_idx" ON "statement_drafts"("created_at");

-- AddForeignKey
ALTER TABLE "statements" ADD CONSTRAINT "statements_uploaded_by_id_fkey" FOREIGN KEY ("uploaded_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
-- AddForeignKey
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
-- AddForeignKey
ALTER TABLE "statement_entries" ADD CONSTRAINT "statement_entries_statement_id_fkey" FOREIGN KEY ("statement_id") REFERENCES "statements"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
-- AddForeignKey
ALTER TABLE "statement_entries" ADD CONSTRAINT "statement_entries_line_id_fkey" FOREIGN KEY ("line_id") REFERENCES "statement_lines"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
-- AddForeignKey
ALTER TABLE "statement_drafts" ADD CONSTRAINT "statement_drafts_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The books ------------------------------------------------------------------------------------------------

-- What a bank said never changes. A line may lose its text, which names people, and gain the payment that it confirmed:
-- one of its reference and of its amount.
CREATE FUNCTION "guard_statement_line"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free constant text[] := '{description,payment_id}';
  linked uuid := CASE WHEN TG_OP = 'UPDATE' THEN OLD."payment_id" END;
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'lines of a statement are never removed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF TG_OP = 'UPDATE' AND ((to_jsonb(NEW) - free) IS DISTINCT FROM (to_jsonb(OLD) - free)
    OR (NEW."description" IS NOT NULL AND NEW."description" IS DISTINCT FROM OLD."description")
    OR (linked IS NOT NULL AND NEW."payment_id" IS DISTINCT FROM linked)) THEN
    RAISE EXCEPTION 'a line of a statement stays as the bank wrote it' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF NEW."payment_id" IS DISTINCT FROM linked AND NOT EXISTS (
    SELECT FROM "payments" p WHERE p."id" = NEW."payment_id" AND p."state" = 'confirmed' AND p."refund_of_id" IS NULL
      AND p."amount_santim" = NEW."amount_santim"
      AND NEW."reference" IN (p."reference_key", p."receipt_reference")
  ) THEN
    RAISE EXCEPTION 'a line confirms a payment of its reference and amount' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "statement_lines_guard" BEFORE INSERT OR UPDATE OR DELETE ON "statement_lines"
  FOR EACH ROW EXECUTE FUNCTION "guard_statement_line"();
CREATE TRIGGER "statement_lines_no_truncate" BEFORE TRUNCATE ON "statement_lines" EXECUTE FUNCTION "refuse"();

CREATE FUNCTION "guard_statement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - 'uploaded_by_id') = (to_jsonb(OLD) - 'uploaded_by_id') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a statement stays as it was uploaded' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER "statements_guard" BEFORE UPDATE OR DELETE ON "statements"
  FOR EACH ROW EXECUTE FUNCTION "guard_statement"();
CREATE TRIGGER "statements_no_truncate" BEFORE TRUNCATE ON "statements" EXECUTE FUNCTION "refuse"();
CREATE TRIGGER "statement_entries_guard" BEFORE UPDATE OR DELETE ON "statement_entries"
  FOR EACH ROW EXECUTE FUNCTION "guard_statement"();
CREATE TRIGGER "statement_entries_no_truncate" BEFORE TRUNCATE ON "statement_entries" EXECUTE FUNCTION "refuse"();

-- What banks wrote about the transfers of a deleted person goes with the person (docs/decisions/deleted-people.md).
CREATE FUNCTION "forget_narratives"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "statement_lines" l SET "description" = NULL
    FROM "payments" p JOIN "bookings" b ON b."id" = p."booking_id"
    WHERE b."user_id" = OLD."id" AND l."description" IS NOT NULL
      AND (l."payment_id" = p."id" OR l."reference" IN (p."reference_key", p."receipt_reference"));
  RETURN OLD;
END $$;

CREATE TRIGGER "users_forget_narratives" BEFORE DELETE ON "users"
  FOR EACH ROW EXECUTE FUNCTION "forget_narratives"();
