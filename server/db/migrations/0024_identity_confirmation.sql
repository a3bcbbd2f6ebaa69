CREATE TABLE "contact_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"old_contact" text,
	"new_contact" text NOT NULL,
	"token_hash" text NOT NULL,
	"creation_time" timestamp (3) with time zone NOT NULL,
	"expiration_time" timestamp (3) with time zone NOT NULL,
	"undone_time" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_changes_token" ON "contact_changes" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "contact_changes_user" ON "contact_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_changes_expiration" ON "contact_changes" USING btree ("expiration_time");