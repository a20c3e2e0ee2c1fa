-- What lists show and nobody was told of so far (CONTRACT section 11): prices, further answers to a request, and notes
-- that are deleted.
CREATE TRIGGER "price_rules_tell_live" AFTER INSERT OR UPDATE OR DELETE ON "price_rules"
  FOR EACH ROW EXECUTE FUNCTION "tell_live"('price-rule', 'id');
CREATE TRIGGER "extras_tell_live" AFTER INSERT OR UPDATE OR DELETE ON "extras"
  FOR EACH ROW EXECUTE FUNCTION "tell_live"('extra', 'id');
CREATE TRIGGER "request_replies_of_contacts_tell_live" AFTER INSERT ON "request_replies"
  FOR EACH ROW WHEN (NEW."contact_id" IS NOT NULL) EXECUTE FUNCTION "tell_live"('contact', 'contact_id');
CREATE TRIGGER "request_replies_of_travel_bookings_tell_live" AFTER INSERT ON "request_replies"
  FOR EACH ROW WHEN (NEW."travel_booking_id" IS NOT NULL) EXECUTE FUNCTION "tell_live"('travel-booking', 'travel_booking_id');
CREATE TRIGGER "deleted_customer_notes_tell_live" AFTER DELETE ON "customer_notes"
  FOR EACH ROW WHEN (OLD."customer_id" IS NOT NULL) EXECUTE FUNCTION "tell_live"('customer', 'customer_id');
CREATE TRIGGER "deleted_customer_notes_of_bookings_tell_live" AFTER DELETE ON "customer_notes"
  FOR EACH ROW WHEN (OLD."customer_id" IS NULL) EXECUTE FUNCTION "tell_live"('booking', 'booking_id');
