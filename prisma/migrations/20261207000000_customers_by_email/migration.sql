-- Other records of a customer are looked for by address as well.
CREATE INDEX "customers_email_idx" ON "customers"("email");
