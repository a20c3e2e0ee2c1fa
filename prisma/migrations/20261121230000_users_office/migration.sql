-- CreateIndex
CREATE INDEX "users_first_name_last_name_id_idx" ON "users"("first_name", "last_name", "id");

-- A deleted person's bookings stay, without the person's data, whoever deletes the person (docs/decisions/deleted-people.md).
CREATE FUNCTION "forget_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "one_day_bookings"
    SET "customer_name" = '', "customer_email" = '', "customer_avatar" = NULL, "phone" = '', "message" = NULL
    WHERE "user_id" = OLD."id";
  RETURN OLD;
END $$;

CREATE TRIGGER "users_forget_customer" BEFORE DELETE ON "users"
  FOR EACH ROW EXECUTE FUNCTION "forget_customer"();
