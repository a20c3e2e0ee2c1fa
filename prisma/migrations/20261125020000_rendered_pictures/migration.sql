-- The demo vehicles are shown by renderings; their pictures in other places are gone, and the first of them is the side view.
UPDATE "vehicle_pictures" SET
  "url" = regexp_replace("url", '-(street|airport|city|ridge)\.webp$', '-side.webp'),
  "filename" = regexp_replace("filename", '-(street|airport|city|ridge)\.webp$', '-side.webp')
WHERE "position" = 2 AND "url" ~ '^/demo/[a-z0-9-]+-(street|airport|city|ridge)\.webp$';

DELETE FROM "vehicle_pictures" WHERE "url" ~ '^/demo/[a-z0-9-]+-(street|airport|city|ridge)\.webp$';
