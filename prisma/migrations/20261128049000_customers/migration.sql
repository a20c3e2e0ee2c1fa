-- A customer is a person by account, or by phone where there is none (CONTRACT section 11). Two records of one person are
-- merged: the one leads to the other from then on, so that links, and bookings made later with the old number, find it.

-- CreateTable
CREATE TABLE "customers" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID,
    "phone_key" TEXT,
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "known_as" TEXT NOT NULL DEFAULT '',
    "search_text" TEXT NOT NULL GENERATED ALWAYS AS ("searched_text"("known_as")) STORED,
    "merged_into_id" UUID,
    "last_booked_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customers_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "customers_one_key" CHECK (num_nonnulls("user_id", "phone_key") = 1),
    CONSTRAINT "customers_not_own" CHECK ("merged_into_id" <> "id")
);

-- CreateTable
CREATE TABLE "customer_notes" (
    "id" UUID NOT NULL,
    "customer_id" UUID,
    "booking_id" UUID,
    "text" TEXT NOT NULL,
    "author_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customer_notes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "customer_notes_about" CHECK (num_nonnulls("customer_id", "booking_id") > 0)
);

-- AlterTable
ALTER TABLE "bookings" ADD COLUMN "customer_id" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "customers_user_id_key" ON "customers"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "customers_phone_key_key" ON "customers"("phone_key");

-- CreateIndex
CREATE INDEX "customers_last_booked_at_id_idx" ON "customers"("last_booked_at" DESC, "id" DESC) WHERE "merged_into_id" IS NULL;

-- CreateIndex
CREATE INDEX "customers_phone_idx" ON "customers"("phone");

-- CreateIndex
CREATE INDEX "customers_merged_into_id_idx" ON "customers"("merged_into_id");

CREATE INDEX "customers_search_text_idx" ON "customers" USING gin ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "customer_notes_customer_id_created_at_idx" ON "customer_notes"("customer_id", "created_at");

-- CreateIndex
CREATE INDEX "customer_notes_booking_id_created_at_idx" ON "customer_notes"("booking_id", "created_at");

-- CreateIndex
CREATE INDEX "customer_notes_author_id_idx" ON "customer_notes"("author_id");

-- CreateIndex
CREATE INDEX "bookings_customer_id_created_at_id_idx" ON "bookings"("customer_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contact_messages_phone_idx" ON "contact_messages"("phone");

-- CreateIndex
CREATE INDEX "contact_messages_email_idx" ON "contact_messages"("email");

-- CreateIndex
CREATE INDEX "travel_bookings_phone_idx" ON "travel_bookings"("phone");

-- CreateIndex
CREATE INDEX "travel_bookings_email_idx" ON "travel_bookings"("email");

-- AddForeignKey
ALTER TABLE "customers" ADD CONSTRAINT "customers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "customers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Who booked so far. Names, addresses and numbers are kept in every spelling, as a search asks for them.
INSERT INTO "customers" ("user_id", "phone_key", "name", "phone", "email", "known_as", "last_booked_at", "created_at")
SELECT b."user_id", CASE WHEN b."user_id" IS NULL THEN b."phone" END,
  (array_agg(b."customer_name" ORDER BY b."created_at" DESC, b."id" DESC))[1],
  (array_agg(b."phone" ORDER BY b."created_at" DESC, b."id" DESC))[1],
  (array_agg(b."customer_email" ORDER BY b."created_at" DESC, b."id" DESC))[1],
  string_agg(DISTINCT concat_ws(' ', b."customer_name", nullif(b."customer_email", ''), b."phone"), E'\n'),
  max(b."created_at"), min(b."created_at")
FROM "bookings" b WHERE b."user_id" IS NOT NULL OR b."phone" <> ''
GROUP BY b."user_id", CASE WHEN b."user_id" IS NULL THEN b."phone" END;

ALTER TABLE "bookings" DISABLE TRIGGER USER;
UPDATE "bookings" b SET "customer_id" = c."id" FROM "customers" c
  WHERE c."user_id" = b."user_id" OR (b."user_id" IS NULL AND c."phone_key" = b."phone");
ALTER TABLE "bookings" ENABLE TRIGGER USER;

-- Whose a new booking is: the record of its account or of its phone, or the one into which that was merged.
CREATE FUNCTION "name_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own uuid;
  spelled text := concat_ws(' ', NEW."customer_name", nullif(NEW."customer_email", ''), NEW."phone");
BEGIN
  IF NEW."customer_id" IS NOT NULL OR (NEW."user_id" IS NULL AND NEW."phone" = '') THEN
    RETURN NEW;
  END IF;
  INSERT INTO "customers" ("user_id", "phone_key", "name", "phone", "email", "last_booked_at")
    VALUES (NEW."user_id", CASE WHEN NEW."user_id" IS NULL THEN NEW."phone" END, NEW."customer_name", NEW."phone",
      NEW."customer_email", NEW."created_at")
    ON CONFLICT DO NOTHING;
  -- Whoever merges it waits until this booking is there, and moves it along.
  SELECT coalesce("merged_into_id", "id") INTO own FROM "customers"
    WHERE CASE WHEN NEW."user_id" IS NULL THEN "phone_key" = NEW."phone" ELSE "user_id" = NEW."user_id" END
    FOR NO KEY UPDATE;
  -- Bookings of one minute are one visit, so that thousands in a row do not write the row anew each time.
  UPDATE "customers" SET "name" = NEW."customer_name", "phone" = NEW."phone",
      "email" = coalesce(nullif(NEW."customer_email", ''), "email"),
      "last_booked_at" = greatest("last_booked_at", NEW."created_at"),
      "known_as" = CASE WHEN strpos("known_as", spelled) > 0 THEN "known_as" ELSE concat_ws(E'\n', nullif("known_as", ''), spelled) END
    WHERE "id" = own AND ("last_booked_at" < NEW."created_at" - interval '1 minute' OR strpos("known_as", spelled) = 0);
  NEW."customer_id" := own;
  RETURN NEW;
END $$;

CREATE TRIGGER "bookings_customer" BEFORE INSERT ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION "name_customer"();

-- Whose it is, is no change of the booking: nobody who read it before is told to read it again.
CREATE OR REPLACE FUNCTION "next_booking_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."customer_id" IS DISTINCT FROM OLD."customer_id" THEN
    RETURN NEW;
  END IF;
  NEW."version" := OLD."version" + 1;
  IF NEW."status" <> 'pending' THEN
    NEW."hold_until" := NULL;
  END IF;
  RETURN NEW;
END $$;

-- A deleted account takes its customer along, with the notes, and the numbers that were merged into it. Another account that
-- was merged into it stays, and its bookings are its own again.
CREATE FUNCTION "part_customers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "customers" SET "merged_into_id" = NULL WHERE "merged_into_id" = OLD."id" AND "user_id" IS NOT NULL;
  UPDATE "bookings" b SET "customer_id" = c."id" FROM "customers" c
    WHERE b."customer_id" = OLD."id" AND c."user_id" = b."user_id" AND c."id" <> OLD."id";
  -- Here and not by the foreign key, which comes after its own check of bookings that lost their account in the same deletion.
  UPDATE "bookings" SET "customer_id" = NULL WHERE "customer_id" = OLD."id";
  RETURN OLD;
END $$;

CREATE TRIGGER "customers_part" BEFORE DELETE ON "customers"
  FOR EACH ROW EXECUTE FUNCTION "part_customers"();

-- A booking that is forgotten leaves its customer, who goes with the last one.
CREATE FUNCTION "leave_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."phone" = '' AND OLD."phone" <> '' THEN
    NEW."customer_id" := NULL;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "bookings_leave_customer" BEFORE UPDATE OF "phone" ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION "leave_customer"();

CREATE FUNCTION "forget_last_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "customers" c WHERE c."id" = OLD."customer_id"
    AND NOT EXISTS (SELECT FROM "bookings" WHERE "customer_id" = c."id");
  RETURN NULL;
END $$;

CREATE TRIGGER "bookings_last_customer" AFTER UPDATE OF "phone" ON "bookings"
  FOR EACH ROW WHEN (NEW."customer_id" IS NULL AND OLD."customer_id" IS NOT NULL)
  EXECUTE FUNCTION "forget_last_customer"();
