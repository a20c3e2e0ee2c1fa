-- There is one kind of booking (CONTRACT section 8): its tables and whatever belongs to them lose the name of the first
-- edition.
DO $$
DECLARE
  one record;
  new_name text;
BEGIN
  FOR one IN
    SELECT r."relname" AS "table", 'CONSTRAINT' AS "kind", c."conname" AS "name"
      FROM "pg_constraint" c JOIN "pg_class" r ON r."oid" = c."conrelid"
    UNION ALL
    SELECT r."relname", 'TRIGGER', t."tgname" FROM "pg_trigger" t JOIN "pg_class" r ON r."oid" = t."tgrelid"
      WHERE NOT t."tgisinternal" AND t."tgconstraint" = 0
  LOOP
    new_name := replace(replace(one."name", 'one_day_bookings', 'bookings'), 'booking_status_changes', 'booking_changes');
    IF new_name <> one."name" THEN
      IF one."kind" = 'CONSTRAINT' THEN
        EXECUTE format('ALTER TABLE %I RENAME CONSTRAINT %I TO %I', one."table", one."name", new_name);
      ELSE
        EXECUTE format('ALTER TRIGGER %I ON %I RENAME TO %I', one."name", one."table", new_name);
      END IF;
    END IF;
  END LOOP;
  FOR one IN
    SELECT "relname" AS "name" FROM "pg_class"
      WHERE "relkind" = 'i' AND ("relname" LIKE 'one\_day\_bookings%' OR "relname" LIKE 'booking\_status\_changes%')
  LOOP
    new_name := replace(replace(one."name", 'one_day_bookings', 'bookings'), 'booking_status_changes', 'booking_changes');
    EXECUTE format('ALTER INDEX %I RENAME TO %I', one."name", new_name);
  END LOOP;
END $$;

ALTER TABLE "one_day_bookings" RENAME TO "bookings";
ALTER TABLE "booking_status_changes" RENAME TO "booking_changes";

-- Functions name their tables in their text.
DO $$
DECLARE
  body text;
BEGIN
  FOR body IN
    SELECT pg_get_functiondef(p."oid") FROM "pg_proc" p
      WHERE p."pronamespace" = current_schema()::regnamespace AND p."prosrc" LIKE '%one\_day\_bookings%'
  LOOP
    EXECUTE replace(body, 'one_day_bookings', 'bookings');
  END LOOP;
END $$;

ALTER TABLE "audit_entries" DISABLE TRIGGER "audit_entries_append_only";
UPDATE "audit_entries" SET "entity" = 'booking' WHERE "entity" = 'one-day-booking';
ALTER TABLE "audit_entries" ENABLE TRIGGER "audit_entries_append_only";
