-- A travel request is named by a code like that of a booking, and never by one that a booking has.
CREATE FUNCTION "new_request_code"() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  made text;
BEGIN
  LOOP
    made := "new_booking_code"();
    EXIT WHEN NOT EXISTS (SELECT FROM "travel_bookings" WHERE "code" = made);
  END LOOP;
  RETURN made;
END $$;

ALTER TABLE "travel_bookings" ADD COLUMN "code" TEXT;

-- One after another: within one statement none would see those before it.
DO $$
DECLARE
  request uuid;
BEGIN
  FOR request IN SELECT "id" FROM "travel_bookings" LOOP
    UPDATE "travel_bookings" SET "code" = "new_request_code"() WHERE "id" = request;
  END LOOP;
END $$;

ALTER TABLE "travel_bookings"
  ALTER COLUMN "code" SET NOT NULL,
  ALTER COLUMN "code" SET DEFAULT "new_request_code"(),
  ADD CONSTRAINT "travel_bookings_code_signs" CHECK ("code" ~ '^[0-9A-HJKMNP-TV-Z]{6}$');

-- CreateIndex
CREATE UNIQUE INDEX "travel_bookings_code_key" ON "travel_bookings"("code");
