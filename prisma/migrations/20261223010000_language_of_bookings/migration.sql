-- In which language a customer reads the mails of a booking follows their profile, and is no change of the booking either.
CREATE OR REPLACE FUNCTION "next_booking_version"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- The search text is written after the triggers.
  apart constant text[] := '{customer_avatar,request_id,user_id,customer_id,locale,updated_at,search_text}';
BEGIN
  IF NEW."customer_id" IS DISTINCT FROM OLD."customer_id" THEN
    RETURN NEW;
  END IF;
  IF (NEW."customer_avatar", NEW."request_id", NEW."user_id", NEW."locale")
      IS DISTINCT FROM (OLD."customer_avatar", OLD."request_id", OLD."user_id", OLD."locale")
    AND (to_jsonb(NEW) - apart) = (to_jsonb(OLD) - apart) THEN
    RETURN NEW;
  END IF;
  NEW."version" := OLD."version" + 1;
  IF NEW."status" <> 'pending' THEN
    NEW."hold_until" := NULL;
  END IF;
  RETURN NEW;
END $$;
