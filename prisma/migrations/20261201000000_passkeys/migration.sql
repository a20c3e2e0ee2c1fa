-- CreateTable
CREATE TABLE "passkeys" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "credential_id" TEXT NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "passkeys_counter_check" CHECK ("counter" >= 0),
    CONSTRAINT "passkeys_name_check" CHECK (length("name") BETWEEN 1 AND 60)
);

-- CreateIndex
CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");

-- CreateIndex
CREATE INDEX "passkeys_user_id_idx" ON "passkeys"("user_id");

-- AddForeignKey
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A copy of a device counts from where it was made: a counter that does not grow is one of two devices. Devices that do not
-- count say 0 for ever.
CREATE FUNCTION "keep_passkey"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."counter" < OLD."counter" THEN
    RAISE EXCEPTION 'the counter of a passkey never goes back' USING ERRCODE = 'check_violation';
  END IF;
  IF (NEW."user_id", NEW."credential_id", NEW."public_key") IS DISTINCT FROM (OLD."user_id", OLD."credential_id", OLD."public_key") THEN
    RAISE EXCEPTION 'a passkey stays with its person and its key' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "keep_passkey" BEFORE UPDATE ON "passkeys" FOR EACH ROW EXECUTE FUNCTION "keep_passkey"();

-- Whether a person has a second factor, after one was set up or taken away; with the last the recovery codes go. The person's
-- row is locked first, so that two who take away the last two at the same time see each other.
CREATE FUNCTION "note_factors"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person uuid := CASE TG_OP WHEN 'DELETE' THEN OLD."user_id" ELSE NEW."user_id" END;
  has boolean;
BEGIN
  PERFORM 1 FROM "users" WHERE "id" = person FOR NO KEY UPDATE;
  has := EXISTS (SELECT 1 FROM "authenticators" WHERE "user_id" = person AND "confirmed_at" IS NOT NULL)
    OR EXISTS (SELECT 1 FROM "passkeys" WHERE "user_id" = person);
  UPDATE "users" SET "has_factor" = has WHERE "id" = person AND "has_factor" <> has;
  IF NOT has THEN
    DELETE FROM "recovery_codes" WHERE "user_id" = person;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "note_passkeys" AFTER INSERT OR DELETE ON "passkeys"
  FOR EACH ROW EXECUTE FUNCTION "note_factors"();
CREATE TRIGGER "note_authenticator" AFTER INSERT OR DELETE OR UPDATE OF "confirmed_at" ON "authenticators"
  FOR EACH ROW EXECUTE FUNCTION "note_factors"();
