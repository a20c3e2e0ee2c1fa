-- Counts how often all sessions of a person were ended: a sign-in that was proven before opens none after it.
ALTER TABLE "users" ADD COLUMN "session_epoch" INTEGER NOT NULL DEFAULT 0;
