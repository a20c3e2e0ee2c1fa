-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "role" AS ENUM ('admin', 'subadmin', 'user');

-- CreateEnum
CREATE TYPE "locale" AS ENUM ('en', 'om', 'am');

-- CreateEnum
CREATE TYPE "vehicle_category" AS ENUM ('suv', 'midsuv', 'fullsuv', 'pickup', 'minivan');

-- CreateEnum
CREATE TYPE "booking_status" AS ENUM ('pending', 'successful', 'canceled');

-- CreateEnum
CREATE TYPE "token_purpose" AS ENUM ('reset_password', 'confirm_email');

-- CreateEnum
CREATE TYPE "mail_state" AS ENUM ('queued', 'sent', 'failed');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_confirmed_at" TIMESTAMPTZ(3),
    "phone" TEXT,
    "password_hash" TEXT,
    "role" "role" NOT NULL DEFAULT 'user',
    "locale" "locale" NOT NULL DEFAULT 'en',
    "avatar" TEXT,
    "last_login_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "identity_accounts" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_account_id" TEXT NOT NULL,
    "display_name" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "identity_accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "verification_tokens" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" "token_purpose" NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "verification_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "admin_guard" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "admin_count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "admin_guard_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cars" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "item" "vehicle_category" NOT NULL,
    "price" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "filename" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cars_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "one_day_vehicles" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "item" TEXT NOT NULL,
    "item_locale" "locale",
    "item_translations" JSONB NOT NULL DEFAULT '{}',
    "price" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "seats" INTEGER NOT NULL DEFAULT 4,
    "url" TEXT NOT NULL,
    "filename" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "one_day_vehicles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vehicle_days" (
    "vehicle_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "booked" INTEGER NOT NULL DEFAULT 0,
    "blocked" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "vehicle_days_pkey" PRIMARY KEY ("vehicle_id","day")
);

-- CreateTable
CREATE TABLE "blocked_places" (
    "id" UUID NOT NULL,
    "vehicle_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "places" INTEGER NOT NULL,
    "reason" TEXT,
    "created_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blocked_places_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "one_day_bookings" (
    "id" UUID NOT NULL,
    "vehicle_id" UUID,
    "user_id" UUID,
    "day" DATE NOT NULL,
    "status" "booking_status" NOT NULL DEFAULT 'pending',
    "transaction_id" TEXT NOT NULL,
    "transaction_key" TEXT,
    "transaction_released_at" TIMESTAMPTZ(3),
    "amount_santim" INTEGER NOT NULL,
    "phone" TEXT NOT NULL,
    "destination" TEXT NOT NULL,
    "message" TEXT,
    "vehicle_name" TEXT NOT NULL,
    "vehicle_model" TEXT NOT NULL,
    "vehicle_item" TEXT NOT NULL,
    "vehicle_url" TEXT NOT NULL,
    "price" INTEGER NOT NULL,
    "customer_name" TEXT NOT NULL,
    "customer_email" TEXT NOT NULL,
    "customer_avatar" TEXT,
    "locale" "locale" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "one_day_bookings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "booking_status_changes" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "from_status" "booking_status",
    "to_status" "booking_status" NOT NULL,
    "actor_id" UUID,
    "actor_role" "role",
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "booking_status_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "request_keys" (
    "user_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "body_hash" TEXT NOT NULL,
    "booking_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "request_keys_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateTable
CREATE TABLE "travel_bookings" (
    "id" UUID NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT,
    "email" TEXT,
    "phone" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "item" "vehicle_category" NOT NULL,
    "destination" TEXT,
    "message" TEXT,
    "is_admin" BOOLEAN NOT NULL DEFAULT false,
    "done_at" TIMESTAMPTZ(3),
    "locale" "locale" NOT NULL DEFAULT 'en',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "travel_bookings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_messages" (
    "id" UUID NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "is_admin" BOOLEAN NOT NULL DEFAULT false,
    "done_at" TIMESTAMPTZ(3),
    "locale" "locale" NOT NULL DEFAULT 'en',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "newsletter_subscribers" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "locale" "locale" NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "newsletter_subscribers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox_mails" (
    "id" UUID NOT NULL,
    "template" TEXT NOT NULL,
    "args" JSONB NOT NULL,
    "recipient" TEXT NOT NULL,
    "locale" "locale" NOT NULL,
    "message_id" TEXT NOT NULL,
    "state" "mail_state" NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_error" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "actor_role" "role",
    "action" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "changes" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "users_role_created_at_id_idx" ON "users"("role", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "sessions_user_id_last_seen_at_idx" ON "sessions"("user_id", "last_seen_at" DESC);

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "identity_accounts_user_id_idx" ON "identity_accounts"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "identity_accounts_provider_provider_account_id_key" ON "identity_accounts"("provider", "provider_account_id");

-- CreateIndex
CREATE UNIQUE INDEX "verification_tokens_token_hash_key" ON "verification_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "verification_tokens_user_id_purpose_idx" ON "verification_tokens"("user_id", "purpose");

-- CreateIndex
CREATE INDEX "verification_tokens_expires_at_idx" ON "verification_tokens"("expires_at");

-- CreateIndex
CREATE INDEX "cars_item_created_at_id_idx" ON "cars"("item", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "cars_created_at_id_idx" ON "cars"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "one_day_vehicles_price_id_idx" ON "one_day_vehicles"("price", "id");

-- CreateIndex
CREATE INDEX "one_day_vehicles_created_at_id_idx" ON "one_day_vehicles"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "blocked_places_vehicle_id_day_idx" ON "blocked_places"("vehicle_id", "day");

-- CreateIndex
CREATE INDEX "blocked_places_day_idx" ON "blocked_places"("day");

-- CreateIndex
CREATE UNIQUE INDEX "one_day_bookings_transaction_key_key" ON "one_day_bookings"("transaction_key");

-- CreateIndex
CREATE INDEX "one_day_bookings_created_at_id_idx" ON "one_day_bookings"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "one_day_bookings_status_created_at_id_idx" ON "one_day_bookings"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "one_day_bookings_user_id_created_at_id_idx" ON "one_day_bookings"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "one_day_bookings_vehicle_id_day_idx" ON "one_day_bookings"("vehicle_id", "day");

-- CreateIndex
CREATE INDEX "one_day_bookings_status_day_idx" ON "one_day_bookings"("status", "day");

-- CreateIndex
CREATE INDEX "booking_status_changes_booking_id_created_at_idx" ON "booking_status_changes"("booking_id", "created_at");

-- CreateIndex
CREATE INDEX "request_keys_created_at_idx" ON "request_keys"("created_at");

-- CreateIndex
CREATE INDEX "travel_bookings_created_at_id_idx" ON "travel_bookings"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "travel_bookings_item_created_at_id_idx" ON "travel_bookings"("item", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contact_messages_created_at_id_idx" ON "contact_messages"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscribers_email_key" ON "newsletter_subscribers"("email");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_mails_message_id_key" ON "outbox_mails"("message_id");

-- CreateIndex
CREATE INDEX "outbox_mails_state_next_attempt_at_idx" ON "outbox_mails"("state", "next_attempt_at");

-- CreateIndex
CREATE INDEX "outbox_mails_created_at_id_idx" ON "outbox_mails"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_created_at_id_idx" ON "audit_entries"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_entity_entity_id_created_at_idx" ON "audit_entries"("entity", "entity_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity_accounts" ADD CONSTRAINT "identity_accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verification_tokens" ADD CONSTRAINT "verification_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vehicle_days" ADD CONSTRAINT "vehicle_days_vehicle_id_fkey" FOREIGN KEY ("vehicle_id") REFERENCES "one_day_vehicles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocked_places" ADD CONSTRAINT "blocked_places_vehicle_id_fkey" FOREIGN KEY ("vehicle_id") REFERENCES "one_day_vehicles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_day_bookings" ADD CONSTRAINT "one_day_bookings_vehicle_id_fkey" FOREIGN KEY ("vehicle_id") REFERENCES "one_day_vehicles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_day_bookings" ADD CONSTRAINT "one_day_bookings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_status_changes" ADD CONSTRAINT "booking_status_changes_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "one_day_bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request_keys" ADD CONSTRAINT "request_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
