-- A forgotten booking leaves its customer by its trigger; the customer goes with the last one by forget_bookings alone, which
-- knows all the bookings that are forgotten together.
DROP TRIGGER "bookings_last_customer" ON "bookings";
DROP FUNCTION "forget_last_customer"();

-- A booking whose name, address or number is changed stays its customer's, who is found by the new spelling as well.
CREATE FUNCTION "spell_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  spelled text := concat_ws(' ', NEW."customer_name", nullif(NEW."customer_email", ''), NEW."phone");
BEGIN
  UPDATE "customers" SET "known_as" = concat_ws(E'\n', nullif("known_as", ''), spelled)
    WHERE "id" = NEW."customer_id" AND strpos("known_as", spelled) = 0;
  RETURN NULL;
END $$;

CREATE TRIGGER "bookings_spell_customer" AFTER UPDATE OF "phone", "customer_name", "customer_email" ON "bookings"
  FOR EACH ROW WHEN (
    NEW."customer_id" IS NOT NULL AND NEW."phone" <> ''
    AND (NEW."phone", NEW."customer_name", NEW."customer_email")
      IS DISTINCT FROM (OLD."phone", OLD."customer_name", OLD."customer_email")
  )
  EXECUTE FUNCTION "spell_customer"();

UPDATE "customers" c SET "known_as" = concat_ws(E'\n', nullif(c."known_as", ''), missing."spelled")
FROM (
  SELECT b."customer_id", string_agg(DISTINCT b."spelled", E'\n') AS "spelled"
  FROM (
    SELECT "customer_id", concat_ws(' ', "customer_name", nullif("customer_email", ''), "phone") AS "spelled"
    FROM "bookings" WHERE "customer_id" IS NOT NULL AND "phone" <> ''
  ) b JOIN "customers" k ON k."id" = b."customer_id" AND strpos(k."known_as", b."spelled") = 0
  GROUP BY b."customer_id"
) missing
WHERE c."id" = missing."customer_id";

-- Open lists and records hear of customers and of what is noted; of a note about a booking, as of that booking.
CREATE TRIGGER "customers_tell_live" AFTER INSERT OR UPDATE OR DELETE ON "customers"
  FOR EACH ROW EXECUTE FUNCTION "tell_live"('customer', 'id');
CREATE TRIGGER "customer_notes_tell_live" AFTER INSERT ON "customer_notes"
  FOR EACH ROW WHEN (NEW."customer_id" IS NOT NULL) EXECUTE FUNCTION "tell_live"('customer', 'customer_id');
CREATE TRIGGER "customer_notes_of_bookings_tell_live" AFTER INSERT ON "customer_notes"
  FOR EACH ROW WHEN (NEW."customer_id" IS NULL) EXECUTE FUNCTION "tell_live"('booking', 'booking_id');
