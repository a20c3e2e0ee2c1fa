-- The list of transfers that wait asks for lines of any bank.
-- CreateIndex
CREATE INDEX "statement_lines_reference_idx" ON "statement_lines"("reference");

-- The page of a booking shows the mails about it.
CREATE INDEX "outbox_mails_booking_idx" ON "outbox_mails" (("args" ->> 'bookingId'));
