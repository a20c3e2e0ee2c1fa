-- One wrong sign of a reference leaves its beginning or its end as it was: both are looked for (lib/payments/alike-references.ts).
CREATE INDEX "payments_reference_key_start_idx" ON "payments" (("reference_key" COLLATE "C"));
CREATE INDEX "payments_reference_key_end_idx" ON "payments" (right("reference_key", 5));
