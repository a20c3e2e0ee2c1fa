-- What staff answered by mail to a message or a travel request. It goes with what it answers.
CREATE TABLE "request_replies" (
  "id" UUID NOT NULL,
  "contact_id" UUID,
  "travel_booking_id" UUID,
  "text" TEXT NOT NULL,
  "actor_id" UUID,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "request_replies_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "request_replies_answers_one" CHECK (num_nonnulls("contact_id", "travel_booking_id") = 1)
);

CREATE INDEX "request_replies_contact_id_created_at_idx" ON "request_replies"("contact_id", "created_at");
CREATE INDEX "request_replies_travel_booking_id_created_at_idx" ON "request_replies"("travel_booking_id", "created_at");
CREATE INDEX "request_replies_actor_id_idx" ON "request_replies"("actor_id");

ALTER TABLE "request_replies" ADD CONSTRAINT "request_replies_contact_id_fkey"
  FOREIGN KEY ("contact_id") REFERENCES "contact_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "request_replies" ADD CONSTRAINT "request_replies_travel_booking_id_fkey"
  FOREIGN KEY ("travel_booking_id") REFERENCES "travel_bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "request_replies" ADD CONSTRAINT "request_replies_actor_id_fkey"
  FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
