ALTER TABLE "logistics_orders" ADD COLUMN "payment_term" jsonb;--> statement-breakpoint
ALTER TABLE "logistics_orders" ADD COLUMN "term_step" text;--> statement-breakpoint
ALTER TABLE "logistics_orders" ADD COLUMN "term_time" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "logistics_orders_status_term" ON "logistics_orders" USING btree ("status","term_time");