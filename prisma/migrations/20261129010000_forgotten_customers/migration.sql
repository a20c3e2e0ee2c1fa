-- Whoever is forgotten in bookings is forgotten as a customer too (docs/decisions/deleted-people.md).
CREATE OR REPLACE FUNCTION "forget_bookings"("ids" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owners uuid[] := ARRAY(SELECT DISTINCT "customer_id" FROM "bookings" WHERE "id" = ANY ("ids") AND "customer_id" IS NOT NULL);
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
  DELETE FROM "customer_notes" WHERE "booking_id" = ANY ("ids");
  -- A customer is known by what their bookings still tell; without any they are known no more, and neither is what staff noted.
  UPDATE "customers" c
    SET "name" = known."name", "phone" = known."phone", "email" = known."email", "known_as" = known."known_as"
    FROM (
      SELECT b."customer_id",
        (array_agg(b."customer_name" ORDER BY b."created_at" DESC, b."id" DESC))[1] AS "name",
        (array_agg(b."phone" ORDER BY b."created_at" DESC, b."id" DESC))[1] AS "phone",
        (array_agg(b."customer_email" ORDER BY b."created_at" DESC, b."id" DESC))[1] AS "email",
        string_agg(DISTINCT concat_ws(' ', b."customer_name", nullif(b."customer_email", ''), b."phone"), E'\n') AS "known_as"
      FROM "bookings" b
      WHERE b."customer_id" = ANY (owners) AND b."phone" <> ''
      GROUP BY b."customer_id"
    ) AS known
    WHERE c."id" = known."customer_id";
  DELETE FROM "customers" c
    WHERE c."id" = ANY (owners) AND c."merged_into_id" IS NULL
      AND NOT EXISTS (SELECT FROM "bookings" b WHERE b."customer_id" = c."id" AND b."phone" <> '');
END $$;
