-- The link of the newest mail to a subscriber, and when that mail was asked for.
ALTER TABLE "newsletter_subscribers"
  ADD COLUMN "token_hash" TEXT,
  ADD COLUMN "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

CREATE UNIQUE INDEX "newsletter_subscribers_token_hash_key" ON "newsletter_subscribers"("token_hash");
