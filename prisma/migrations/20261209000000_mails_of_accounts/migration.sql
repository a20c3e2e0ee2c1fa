-- An address that nobody confirmed takes along the mails about the account and its own bookings, and no others: anybody could
-- have registered it, and what waits to be sent to its real owner must still be sent.
CREATE OR REPLACE FUNCTION "forget_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "forget_bookings"(ARRAY(
    SELECT "id" FROM "bookings" WHERE "user_id" = OLD."id"
      OR (OLD."email_confirmed_at" IS NOT NULL AND "user_id" IS NULL AND lower("customer_email") = OLD."email")
  ));
  DELETE FROM "outbox_mails" WHERE "recipient" = OLD."email" AND (
    OLD."email_confirmed_at" IS NOT NULL
    OR "template" IN ('reset-password', 'confirm-email', 'password-changed', 'factor-changed')
  );
  IF OLD."email_confirmed_at" IS NOT NULL THEN
    DELETE FROM "contact_messages" WHERE lower("email") = OLD."email";
    DELETE FROM "travel_bookings" WHERE lower("email") = OLD."email";
    DELETE FROM "newsletter_subscribers" WHERE "email" = OLD."email";
  END IF;
  RETURN OLD;
END $$;
