ALTER TABLE "my_coupons" ADD COLUMN "status_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "fund_accounts" ADD COLUMN "journal_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "logistics_orders" ADD COLUMN "payment_term" jsonb;--> statement-breakpoint
ALTER TABLE "logistics_orders" ADD COLUMN "term_step" text;--> statement-breakpoint
ALTER TABLE "logistics_orders" ADD COLUMN "term_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "unclaimed_parcels" ADD COLUMN "status_time" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "logistics_orders_status_term" ON "logistics_orders" USING btree ("status","term_time");