-- Company facts and bank accounts are settings that an admin changes (CONTRACT section 13). Null until somebody does: the
-- environment gives the first values. Every process is told of a change (docs/decisions/settings.md).
ALTER TABLE "settings"
  ADD COLUMN "company" JSONB,
  ADD COLUMN "banks" JSONB,
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
  ADD CONSTRAINT "settings_company" CHECK ("company" IS NULL OR (length("company" ->> 'name') > 0) IS TRUE),
  ADD CONSTRAINT "settings_banks" CHECK (
    "banks" IS NULL OR (jsonb_typeof("banks") = 'array' AND jsonb_array_length("banks") BETWEEN 1 AND 10));

CREATE FUNCTION "next_settings_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."version" := OLD."version" + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER "settings_version" BEFORE UPDATE ON "settings" FOR EACH ROW EXECUTE FUNCTION "next_settings_version"();

CREATE TRIGGER "settings_tell_caches" AFTER INSERT OR UPDATE OR DELETE ON "settings"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_caches"();
