-- Reserve first, pay after (CONTRACT section 8): a pending booking holds its places until a moment, knows who rides, is
-- hidden rather than removed, and tells who changed what. Why it is built this way: docs/decisions/bookings.md.

-- CreateTable
CREATE TABLE "settings" (
    "id" BOOLEAN NOT NULL DEFAULT true,
    "holds" JSONB NOT NULL,
    "limits" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "settings_one" CHECK ("id"),
    CONSTRAINT "settings_limits" CHECK (
      (("limits" ->> 'pendingPerPerson')::integer > 0) IS TRUE AND (("limits" ->> 'pendingBeforePaid')::integer > 0) IS TRUE
        AND (("limits" ->> 'pendingPerPhone')::integer > 0) IS TRUE)
);

ALTER TABLE "bookings"
  ADD COLUMN "hold_until" TIMESTAMPTZ(3),
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "hidden_at" TIMESTAMPTZ(3),
  ADD COLUMN "is_by_staff" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "passengers" INTEGER,
  ADD COLUMN "flight" TEXT,
  ADD COLUMN "rider_name" TEXT,
  ADD COLUMN "rider_phone" TEXT,
  ADD COLUMN "request_id" UUID,
  ADD CONSTRAINT "bookings_passengers" CHECK ("passengers" BETWEEN 1 AND 100),
  ADD CONSTRAINT "bookings_hidden_canceled" CHECK ("hidden_at" IS NULL OR "status" = 'canceled'),
  ADD CONSTRAINT "bookings_hold_pending" CHECK ("hold_until" IS NULL OR "status" = 'pending');

-- What was promised to the pending ones of the first edition: until the end of the day before the first day, or of that
-- day itself for those made later.
UPDATE "bookings" SET "hold_until" = CASE
    WHEN ("created_at" AT TIME ZONE 'Africa/Addis_Ababa')::date < "day" THEN "day"::timestamp
    ELSE "day"::timestamp + interval '1 day'
  END AT TIME ZONE 'Africa/Addis_Ababa'
  WHERE "status" = 'pending';

ALTER TABLE "booking_changes"
  ADD COLUMN "changes" JSONB,
  ADD COLUMN "version" INTEGER;

-- CreateIndex
CREATE INDEX "bookings_hold_until_idx" ON "bookings"("hold_until");
-- CreateIndex
CREATE INDEX "bookings_phone_status_idx" ON "bookings"("phone", "status");
-- CreateIndex
CREATE INDEX "bookings_request_id_idx" ON "bookings"("request_id");

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "travel_bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Every change gives a booking its next version, so that who read an older one is told. What is decided has no end.
CREATE FUNCTION "next_booking_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."version" := OLD."version" + 1;
  IF NEW."status" <> 'pending' THEN
    NEW."hold_until" := NULL;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "bookings_version" BEFORE UPDATE ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION "next_booking_version"();

-- Whether a person has shown once that they pay: by their account, or, where there is none, by their phone.
CREATE FUNCTION "has_paid"("person" uuid, "number" text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM "bookings" b JOIN "payments" p ON p."booking_id" = b."id"
    WHERE p."state" = 'confirmed' AND p."amount_santim" > 0
      AND CASE WHEN "person" IS NOT NULL THEN b."user_id" = "person" ELSE b."phone" = "number" END
  )
$$;

-- Persons who never paid hold a few places for one phone number, however many accounts they open (CONTRACT section 8).
CREATE FUNCTION "guard_pending_of_phone"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most integer := coalesce((SELECT ("limits" ->> 'pendingPerPhone')::integer FROM "settings"), 2);
  held integer;
BEGIN
  IF NEW."status" <> 'pending' OR NEW."is_by_staff" OR NEW."phone" = '' OR "has_paid"(NEW."user_id", NEW."phone") THEN
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

CREATE TRIGGER "bookings_pending_of_phone" BEFORE INSERT OR UPDATE OF "phone" ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION "guard_pending_of_phone"();

-- A deleted person's bookings stay, without the person's data: who rode, where to and with which flight is theirs too.
CREATE OR REPLACE FUNCTION "forget_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "bookings"
    SET "customer_name" = '', "customer_email" = '', "customer_avatar" = NULL, "phone" = '', "message" = NULL,
      "pickup_place" = NULL, "flight" = NULL, "rider_name" = NULL, "rider_phone" = NULL
    WHERE "user_id" = OLD."id";
  RETURN OLD;
END $$;
