-- What must never be true, whoever writes: the application, a script or a person with psql.
-- Why it is built this way: docs/decisions/database-invariants.md.

-- Plain facts of single rows ------------------------------------------------------------------------------

ALTER TABLE "users"
  ADD CONSTRAINT "users_email_lower" CHECK ("email" = lower("email")),
  ADD CONSTRAINT "users_email_filled" CHECK ("email" LIKE '_%@_%');

ALTER TABLE "newsletter_subscribers"
  ADD CONSTRAINT "newsletter_subscribers_email_lower" CHECK ("email" = lower("email"));

ALTER TABLE "one_day_vehicles"
  ADD CONSTRAINT "one_day_vehicles_price_positive" CHECK ("price" >= 0),
  ADD CONSTRAINT "one_day_vehicles_quantity_positive" CHECK ("quantity" >= 0),
  ADD CONSTRAINT "one_day_vehicles_seats_positive" CHECK ("seats" > 0);

ALTER TABLE "vehicle_days"
  ADD CONSTRAINT "vehicle_days_booked_positive" CHECK ("booked" >= 0),
  ADD CONSTRAINT "vehicle_days_blocked_positive" CHECK ("blocked" >= 0);

ALTER TABLE "blocked_places"
  ADD CONSTRAINT "blocked_places_places_positive" CHECK ("places" > 0);

ALTER TABLE "outbox_mails"
  ADD CONSTRAINT "outbox_mails_attempts_positive" CHECK ("attempts" >= 0);

ALTER TABLE "one_day_bookings"
  ADD CONSTRAINT "one_day_bookings_price_positive" CHECK ("price" >= 0),
  ADD CONSTRAINT "one_day_bookings_amount_positive" CHECK ("amount_santim" >= 0),
  ADD CONSTRAINT "one_day_bookings_transaction_normal"
    CHECK ("transaction_key" = upper(regexp_replace("transaction_key", '\s', '', 'g')) AND "transaction_key" <> ''),
  ADD CONSTRAINT "one_day_bookings_transaction_held"
    CHECK (("transaction_key" IS NULL) = ("transaction_released_at" IS NOT NULL)),
  ADD CONSTRAINT "one_day_bookings_release_canceled"
    CHECK ("transaction_released_at" IS NULL OR "status" = 'canceled');

-- The same text never pays twice, even where a key was written by hand.
CREATE UNIQUE INDEX "one_day_bookings_transaction_text_key"
  ON "one_day_bookings" (upper(regexp_replace("transaction_id", '\s', '', 'g')))
  WHERE "transaction_released_at" IS NULL;

-- Places of a day -----------------------------------------------------------------------------------------

-- Two transactions that decide on the same places must see each other. Under READ COMMITTED the row locks below
-- see to that, a REPEATABLE READ snapshot could miss a commit, so it is refused.
CREATE FUNCTION "require_read_committed"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'places are changed under READ COMMITTED only' USING ERRCODE = 'feature_not_supported';
  END IF;
END $$;

-- Counters are kept by the triggers below, nobody else may write them, and they never exceed the quantity.
CREATE FUNCTION "guard_vehicle_day"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  places integer;
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'vehicle_days is kept by triggers' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'INSERT' OR NEW."booked" + NEW."blocked" > OLD."booked" + OLD."blocked" THEN
    SELECT "quantity" INTO places FROM "one_day_vehicles" WHERE "id" = NEW."vehicle_id" FOR SHARE;
    IF NEW."booked" + NEW."blocked" > places THEN
      RAISE EXCEPTION 'one_day_sold_out' USING ERRCODE = 'check_violation', CONSTRAINT = 'one_day_sold_out';
    END IF;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "vehicle_days_guard" BEFORE INSERT OR UPDATE OR DELETE ON "vehicle_days"
  FOR EACH ROW EXECUTE FUNCTION "guard_vehicle_day"();

CREATE FUNCTION "add_to_vehicle_day"("vehicle" uuid, "on_day" date, "more_booked" integer, "more_blocked" integer)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "require_read_committed"();
  UPDATE "vehicle_days" SET "booked" = "booked" + "more_booked", "blocked" = "blocked" + "more_blocked"
    WHERE "vehicle_id" = "vehicle" AND "day" = "on_day";
  IF FOUND OR "more_booked" + "more_blocked" <= 0 THEN
    RETURN;
  END IF;
  INSERT INTO "vehicle_days" ("vehicle_id", "day", "booked", "blocked")
    VALUES ("vehicle", "on_day", "more_booked", "more_blocked")
    ON CONFLICT ("vehicle_id", "day") DO UPDATE SET
      "booked" = "vehicle_days"."booked" + EXCLUDED."booked",
      "blocked" = "vehicle_days"."blocked" + EXCLUDED."blocked";
END $$;

CREATE FUNCTION "count_booked_place"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held boolean := TG_OP <> 'INSERT' AND OLD."vehicle_id" IS NOT NULL AND OLD."status" <> 'canceled';
  holds boolean := TG_OP <> 'DELETE' AND NEW."vehicle_id" IS NOT NULL AND NEW."status" <> 'canceled';
BEGIN
  IF held AND holds AND OLD."vehicle_id" = NEW."vehicle_id" AND OLD."day" = NEW."day" THEN
    RETURN NULL;
  END IF;
  IF held THEN
    PERFORM "add_to_vehicle_day"(OLD."vehicle_id", OLD."day", -1, 0);
  END IF;
  IF holds THEN
    PERFORM "add_to_vehicle_day"(NEW."vehicle_id", NEW."day", 1, 0);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "one_day_bookings_count" AFTER INSERT OR UPDATE OF "vehicle_id", "day", "status" OR DELETE
  ON "one_day_bookings" FOR EACH ROW EXECUTE FUNCTION "count_booked_place"();

CREATE FUNCTION "count_blocked_places"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM "add_to_vehicle_day"(OLD."vehicle_id", OLD."day", 0, -OLD."places");
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM "add_to_vehicle_day"(NEW."vehicle_id", NEW."day", 0, NEW."places");
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "blocked_places_count" AFTER INSERT OR UPDATE OR DELETE
  ON "blocked_places" FOR EACH ROW EXECUTE FUNCTION "count_blocked_places"();

-- Lowering the quantity below what is held today or later is refused, the detail lists the days.
CREATE FUNCTION "guard_vehicle_quantity"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  days text;
BEGIN
  IF NEW."quantity" >= OLD."quantity" THEN
    RETURN NEW;
  END IF;
  PERFORM "require_read_committed"();
  SELECT string_agg(to_char("day", 'YYYY-MM-DD'), ' ' ORDER BY "day") INTO days FROM "vehicle_days"
    WHERE "vehicle_id" = NEW."id" AND "booked" + "blocked" > NEW."quantity"
      AND "day" >= (now() AT TIME ZONE 'Africa/Addis_Ababa')::date;
  IF days IS NOT NULL THEN
    RAISE EXCEPTION 'one_day_places_held' USING
      ERRCODE = 'check_violation', CONSTRAINT = 'one_day_places_held', DETAIL = days;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "one_day_vehicles_quantity" BEFORE UPDATE OF "quantity" ON "one_day_vehicles"
  FOR EACH ROW EXECUTE FUNCTION "guard_vehicle_quantity"();

-- The last admin ------------------------------------------------------------------------------------------

INSERT INTO "admin_guard" ("id", "admin_count") VALUES (1, 0);
ALTER TABLE "admin_guard"
  ADD CONSTRAINT "admin_guard_single" CHECK ("id" = 1),
  ADD CONSTRAINT "admin_guard_positive" CHECK ("admin_count" >= 0);

-- The update of the one guard row puts all demotions in a queue, at every isolation level.
CREATE FUNCTION "count_admins"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND OLD."role" = 'admin';
  becomes boolean := TG_OP <> 'DELETE' AND NEW."role" = 'admin';
  remaining integer;
BEGIN
  IF was = becomes THEN
    RETURN NULL;
  END IF;
  UPDATE "admin_guard" SET "admin_count" = "admin_count" + CASE WHEN becomes THEN 1 ELSE -1 END
    RETURNING "admin_count" INTO remaining;
  IF remaining < 1 THEN
    RAISE EXCEPTION 'last_admin' USING ERRCODE = 'check_violation', CONSTRAINT = 'last_admin';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "users_count_admins" AFTER INSERT OR UPDATE OF "role" OR DELETE ON "users"
  FOR EACH ROW EXECUTE FUNCTION "count_admins"();

CREATE FUNCTION "guard_admin_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'admin_guard is kept by triggers' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "admin_guard_guard" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "admin_guard"
  FOR EACH STATEMENT EXECUTE FUNCTION "guard_admin_guard"();

-- What row triggers keep would be lost by TRUNCATE, the audit is only ever added to -------------------------

CREATE FUNCTION "refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER "users_no_truncate" BEFORE TRUNCATE ON "users" EXECUTE FUNCTION "refuse"();
CREATE TRIGGER "one_day_vehicles_no_truncate" BEFORE TRUNCATE ON "one_day_vehicles" EXECUTE FUNCTION "refuse"();
CREATE TRIGGER "one_day_bookings_no_truncate" BEFORE TRUNCATE ON "one_day_bookings" EXECUTE FUNCTION "refuse"();
CREATE TRIGGER "blocked_places_no_truncate" BEFORE TRUNCATE ON "blocked_places" EXECUTE FUNCTION "refuse"();
CREATE TRIGGER "vehicle_days_no_truncate" BEFORE TRUNCATE ON "vehicle_days" EXECUTE FUNCTION "refuse"();
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
  EXECUTE FUNCTION "refuse"();
