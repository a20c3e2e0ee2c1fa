-- The audit is a list like the others (CONTRACT section 11).
CREATE TRIGGER "audit_entries_tell_live" AFTER INSERT ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "tell_live"('audit', 'id');
