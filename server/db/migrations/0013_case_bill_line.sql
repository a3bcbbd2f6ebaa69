DROP INDEX "after_sales_cases_open_order";--> statement-breakpoint
ALTER TABLE "after_sales_cases" ADD COLUMN "bill_line" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "after_sales_cases_open_order" ON "after_sales_cases" USING btree ("logistics_order_id","kind",coalesce((bill_line->>'kind') || coalesce(bill_line->>'name', ''), '')) WHERE status in (10, 20);