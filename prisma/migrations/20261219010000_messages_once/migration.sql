-- A message to the customers of chosen bookings is sent once however often its form is; what is answered is how many were written to.
ALTER TABLE "request_keys"
  ALTER COLUMN "booking_id" DROP NOT NULL,
  ADD COLUMN "message_count" INTEGER,
  ADD CONSTRAINT "request_keys_answer" CHECK (num_nonnulls("booking_id", "message_count") = 1);
