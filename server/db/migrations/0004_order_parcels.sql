ALTER TABLE "logistics_orders" ADD COLUMN "parcel_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "logistics_orders" SET "parcel_ids" = ARRAY(SELECT "parcels"."id" FROM "parcels" WHERE "parcels"."logistics_order_id" = "logistics_orders"."id");--> statement-breakpoint
UPDATE "messages" SET "params" = "messages"."params" || jsonb_build_object('name', "coupons"."display_name") FROM "my_coupons" JOIN "coupons" ON "coupons"."id" = "my_coupons"."coupon_id" WHERE "messages"."event" IN ('couponGranted', 'couponVoided') AND "my_coupons"."id" = "messages"."subject" ->> 'id';
