-- When the office is open, by weekday (CONTRACT section 13); null until an admin says it.
ALTER TABLE "settings" ADD COLUMN "working_hours" JSONB;
