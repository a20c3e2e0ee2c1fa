-- Why staff canceled, as a word that every language has a text for; their own words stay in "reason", with their language.
ALTER TABLE "booking_changes" ADD COLUMN "cause" TEXT, ADD COLUMN "locale" "locale";
