-- Lists of the desk as one person looks at them: filter, order and columns by a name of theirs.
CREATE TABLE "saved_views" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_views_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "saved_views_name_check" CHECK (length(btrim("name")) BETWEEN 1 AND 40),
    CONSTRAINT "saved_views_query_check" CHECK (length("query") <= 1000)
);

CREATE UNIQUE INDEX "saved_views_user_id_path_name_key" ON "saved_views"("user_id", "path", "name");

ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
