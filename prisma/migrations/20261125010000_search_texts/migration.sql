-- What a search compares: small letters, one letter for those that sound alike in Amharic (ሀ ሐ ኀ ኸ, ሰ ሠ, አ ዐ, ጸ ፀ), no
-- apostrophes, and doubled Latin letters once, as people leave them out in Oromo names (CONTRACT section 11).
CREATE FUNCTION "fold_text"("typed" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(
    translate(lower("typed"), 'ሐሑሒሓሔሕሖኀኁኂኃኄኅኆኸኹኺኻኼኽኾሠሡሢሣሤሥሦዐዑዒዓዔዕዖፀፁፂፃፄፅፆ''’‘ʼ`´', 'ሀሁሂሃሄህሆሀሁሂሃሄህሆሀሁሂሃሄህሆሰሱሲሳሴስሶአኡኢኣኤእኦጸጹጺጻጼጽጾ'),
    '([a-z])\1+', '\1', 'g'
  )
$$;

-- Bookings are found by everything that people name them by, not by name, phone and reference alone.
DROP INDEX "bookings_search_idx";
CREATE INDEX "bookings_search_idx" ON "bookings" USING gin (
  "fold_text"(
    "customer_name" || ' ' || "customer_email" || ' ' || "phone" || ' ' || "transfer_keys" || ' ' || "destination" || ' ' ||
    "vehicle_name" || ' ' || coalesce("rider_name", '') || ' ' || coalesce("rider_phone", '') || ' ' || coalesce("flight", '')
  ) gin_trgm_ops
);
