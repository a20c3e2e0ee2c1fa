-- Customers read the names of price rules in their own language, where staff typed them.
ALTER TABLE "price_rules" ADD COLUMN "name_om" TEXT, ADD COLUMN "name_am" TEXT;
