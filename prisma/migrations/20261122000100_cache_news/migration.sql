-- Tells every server process when what it keeps in memory changed, whoever changed it (docs/decisions/caches.md).

CREATE FUNCTION "tell_caches"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('entoto_cache', TG_TABLE_NAME);
  RETURN NULL;
END $$;

CREATE TRIGGER "cars_tell_caches" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cars"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_caches"();
CREATE TRIGGER "one_day_vehicles_tell_caches" AFTER INSERT OR UPDATE OR DELETE ON "one_day_vehicles"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_caches"();
