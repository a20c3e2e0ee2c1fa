-- The demo vehicles are shown from the rear as well, after the pictures that they have.
INSERT INTO "vehicle_pictures" ("vehicle_id", "url", "filename", "position")
SELECT
  "vehicles"."id",
  '/demo/' || "model"."name" || '-rear.webp',
  "model"."name" || '-rear.webp',
  COALESCE((SELECT max("position") FROM "vehicle_pictures" WHERE "vehicle_id" = "vehicles"."id"), 1) + 1
FROM
  "vehicles"
  JOIN (VALUES
    ('/demo/fullsuv-1.webp', 'landcruiser'),
    ('/demo/fullsuv-2.webp', 'patrol'),
    ('/demo/fullsuv-3.webp', 'expedition'),
    ('/demo/midsuv-1.webp', 'rav4'),
    ('/demo/midsuv-2.webp', 'tucson'),
    ('/demo/midsuv-3.webp', 'vitara'),
    ('/demo/minivan-1.webp', 'hiace'),
    ('/demo/minivan-2.webp', 'h1'),
    ('/demo/minivan-3.webp', 'pregio'),
    ('/demo/one-day-01.webp', 'corolla'),
    ('/demo/one-day-02.webp', 'yaris'),
    ('/demo/one-day-03.webp', 'rav4'),
    ('/demo/one-day-04.webp', 'hiace'),
    ('/demo/one-day-05.webp', 'dzire'),
    ('/demo/one-day-06.webp', 'prado'),
    ('/demo/one-day-07.webp', 'camry'),
    ('/demo/one-day-08.webp', 'hilux'),
    ('/demo/one-day-10.webp', 'h1'),
    ('/demo/one-day-11.webp', 'accent'),
    ('/demo/one-day-12.webp', 'vitara'),
    ('/demo/one-day-14.webp', 'v8'),
    ('/demo/one-day-15.webp', 'eclass'),
    ('/demo/one-day-16.webp', 'coaster'),
    ('/demo/pickup-1.webp', 'hilux'),
    ('/demo/pickup-2.webp', 'ranger'),
    ('/demo/pickup-3.webp', 'dmax'),
    ('/demo/suv-1.webp', 'vitz'),
    ('/demo/suv-2.webp', 'corolla'),
    ('/demo/suv-3.webp', 'elantra'),
    ('/demo/suv-4.webp', 'dzire')
  ) AS "model" ("url", "name") USING ("url")
WHERE
  COALESCE((SELECT max("position") FROM "vehicle_pictures" WHERE "vehicle_id" = "vehicles"."id"), 1) < 8;
