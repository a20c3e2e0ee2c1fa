-- Cash and refunds count once however often their request is sent (CONTRACT section 7): the row that the request made.
ALTER TABLE "request_keys" ADD COLUMN "payment_id" UUID;
