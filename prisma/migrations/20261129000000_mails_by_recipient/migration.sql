-- How many mails an address got within the last hour.
CREATE INDEX "outbox_mails_recipient_created_at_idx" ON "outbox_mails"("recipient", "created_at");
