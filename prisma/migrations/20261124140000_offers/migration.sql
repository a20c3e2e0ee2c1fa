-- Staff agree on prices and make offers (CONTRACT sections 8, 9 and 11). Why it is built this way:
-- docs/decisions/bookings.md.

-- What staff add to a price or take off has its reason, and is written once for the whole booking.
ALTER TABLE "booking_lines"
  ADD CONSTRAINT "booking_lines_agreed" CHECK ("kind" <> 'agreed'
    OR ((btrim("args" ->> 'text') <> '') IS TRUE AND "quantity" = 1 AND "unit" = 'booking'));

-- Nobody but staff makes an offer.
ALTER TABLE "bookings"
  ADD CONSTRAINT "bookings_offer_by_staff" CHECK ("request_id" IS NULL OR "is_by_staff");

-- The desk finds a customer by their phone.
-- CreateIndex
CREATE INDEX "users_phone_idx" ON "users"("phone");
