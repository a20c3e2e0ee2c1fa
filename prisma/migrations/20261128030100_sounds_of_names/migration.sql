-- Searches hear names across scripts: what is searched is a text in one spelling (fold_text) and then as it sounds (sound_of), so
-- that Biruk finds ብሩክ and ሰላማዊት finds Selamawit (CONTRACT section 11, docs/decisions/names.md).

ALTER TABLE "users" DROP COLUMN "search_text";
ALTER TABLE "contact_messages" DROP COLUMN "search_text";
ALTER TABLE "travel_bookings" DROP COLUMN "search_text";
ALTER TABLE "drivers" DROP COLUMN "search_text";
DROP INDEX "bookings_search_idx";

-- ሃ sounds like ሀ and ኣ like አ, and so do those that sound like them. Small letters do not depend on the database's locale, and
-- the long table is gone through for texts alone that have a letter of it.
CREATE OR REPLACE FUNCTION "fold_text"("typed" text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := translate(lower("typed" COLLATE "und-x-icu"), '''’‘ʼ`´', '');
BEGIN
  IF folded ~ '[\u1203-\u1346]' THEN
    folded := translate(folded,
      'ሃሐሑሒሓሔሕሖኀኁኂኃኄኅኆኸኹኺኻኼኽኾሠሡሢሣሤሥሦኣዐዑዒዓዔዕዖፀፁፂፃፄፅፆ',
      'ሀሀሁሂሀሄህሆሀሁሂሀሄህሆሀሁሂሀሄህሆሰሱሲሳሴስሶአአኡኢአኤእኦጸጹጺጻጼጽጾ');
  END IF;
  RETURN regexp_replace(folded, '([a-z])\1+', '\1', 'g');
END $$;

-- Words by their sounds, in small Latin letters with one blank in between: accents, apostrophes and doubled letters away; c/k/q,
-- z/s, o/u/w, ph/f, th/t and ts/s together, c for ch and x for sh; without e, i and y, which Ethiopic letters leave open and
-- people write as they like. The host of an email is no name. `soundOf` of lib/core/fold-text.ts does the same.
CREATE FUNCTION "sound_of"("given" text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  heard text := translate("given", '''’‘ʼ`´', '');
BEGIN
  IF heard ~ '[^\u0001-\u007f]' THEN
    heard := regexp_replace(normalize(heard, NFKD), '[\u0300-\u036f\u135d-\u135f]', '', 'g');
  END IF;
  heard := lower(heard COLLATE "und-x-icu");
  heard := regexp_replace(regexp_replace(heard, '@[a-z0-9._-]*', ' ', 'g'), '([a-z])\1+', '\1', 'g');
  -- Capitals do not occur any more.
  heard := replace(replace(replace(replace(heard, 'sch', 'X'), 'sh', 'X'), 'tch', 'C'), 'ch', 'C');
  heard := replace(replace(replace(heard, 'ph', 'f'), 'ck', 'k'), 'zh', 'j');
  heard := replace(replace(replace(heard, 'ts', 's'), 'gn', 'n'), 'x', 'ks');
  heard := regexp_replace(regexp_replace(heard, '([gkt])h', '\1', 'g'), '(^|[^a-z])dh', '\1d', 'g');
  heard := translate(regexp_replace(heard, 'c(?=[eiy])', 's', 'g'), 'cqzowCXeiy', 'kksuucx');
  IF heard ~ '[\u1200-\u1357]' THEN
    -- Ethiopic letters are in rows of eight: one consonant, then its vowels in a fixed order.
    SELECT string_agg(
      CASE WHEN ascii(letter) NOT BETWEEN 4608 AND 4951 THEN letter
      ELSE (string_to_array(
          'h,l,h,m,s,r,s,x,k,ku,k,ku,b,v,t,c,h,hu,n,n,,k,ku,h,hu,u,,s,j,,d,d,j,g,gu,g,t,c,p,s,s,f,p', ','
        ))[(ascii(letter) - 4608) / 8 + 1]
        || CASE WHEN letter IN ('ሀ', 'ሐ', 'ኀ', 'አ', 'ዐ') THEN 'a' WHEN letter = 'ኧ' THEN ''
           ELSE (ARRAY['', 'u', '', 'a', '', '', 'u', 'ua'])[ascii(letter) % 8 + 1] END
      END, '' ORDER BY place)
    INTO heard FROM regexp_split_to_table(heard, '') WITH ORDINALITY AS letters(letter, place);
  END IF;
  -- An h at the end of a word is not heard.
  RETURN btrim(regexp_replace(regexp_replace(regexp_replace(heard, 'u+', 'u', 'g'), '[^a-z]+', ' ', 'g'), 'h( |$)', '\1', 'g'));
END $$;

-- Written so that it names its functions for good: a restore fills the columns before it knows where to look for them.
CREATE FUNCTION "searched_text"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN "fold_text"("given") || ' ' || "sound_of"("given") || ' ';

ALTER TABLE "users" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "searched_text"("first_name" || ' ' || "last_name" || ' ' || "email" || ' ' || coalesce("phone", ''))
) STORED;

ALTER TABLE "contact_messages" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "searched_text"("first_name" || ' ' || coalesce("last_name", '') || ' ' || "email" || ' ' || "message")
) STORED;

ALTER TABLE "travel_bookings" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "searched_text"(
    "first_name" || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", '') || ' ' ||
    coalesce("destination", '') || ' ' || coalesce("message", '')
  )
) STORED;

ALTER TABLE "drivers" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "searched_text"("first_name" || ' ' || "last_name" || ' ' || "phone" || ' ' || "licence")
) STORED;

-- Units by their plate and by their vehicle's name, mails by whom they go to.
ALTER TABLE "units" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS ("searched_text"("plate")) STORED;
ALTER TABLE "vehicles" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "searched_text"("name" || ' ' || "model")
) STORED;
ALTER TABLE "outbox_mails" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS ("searched_text"("recipient")) STORED;

-- Bookings too, whose text was computed again for each that an index or a walk found. Its first line is who booked.
ALTER TABLE "bookings" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "searched_text"("customer_name" || ' ' || "customer_email" || ' ' || "phone") || chr(10) || "searched_text"(
    "transfer_keys" || ' ' || "destination" || ' ' || "vehicle_name" || ' ' || coalesce("rider_name", '') || ' ' ||
    coalesce("rider_phone", '') || ' ' || coalesce("flight", '')
  )
) STORED;

CREATE INDEX "bookings_search_text_idx" ON "bookings" USING gin ("search_text" gin_trgm_ops);
