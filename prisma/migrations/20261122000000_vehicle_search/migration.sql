-- Finding a one-day vehicle by what people type: any of the three languages, doubled letters, small slips.
-- How it works and why: docs/decisions/vehicle-search.md.

CREATE EXTENSION IF NOT EXISTS "pg_trgm";

-- AlterTable
ALTER TABLE "one_day_vehicles" ADD COLUMN "search_words" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "vehicle_words" (
    "word" TEXT NOT NULL,
    "vehicles" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "vehicle_words_pkey" PRIMARY KEY ("word")
);

-- CreateIndex
CREATE INDEX "vehicle_words_word_idx" ON "vehicle_words" USING GIN ("word" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "one_day_vehicles_search_words_idx" ON "one_day_vehicles" USING GIN ("search_words");

-- The order by name; Prisma's schema cannot say it.
CREATE INDEX "one_day_vehicles_lower_name_id_idx" ON "one_day_vehicles" (lower("name"), "id");

-- From text to words ----------------------------------------------------------------------------------------

-- Ethiopic syllables stand in rows of eight: one consonant, then its vowels in a fixed order.
CREATE FUNCTION "latin_of_ethiopic"("given" text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT string_agg(
    CASE WHEN ascii(letter) NOT BETWEEN 4608 AND 4951 THEN letter
    ELSE (string_to_array(
        'h,l,h,m,s,r,s,sh,q,qw,q,qw,b,v,t,ch,h,hw,n,ny,,k,kw,h,hw,w,,z,zh,y,d,d,j,g,gw,g,t,ch,p,ts,ts,f,p', ','
      ))[(ascii(letter) - 4608) / 8 + 1]
      -- The throat letters are read with an a where the others have an e; the sixth order has no vowel.
      || CASE WHEN letter IN ('ሀ', 'ሐ', 'ኀ', 'አ', 'ዐ') THEN 'a' WHEN letter = 'ኧ' THEN 'e'
         ELSE (ARRAY['e', 'u', 'i', 'a', 'e', '', 'o', 'wa'])[ascii(letter) % 8 + 1] END
    END, '' ORDER BY place)
  FROM regexp_split_to_table("given", '') WITH ORDINALITY AS letters(letter, place)
$$;

-- Spellings that sound alike become the same: case, accents, doubled letters, c/k/q, z/s, x/ks, e/i/y, o/u/w.
CREATE FUNCTION "search_fold"("given" text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  -- Accents, the mark of a doubled Ethiopic letter, and the glottal stop.
  folded text := lower(regexp_replace(normalize("given", NFKD), '[\u0300-\u036f\u135d-\u135f''`´\u02bc\u2018\u2019]', '', 'g'));
BEGIN
  IF folded ~ '[\u1200-\u1357]' THEN
    folded := "latin_of_ethiopic"(folded);
  END IF;
  folded := replace(replace(replace(replace(folded, 'ph', 'f'), 'ck', 'k'), 'sch', 'sh'), 'tch', 'ch');
  -- Capitals do not occur any more, so C can stand for ch until the other c are gone.
  folded := regexp_replace(replace(folded, 'ch', 'C'), 'c(?=[eiy])', 's', 'g');
  folded := replace(replace(replace(folded, 'zh', 'j'), 'z', 's'), 'ts', 's');
  folded := regexp_replace(replace(translate(folded, 'cq', 'kk'), 'x', 'ks'), '([bdgkrt])h', '\1', 'g');
  RETURN regexp_replace(translate(folded, 'eywoC', 'iiuuc'), '([a-z])\1+', '\1', 'g');
END $$;

-- The words of a text, letters and digits apart, so that RAV4 and RAV 4 are the same.
CREATE FUNCTION "search_words"("given" text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT coalesce(array_agg(DISTINCT found[1]), '{}')
  FROM regexp_matches("search_fold"("given"), '[a-z\u00c0-\u135f\u1380-\u1fff\u2c00-\u2dff\u3040-\uffff]+|[0-9]+', 'g') AS found
$$;

-- The words of a vehicle ------------------------------------------------------------------------------------

CREATE FUNCTION "set_vehicle_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."search_words" := "search_words"(concat_ws(' ', NEW."name", NEW."model", NEW."item",
    (SELECT string_agg("value", ' ') FROM jsonb_each_text(NEW."item_translations"))));
  RETURN NEW;
END $$;

CREATE TRIGGER "one_day_vehicles_words"
  BEFORE INSERT OR UPDATE OF "name", "model", "item", "item_translations", "search_words" ON "one_day_vehicles"
  FOR EACH ROW EXECUTE FUNCTION "set_vehicle_words"();

-- All words in use, with the number of their vehicles. One statement for all rows and in one order, so that many
-- vehicles are written quickly and two writers never wait for each other in a circle.
CREATE FUNCTION "count_vehicle_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "vehicle_words" AS known ("word", "vehicles")
      SELECT "word", count(*) FROM "added", unnest("search_words") AS "word" GROUP BY "word" ORDER BY "word"
      ON CONFLICT ("word") DO UPDATE SET "vehicles" = known."vehicles" + EXCLUDED."vehicles";
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "vehicle_words" AS known ("word", "vehicles")
      SELECT "word", -count(*) FROM "removed", unnest("search_words") AS "word" GROUP BY "word" ORDER BY "word"
      ON CONFLICT ("word") DO UPDATE SET "vehicles" = known."vehicles" + EXCLUDED."vehicles";
  ELSE
    INSERT INTO "vehicle_words" AS known ("word", "vehicles")
      SELECT "word", sum("change") FROM (
        SELECT unnest("search_words") AS "word", 1 AS "change" FROM "added"
        UNION ALL SELECT unnest("search_words"), -1 FROM "removed"
      ) AS changes GROUP BY "word" HAVING sum("change") <> 0 ORDER BY "word"
      ON CONFLICT ("word") DO UPDATE SET "vehicles" = known."vehicles" + EXCLUDED."vehicles";
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "one_day_vehicles_words_added" AFTER INSERT ON "one_day_vehicles"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_vehicle_words"();
CREATE TRIGGER "one_day_vehicles_words_removed" AFTER DELETE ON "one_day_vehicles"
  REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_vehicle_words"();
CREATE TRIGGER "one_day_vehicles_words_changed" AFTER UPDATE ON "one_day_vehicles"
  REFERENCING OLD TABLE AS "removed" NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_vehicle_words"();

CREATE FUNCTION "guard_vehicle_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'vehicle_words is kept by triggers' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "vehicle_words_guard" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vehicle_words"
  FOR EACH STATEMENT EXECUTE FUNCTION "guard_vehicle_words"();

-- What somebody asks for ------------------------------------------------------------------------------------

-- One row for each word that was asked for: the words of vehicles that may stand for it, none when there is none.
-- First those that hold it, then two known words written as one, at last those that look like it. Numbers are taken
-- to the letter: 2021 is not nearly 2022.
CREATE FUNCTION "vehicle_words_for"("asked" text) RETURNS TABLE ("words" text[])
LANGUAGE plpgsql STABLE AS $$
DECLARE
  one text;
  cut integer;
BEGIN
  FOREACH one IN ARRAY ("search_words"("asked"))[1:8] LOOP
    IF one ~ '^[0-9]' THEN
      "words" := ARRAY[one];
      RETURN NEXT;
      CONTINUE;
    END IF;
    SELECT array_agg("word") INTO "words" FROM (
      SELECT "word" FROM "vehicle_words"
      WHERE "vehicles" > 0 AND "word" LIKE CASE WHEN length(one) < 3 THEN one || '%' ELSE '%' || one || '%' END
      ORDER BY "vehicles" DESC LIMIT 40
    ) AS holding;
    IF "words" IS NOT NULL THEN
      RETURN NEXT;
      CONTINUE;
    END IF;
    SELECT place INTO cut FROM generate_series(2, length(one) - 2) AS place
      WHERE EXISTS (SELECT FROM "vehicle_words" WHERE "word" = left(one, place) AND "vehicles" > 0)
        AND EXISTS (SELECT FROM "vehicle_words" WHERE "word" = substr(one, place + 1) AND "vehicles" > 0)
      LIMIT 1;
    IF cut IS NOT NULL THEN
      "words" := ARRAY[left(one, cut)];
      RETURN NEXT;
      "words" := ARRAY[substr(one, cut + 1)];
      RETURN NEXT;
      CONTINUE;
    END IF;
    SELECT coalesce(array_agg("word"), '{}') INTO "words" FROM (
      SELECT "word" FROM "vehicle_words"
      WHERE "vehicles" > 0 AND "word" % one AND similarity("word", one) >= 0.4
      ORDER BY similarity("word", one) DESC LIMIT 8
    ) AS alike;
    RETURN NEXT;
  END LOOP;
END $$;

-- The vehicles that are there already.
UPDATE "one_day_vehicles" SET "search_words" = '{}';
