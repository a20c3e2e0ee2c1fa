-- Open lists and boards hear of what changes, on whatever process (CONTRACT sections 11 and 14): each change names its kind and
-- the id of its record, never what the record says, and is heard once its transaction is committed. The first argument is the
-- kind, the second the column that holds the id. A session that ends is told too: its streams end with it.
CREATE FUNCTION "tell_live"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
BEGIN
  PERFORM pg_notify('entoto_live', TG_ARGV[0] || ' ' || (changed ->> TG_ARGV[1]));
  RETURN NULL;
END $$;

CREATE TRIGGER "bookings_tell_live" AFTER INSERT OR UPDATE OR DELETE ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION "tell_live"('booking', 'id');
CREATE TRIGGER "payments_tell_live" AFTER INSERT OR UPDATE OR DELETE ON "payments"
  FOR EACH ROW EXECUTE FUNCTION "tell_live"('payment', 'id');
CREATE TRIGGER "travel_bookings_tell_live" AFTER INSERT OR UPDATE OR DELETE ON "travel_bookings"
  FOR EACH ROW EXECUTE FUNCTION "tell_live"('travel-booking', 'id');
CREATE TRIGGER "contact_messages_tell_live" AFTER INSERT OR UPDATE OR DELETE ON "contact_messages"
  FOR EACH ROW EXECUTE FUNCTION "tell_live"('contact', 'id');
-- Assignments and what drivers say have no id of their own; their trip is the booking's.
CREATE TRIGGER "assignments_tell_live" AFTER INSERT OR UPDATE OR DELETE ON "assignments"
  FOR EACH ROW EXECUTE FUNCTION "tell_live"('assignment', 'booking_id');
CREATE TRIGGER "duty_steps_tell_live" AFTER INSERT OR UPDATE OR DELETE ON "duty_steps"
  FOR EACH ROW EXECUTE FUNCTION "tell_live"('assignment', 'booking_id');
CREATE TRIGGER "drivers_tell_live" AFTER INSERT OR UPDATE OR DELETE ON "drivers"
  FOR EACH ROW EXECUTE FUNCTION "tell_live"('driver', 'id');
CREATE TRIGGER "driver_days_off_tell_live" AFTER INSERT OR UPDATE OR DELETE ON "driver_days_off"
  FOR EACH ROW EXECUTE FUNCTION "tell_live"('driver', 'driver_id');
CREATE TRIGGER "units_tell_live" AFTER INSERT OR UPDATE OR DELETE ON "units"
  FOR EACH ROW EXECUTE FUNCTION "tell_live"('unit', 'id');
CREATE TRIGGER "unit_outages_tell_live" AFTER INSERT OR UPDATE OR DELETE ON "unit_outages"
  FOR EACH ROW EXECUTE FUNCTION "tell_live"('unit', 'unit_id');
CREATE TRIGGER "vehicles_tell_live" AFTER INSERT OR UPDATE OR DELETE ON "vehicles"
  FOR EACH ROW EXECUTE FUNCTION "tell_live"('vehicle', 'id');
CREATE TRIGGER "blocked_places_tell_live" AFTER INSERT OR UPDATE OR DELETE ON "blocked_places"
  FOR EACH ROW EXECUTE FUNCTION "tell_live"('vehicle', 'vehicle_id');
CREATE TRIGGER "statements_tell_live" AFTER INSERT OR UPDATE OR DELETE ON "statements"
  FOR EACH ROW EXECUTE FUNCTION "tell_live"('statement', 'id');
-- Who signs in, and when, is no news.
CREATE TRIGGER "users_tell_live" AFTER INSERT OR DELETE OR UPDATE OF "first_name", "last_name", "email", "phone", "role" ON "users"
  FOR EACH ROW EXECUTE FUNCTION "tell_live"('user', 'id');
CREATE TRIGGER "outbox_mails_tell_live" AFTER INSERT OR DELETE OR UPDATE OF "state" ON "outbox_mails"
  FOR EACH ROW EXECUTE FUNCTION "tell_live"('mail', 'id');
CREATE TRIGGER "sessions_tell_live" AFTER DELETE ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION "tell_live"('session', 'id');
