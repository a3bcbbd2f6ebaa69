DROP INDEX "after_sales_cases_user";--> statement-breakpoint
DROP INDEX "my_coupons_user";--> statement-breakpoint
DROP INDEX "journal_lines_fund_account";--> statement-breakpoint
DROP INDEX "logistics_orders_user";--> statement-breakpoint
DROP INDEX "logistics_orders_user_status";--> statement-breakpoint
DROP INDEX "messages_user";--> statement-breakpoint
DROP INDEX "parcels_user_created";--> statement-breakpoint
DROP INDEX "parcels_user_status";--> statement-breakpoint
DROP INDEX "store_orders_user";--> statement-breakpoint
DROP INDEX "topups_user";--> statement-breakpoint
DROP INDEX "unclaimed_parcel_claims_user";--> statement-breakpoint
DROP INDEX "unclaimed_parcels_arrival";--> statement-breakpoint
CREATE INDEX "after_sales_cases_user" ON "after_sales_cases" USING btree ("user_id","creation_time","id");--> statement-breakpoint
CREATE INDEX "my_coupons_user" ON "my_coupons" USING btree ("user_id","status","creation_time");--> statement-breakpoint
CREATE INDEX "journal_lines_fund_account" ON "journal_lines" USING btree ("fund_account_id","sequence");--> statement-breakpoint
CREATE INDEX "logistics_orders_user" ON "logistics_orders" USING btree ("user_id","creation_time","id");--> statement-breakpoint
CREATE INDEX "logistics_orders_user_status" ON "logistics_orders" USING btree ("user_id","status","creation_time");--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id","creation_time","id");--> statement-breakpoint
CREATE INDEX "parcels_user_created" ON "parcels" USING btree ("user_id","creation_time","id");--> statement-breakpoint
CREATE INDEX "parcels_user_status" ON "parcels" USING btree ("user_id","status","creation_time","id");--> statement-breakpoint
CREATE INDEX "store_orders_user" ON "store_orders" USING btree ("user_id","creation_time","id");--> statement-breakpoint
CREATE INDEX "topups_user" ON "topups" USING btree ("user_id","creation_time","id");--> statement-breakpoint
CREATE INDEX "unclaimed_parcel_claims_user" ON "unclaimed_parcel_claims" USING btree ("user_id","creation_time","id");--> statement-breakpoint
CREATE INDEX "unclaimed_parcels_arrival" ON "unclaimed_parcels" USING btree ("arrival_time","id");