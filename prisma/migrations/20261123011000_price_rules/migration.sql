-- Rules that change the price of days, and extras that are rented along. Why: docs/decisions/prices.md.

-- CreateEnum
CREATE TYPE "extra_per" AS ENUM ('booking', 'day');

-- CreateTable
CREATE TABLE "price_rules" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "rank" INTEGER NOT NULL,
    "percent" INTEGER,
    "amount_santim" INTEGER,
    "first_day" DATE,
    "last_day" DATE,
    "weekdays" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "vehicle_id" UUID,
    "category" "vehicle_category",
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "price_rules_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "extras" (
    "id" UUID NOT NULL,
    "text_en" TEXT NOT NULL,
    "text_om" TEXT NOT NULL,
    "text_am" TEXT NOT NULL,
    "amount_santim" INTEGER NOT NULL,
    "per" "extra_per" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "extras_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "price_rules_rank_id_idx" ON "price_rules"("rank" DESC, "id");

-- CreateIndex
CREATE INDEX "price_rules_vehicle_id_idx" ON "price_rules"("vehicle_id");

-- AddForeignKey
ALTER TABLE "price_rules" ADD CONSTRAINT "price_rules_vehicle_id_fkey" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a rule may say. Within these bounds 90 days of the dearest vehicle add up exactly (lib/vehicles/prices/rules.ts).
ALTER TABLE "price_rules"
  ALTER COLUMN "weekdays" SET NOT NULL,
  ADD CONSTRAINT "price_rules_name_filled" CHECK (btrim("name") <> ''),
  ADD CONSTRAINT "price_rules_rank_range" CHECK ("rank" BETWEEN 0 AND 9999),
  ADD CONSTRAINT "price_rules_one_change" CHECK (num_nonnulls("percent", "amount_santim") = 1),
  ADD CONSTRAINT "price_rules_percent_range" CHECK ("percent" BETWEEN -100 AND 1000),
  ADD CONSTRAINT "price_rules_amount_range" CHECK ("amount_santim" BETWEEN -100000000 AND 100000000),
  ADD CONSTRAINT "price_rules_days_in_order" CHECK ("first_day" <= "last_day"),
  ADD CONSTRAINT "price_rules_weekdays_known"
    CHECK ("weekdays" <@ ARRAY[1, 2, 3, 4, 5, 6, 7] AND cardinality("weekdays") <= 7),
  ADD CONSTRAINT "price_rules_one_target" CHECK (num_nonnulls("vehicle_id", "category") <= 1);

ALTER TABLE "extras"
  ADD CONSTRAINT "extras_text_filled"
    CHECK (btrim("text_en") <> '' AND btrim("text_om") <> '' AND btrim("text_am") <> ''),
  ADD CONSTRAINT "extras_amount_range" CHECK ("amount_santim" BETWEEN 0 AND 100000000);

-- Equal ranks never meet -------------------------------------------------------------------------------------

-- Whether two rules could both match a vehicle on a day; `couldMeet` says the same in the application. Of a week that lies
-- in both times, or what there is of it, a day has to be among the weekdays of both.
CREATE FUNCTION "price_rules_meet"(one "price_rules", other "price_rules") RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(one."vehicle_id" = other."vehicle_id", true)
    AND coalesce(one."category" = other."category", true)
    AND EXISTS (
      SELECT FROM generate_series(0, 6) AS "offset",
        LATERAL (SELECT greatest(one."first_day", other."first_day") AS "from", least(one."last_day", other."last_day") AS "to") t,
        LATERAL (SELECT coalesce(t."from", t."to" - 6, date '2000-01-01') + "offset" AS "day") d
      WHERE (t."to" IS NULL OR d."day" <= t."to")
        AND (one."weekdays" = '{}' OR extract(isodow FROM d."day")::integer = ANY (one."weekdays"))
        AND (other."weekdays" = '{}' OR extract(isodow FROM d."day")::integer = ANY (other."weekdays"))
    )
$$;

-- Changes of rules pass one after the other, so that each sees those before it.
CREATE FUNCTION "guard_price_rule_rank"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "require_read_committed"();
  PERFORM pg_advisory_xact_lock(hashtext('price_rules'));
  IF EXISTS (
    SELECT FROM "price_rules" r
    WHERE r."id" <> NEW."id" AND r."rank" = NEW."rank" AND "price_rules_meet"(r, NEW)
  ) THEN
    RAISE EXCEPTION 'price_rules_rank_taken'
      USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'price_rules_rank_taken';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "price_rules_rank" BEFORE INSERT OR UPDATE ON "price_rules"
  FOR EACH ROW EXECUTE FUNCTION "guard_price_rule_rank"();

-- Caches -----------------------------------------------------------------------------------------------------

CREATE TRIGGER "price_rules_tell_caches" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "price_rules"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_caches"();
CREATE TRIGGER "extras_tell_caches" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "extras"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_caches"();
