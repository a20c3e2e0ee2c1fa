-- An extra may be for one kind of vehicle alone: a driver goes with a car, and a one-day vehicle comes with its own.
ALTER TABLE "extras" ADD COLUMN "vehicle_kind" "vehicle_kind";
