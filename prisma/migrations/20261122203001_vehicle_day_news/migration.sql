-- What is left of a vehicle on a day is kept with the public lists and forgotten with every change (docs/decisions/caches.md).

CREATE TRIGGER "vehicle_days_tell_caches" AFTER INSERT OR UPDATE OR DELETE ON "vehicle_days"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_caches"();
