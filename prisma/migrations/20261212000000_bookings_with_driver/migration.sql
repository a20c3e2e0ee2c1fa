-- An extra says whether a driver comes with it, and a booking whether one comes at all: the board asks for one, and the
-- customer reads of one, only where that is so. So far a vehicle for one day came with its driver, and a car with the
-- extra whose English name begins with that word.
ALTER TABLE "extras" ADD COLUMN "is_driver" BOOLEAN NOT NULL DEFAULT false;
UPDATE "extras" SET "is_driver" = true WHERE "text_en" ~* '^driver(?![\w''’])';

-- The mark is added to lines that are written once; what they say and cost stays. Nothing of a booking changes for whoever
-- reads or watches it either.
ALTER TABLE "booking_lines" DISABLE TRIGGER "booking_lines_guard";
UPDATE "booking_lines" SET "args" = "args" || '{"isDriver": true}'
  WHERE "kind" = 'extra' AND "args" -> 'text' ->> 'en' ~* '^driver(?![\w''’])';
SET CONSTRAINTS ALL IMMEDIATE;
ALTER TABLE "booking_lines" ENABLE TRIGGER "booking_lines_guard";

ALTER TABLE "bookings" ADD COLUMN "has_driver" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "bookings" DISABLE TRIGGER USER;
UPDATE "bookings" b SET "has_driver" = false
  WHERE NOT EXISTS (SELECT FROM "vehicles" v WHERE v."id" = b."vehicle_id" AND v."kind" = 'one_day')
    AND NOT EXISTS (
      SELECT FROM "booking_lines" l
      WHERE l."booking_id" = b."id" AND l."quote" = b."quote" AND l."args" ->> 'isDriver' = 'true'
    );
ALTER TABLE "bookings" ENABLE TRIGGER USER;
