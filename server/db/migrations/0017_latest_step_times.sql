ALTER TABLE "my_coupons" ADD COLUMN "status_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "fund_accounts" ADD COLUMN "journal_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "unclaimed_parcels" ADD COLUMN "status_time" timestamp (3) with time zone;