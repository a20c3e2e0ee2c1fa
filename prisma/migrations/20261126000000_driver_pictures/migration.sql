-- The picture of a driver and of a unit, by its address; staff and the customers of their trips see it.
ALTER TABLE "drivers" ADD COLUMN "image" TEXT;
ALTER TABLE "units" ADD COLUMN "image" TEXT;
