-- A claimed transfer counts once however often its request is sent (CONTRACT section 7), also from whoever opened the booking by its
-- link: they have no account, so their keys are the booking's.
ALTER TABLE "request_keys"
  DROP CONSTRAINT "request_keys_pkey",
  ALTER COLUMN "user_id" DROP NOT NULL,
  ADD COLUMN "owner_id" UUID NOT NULL GENERATED ALWAYS AS (coalesce("user_id", "booking_id")) STORED;
ALTER TABLE "request_keys" ADD CONSTRAINT "request_keys_pkey" PRIMARY KEY ("owner_id", "key");
CREATE INDEX "request_keys_user_id_idx" ON "request_keys"("user_id");
