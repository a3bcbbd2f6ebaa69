CREATE TABLE "audit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"operator_id" text NOT NULL,
	"call" text NOT NULL,
	"request" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"creation_time" timestamp (3) with time zone NOT NULL,
	"disabled_time" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "fund_accounts" ADD COLUMN "line_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "fund_accounts" ADD COLUMN "last_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD COLUMN "hash" text;--> statement-breakpoint
CREATE INDEX "audit_entries_time" ON "audit_entries" USING btree ("time","id");--> statement-breakpoint
CREATE INDEX "audit_entries_operator" ON "audit_entries" USING btree ("operator_id","time");--> statement-breakpoint
CREATE UNIQUE INDEX "operators_token" ON "operators" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "operators_name" ON "operators" USING btree ("name") WHERE disabled_time is null;