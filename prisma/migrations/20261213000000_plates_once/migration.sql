-- A car has one plate, wherever somebody puts the blanks. Units that were written down twice keep their trips: the one in use, or the
-- first, keeps its plate, and the others get a number behind theirs (AA3 99991 #2), by which staff find and correct them.
UPDATE "units" SET "plate" = "plate" || ' #' || spelling."number"
FROM (
  SELECT "id", row_number() OVER (
    PARTITION BY translate("plate", ' -', '') ORDER BY "is_active" DESC, "created_at", "id"
  ) AS "number"
  FROM "units"
) AS spelling
WHERE spelling."id" = "units"."id" AND spelling."number" > 1;

CREATE UNIQUE INDEX "units_plate_once" ON "units" (translate("plate", ' -', ''));
