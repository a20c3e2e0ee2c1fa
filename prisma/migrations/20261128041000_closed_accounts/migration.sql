-- AlterTable
ALTER TABLE "users" ADD COLUMN "closed_at" TIMESTAMPTZ(3);
