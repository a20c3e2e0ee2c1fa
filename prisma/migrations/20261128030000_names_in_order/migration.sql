-- Names are sorted by Unicode's own order, whatever locale a database was created with: Latin letters before Ethiopic ones in
-- the order of the fidel, and neither case nor accents apart. A column's collation holds for its lists, cursors and indexes
-- alike (docs/decisions/names.md).

-- What is generated from a column, and a trigger that names it, would forbid the change.
ALTER TABLE "users" DROP COLUMN "search_text";
ALTER TABLE "drivers" DROP COLUMN "search_text";
DROP TRIGGER "vehicles_words" ON "vehicles";
DROP INDEX "vehicles_kind_lower_name_id_idx";

ALTER TABLE "users"
  ALTER COLUMN "first_name" TYPE TEXT COLLATE "und-x-icu",
  ALTER COLUMN "last_name" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "drivers"
  ALTER COLUMN "first_name" TYPE TEXT COLLATE "und-x-icu",
  ALTER COLUMN "last_name" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "vehicles"
  ALTER COLUMN "name" TYPE TEXT COLLATE "und-x-icu",
  ALTER COLUMN "model" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "units" ALTER COLUMN "plate" TYPE TEXT COLLATE "und-x-icu";

ALTER TABLE "users" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "fold_text"("first_name" || ' ' || "last_name" || ' ' || "email" || ' ' || coalesce("phone", ''))
) STORED;
ALTER TABLE "drivers" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "fold_text"("first_name" || ' ' || "last_name" || ' ' || "phone" || ' ' || "licence")
) STORED;
CREATE TRIGGER "vehicles_words"
  BEFORE INSERT OR UPDATE OF "name", "model", "item", "item_translations", "search_words" ON "vehicles"
  FOR EACH ROW EXECUTE FUNCTION "set_vehicle_words"();
CREATE INDEX "vehicles_kind_lower_name_id_idx" ON "vehicles" ("kind", lower("name"), "id");
