-- The texts by which people, messages and drivers are found, as a search compares them (fold_text). PostgreSQL keeps them in
-- step with their columns, so that nothing of a person stays behind when a column is emptied.
ALTER TABLE "users" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "fold_text"("first_name" || ' ' || "last_name" || ' ' || "email" || ' ' || coalesce("phone", ''))
) STORED;

ALTER TABLE "contact_messages" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "fold_text"("first_name" || ' ' || coalesce("last_name", '') || ' ' || "email" || ' ' || "message")
) STORED;

ALTER TABLE "travel_bookings" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "fold_text"(
    "first_name" || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", '') || ' ' ||
    coalesce("destination", '') || ' ' || coalesce("message", '')
  )
) STORED;

ALTER TABLE "drivers" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "fold_text"("first_name" || ' ' || "last_name" || ' ' || "phone" || ' ' || "licence")
) STORED;
