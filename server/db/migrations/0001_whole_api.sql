CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text,
	"recipient" text NOT NULL,
	"mobile" text NOT NULL,
	"region_group_id" text NOT NULL,
	"province_id" text,
	"city_id" text,
	"city_name" text,
	"post_code" text NOT NULL,
	"details_address" text NOT NULL,
	"id_document" text,
	"is_default" boolean NOT NULL,
	"creation_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "after_sales_cases" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"code" text NOT NULL,
	"parcel_id" text,
	"logistics_order_id" text,
	"subject_display_name" text NOT NULL,
	"kind" text NOT NULL,
	"status" integer NOT NULL,
	"status_time" timestamp (3) with time zone NOT NULL,
	"description" text NOT NULL,
	"images" text[] NOT NULL,
	"compensation" bigint,
	"currency_code" text NOT NULL,
	"creation_time" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "after_sales_logs" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"move" text NOT NULL,
	"status" integer NOT NULL,
	"actor" text NOT NULL,
	"content" text NOT NULL,
	"images" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announces" (
	"id" text PRIMARY KEY NOT NULL,
	"display_title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"image" text,
	"content" jsonb NOT NULL,
	"is_popup" boolean NOT NULL,
	"is_top" boolean NOT NULL,
	"publish_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"display_name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"image" text,
	"is_home_introduction" boolean NOT NULL,
	"display_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"display_title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"image" text,
	"content" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"publish_time" timestamp (3) with time zone NOT NULL,
	"display_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"display_title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"updated_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"base_currency_code" text NOT NULL,
	"currency_code" text NOT NULL,
	"rate" numeric(18, 6) NOT NULL,
	"updated_time" timestamp (3) with time zone NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "exchange_rates_base_currency_code_currency_code_pk" PRIMARY KEY("base_currency_code","currency_code")
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" text PRIMARY KEY NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"display_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_content_items" (
	"id" text PRIMARY KEY NOT NULL,
	"page_name" text NOT NULL,
	"page_content_name" text NOT NULL,
	"image" text NOT NULL,
	"display_title" jsonb NOT NULL,
	"link_type" integer NOT NULL,
	"link_source_value" text,
	"display_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"type" integer NOT NULL,
	"use_type" integer NOT NULL,
	"business_type" integer NOT NULL,
	"display_name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"currency_code" text NOT NULL,
	"discount_amount" bigint,
	"discount_rate" text,
	"maximum_discount" bigint,
	"minimum_spend" bigint NOT NULL,
	"valid_from" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone,
	"valid_days" integer,
	"transportation_channel_ids" text[] NOT NULL,
	"stock" integer,
	"per_customer" integer NOT NULL,
	"is_in_centre" boolean NOT NULL,
	"redeem_code" text,
	"display_order" integer NOT NULL,
	CONSTRAINT "coupons_stock_left" CHECK (stock >= 0)
);
--> statement-breakpoint
CREATE TABLE "my_coupon_logs" (
	"id" text PRIMARY KEY NOT NULL,
	"my_coupon_id" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"move" text NOT NULL,
	"status" integer NOT NULL,
	"actor" text NOT NULL,
	"order_id" text
);
--> statement-breakpoint
CREATE TABLE "my_coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"coupon_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"status" integer NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone,
	"order_id" text,
	"used_time" timestamp (3) with time zone,
	"creation_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bind_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"app_kind" text NOT NULL,
	"open_id" text NOT NULL,
	"union_id" text,
	"mobile_number" text,
	"referral_code" text,
	"expiration_time" timestamp (3) with time zone NOT NULL,
	"used_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"account_key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"first_time" timestamp (3) with time zone NOT NULL,
	"last_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vip_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"display_name" jsonb NOT NULL,
	"shipping_discount_rate" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wechat_identities" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"app_kind" text NOT NULL,
	"open_id" text NOT NULL,
	"union_id" text,
	"creation_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_services" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"nickname" jsonb NOT NULL,
	"wechat_id" text NOT NULL,
	"qr_code" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text NOT NULL,
	"working_hours" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_lines" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"journal_id" text NOT NULL,
	"account" text NOT NULL,
	"fund_account_id" text,
	"amount" bigint NOT NULL,
	"balance_after" bigint
);
--> statement-breakpoint
CREATE TABLE "journals" (
	"id" text PRIMARY KEY NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"currency_code" text NOT NULL,
	"type" integer,
	"subject_type" text,
	"subject_id" text,
	"note_key" text NOT NULL,
	"note_params" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logistics_order_logs" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"move" text NOT NULL,
	"status" integer NOT NULL,
	"actor" text NOT NULL,
	"params" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logistics_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"code" text NOT NULL,
	"status" integer NOT NULL,
	"status_time" timestamp (3) with time zone NOT NULL,
	"shipping_method_type_id" text NOT NULL,
	"transportation_channel_id" text NOT NULL,
	"receiving_method" integer NOT NULL,
	"pickup_station_id" text,
	"region_group_id" text NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"parcel_count" integer NOT NULL,
	"additional_services" jsonb NOT NULL,
	"is_insured" boolean NOT NULL,
	"is_auto_pay" boolean NOT NULL,
	"remarks" text,
	"message_to_staff" text,
	"images" text[] NOT NULL,
	"coupon_id" text,
	"collecting_fee" bigint NOT NULL,
	"packing_info" jsonb NOT NULL,
	"packing_images" jsonb NOT NULL,
	"carrier" text,
	"international_tracking_number" text,
	"estimated_bill" jsonb NOT NULL,
	"actual_bill" jsonb,
	"total" bigint,
	"refunded" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"satisfaction" integer,
	"review" text,
	"review_images" text[] NOT NULL,
	"creation_time" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_events" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"location" jsonb,
	"description" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_preferences" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	CONSTRAINT "message_preferences_user_id_kind_channel_pk" PRIMARY KEY("user_id","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"event" text NOT NULL,
	"params" jsonb NOT NULL,
	"subject" jsonb,
	"is_read" boolean NOT NULL,
	"creation_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"channel" text NOT NULL,
	"template_id" text,
	"creation_time" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_time" timestamp (3) with time zone,
	"sent_time" timestamp (3) with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "wechat_consents" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"template_id" text NOT NULL,
	"creation_time" timestamp (3) with time zone NOT NULL,
	"used_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "referral_rewards" (
	"id" text PRIMARY KEY NOT NULL,
	"referrer_id" text NOT NULL,
	"invitee_id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"creation_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"display_name" jsonb NOT NULL,
	"country_code" text NOT NULL,
	"post_code_pattern" text NOT NULL,
	"post_code_example" text NOT NULL,
	"gst_rate" text NOT NULL,
	"is_dest" boolean NOT NULL,
	"display_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" text PRIMARY KEY NOT NULL,
	"region_group_id" text NOT NULL,
	"parent_id" text,
	"display_name" jsonb NOT NULL,
	"display_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_rates" (
	"channel_id" text NOT NULL,
	"region_group_id" text NOT NULL,
	"pricing_type" integer NOT NULL,
	"first_unit" integer,
	"first_price" bigint,
	"continue_unit" integer,
	"continue_price" bigint,
	"unit_price" bigint,
	"fixed_price" bigint,
	"minimum_charge" bigint,
	"transit_days_min" integer NOT NULL,
	"transit_days_max" integer NOT NULL,
	CONSTRAINT "channel_rates_channel_id_region_group_id_pk" PRIMARY KEY("channel_id","region_group_id")
);
--> statement-breakpoint
CREATE TABLE "transportation_channels" (
	"id" text PRIMARY KEY NOT NULL,
	"shipping_method_type_id" text NOT NULL,
	"display_name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"metering" integer NOT NULL,
	"volume_divisor" integer NOT NULL,
	"rounding_step" integer NOT NULL,
	"minimum_measure" integer NOT NULL,
	"goods_type_ids" text[] NOT NULL,
	"receiving_methods" integer[] NOT NULL,
	"maximum_weight_grams" integer,
	"maximum_side_mm" integer,
	"is_tax_included" boolean NOT NULL,
	"display_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_types" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"display_name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"is_shippable" boolean NOT NULL,
	"display_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pickup_stations" (
	"id" text PRIMARY KEY NOT NULL,
	"region_group_id" text NOT NULL,
	"display_name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"mobile" text NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"display_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_method_types" (
	"id" text PRIMARY KEY NOT NULL,
	"display_name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"display_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_order_logs" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"move" text NOT NULL,
	"status" integer NOT NULL,
	"actor" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"code" text NOT NULL,
	"status" integer NOT NULL,
	"status_time" timestamp (3) with time zone NOT NULL,
	"product_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"product_name" jsonb NOT NULL,
	"sku_name" jsonb NOT NULL,
	"image" text NOT NULL,
	"unit_price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"total" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"remarks" text,
	"expiration_time" timestamp (3) with time zone NOT NULL,
	"parcel_id" text,
	"creation_time" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receiving_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"currency_code" text NOT NULL,
	"payment_method" integer NOT NULL,
	"bank_holder_name" text,
	"bank_name" text,
	"card_number" text,
	"shop_name" text,
	"pay_link" text,
	"qr_code" text,
	"display_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topup_logs" (
	"id" text PRIMARY KEY NOT NULL,
	"topup_id" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"move" text NOT NULL,
	"status" integer NOT NULL,
	"actor" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topup_methods" (
	"currency_code" text NOT NULL,
	"payment_method" integer NOT NULL,
	"minimum" bigint NOT NULL,
	"maximum" bigint NOT NULL,
	"review_minutes" integer NOT NULL,
	"is_proof_required" boolean NOT NULL,
	"instructions" jsonb NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "topup_methods_currency_code_payment_method_pk" PRIMARY KEY("currency_code","payment_method")
);
--> statement-breakpoint
CREATE TABLE "topups" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"code" text NOT NULL,
	"status" integer NOT NULL,
	"status_time" timestamp (3) with time zone NOT NULL,
	"currency_code" text NOT NULL,
	"payment_method" integer NOT NULL,
	"receiving_account" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"credited_currency_code" text NOT NULL,
	"credited_amount" bigint NOT NULL,
	"exchange_rate" text NOT NULL,
	"images" text[] NOT NULL,
	"remarks" text,
	"reject_reason" text,
	"expiration_time" timestamp (3) with time zone,
	"creation_time" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_tries" (
	"user_id" text PRIMARY KEY NOT NULL,
	"wrong_count" integer NOT NULL,
	"reset_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unclaimed_parcel_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"unclaimed_parcel_id" text NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"images" text[] NOT NULL,
	"note" text,
	"rejection_reason" text,
	"parcel_id" text,
	"creation_time" timestamp (3) with time zone NOT NULL,
	"decision_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "unclaimed_parcel_logs" (
	"id" text PRIMARY KEY NOT NULL,
	"unclaimed_parcel_id" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"move" text NOT NULL,
	"status" integer NOT NULL,
	"actor" text NOT NULL,
	"params" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unclaimed_parcels" (
	"id" text PRIMARY KEY NOT NULL,
	"warehouse_id" text NOT NULL,
	"express_number" text NOT NULL,
	"visible_tail" text NOT NULL,
	"status" integer NOT NULL,
	"weight_grams" integer NOT NULL,
	"length_mm" integer NOT NULL,
	"width_mm" integer NOT NULL,
	"height_mm" integer NOT NULL,
	"images" jsonb NOT NULL,
	"arrival_time" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fund_accounts" DROP CONSTRAINT "fund_accounts_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invite_code" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "referrer_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pickup_station_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "vip_group_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "is_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "volume_divisor" integer;--> statement-breakpoint
ALTER TABLE "declared_names" ADD COLUMN "goods_type_id" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_region_group_id_region_groups_id_fk" FOREIGN KEY ("region_group_id") REFERENCES "public"."region_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_province_id_regions_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_city_id_regions_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sales_cases" ADD CONSTRAINT "after_sales_cases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sales_logs" ADD CONSTRAINT "after_sales_logs_case_id_after_sales_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."after_sales_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_article_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "my_coupon_logs" ADD CONSTRAINT "my_coupon_logs_my_coupon_id_my_coupons_id_fk" FOREIGN KEY ("my_coupon_id") REFERENCES "public"."my_coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "my_coupons" ADD CONSTRAINT "my_coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "my_coupons" ADD CONSTRAINT "my_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wechat_identities" ADD CONSTRAINT "wechat_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_journal_id_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_fund_account_id_fund_accounts_id_fk" FOREIGN KEY ("fund_account_id") REFERENCES "public"."fund_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logistics_order_logs" ADD CONSTRAINT "logistics_order_logs_order_id_logistics_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."logistics_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logistics_orders" ADD CONSTRAINT "logistics_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logistics_orders" ADD CONSTRAINT "logistics_orders_transportation_channel_id_transportation_channels_id_fk" FOREIGN KEY ("transportation_channel_id") REFERENCES "public"."transportation_channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_events" ADD CONSTRAINT "tracking_events_order_id_logistics_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."logistics_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_preferences" ADD CONSTRAINT "message_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wechat_consents" ADD CONSTRAINT "wechat_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_invitee_id_users_id_fk" FOREIGN KEY ("invitee_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_region_group_id_region_groups_id_fk" FOREIGN KEY ("region_group_id") REFERENCES "public"."region_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_parent_id_regions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_rates" ADD CONSTRAINT "channel_rates_channel_id_transportation_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."transportation_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_stations" ADD CONSTRAINT "pickup_stations_region_group_id_region_groups_id_fk" FOREIGN KEY ("region_group_id") REFERENCES "public"."region_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_logs" ADD CONSTRAINT "store_order_logs_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topup_logs" ADD CONSTRAINT "topup_logs_topup_id_topups_id_fk" FOREIGN KEY ("topup_id") REFERENCES "public"."topups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topups" ADD CONSTRAINT "topups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_tries" ADD CONSTRAINT "claim_tries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unclaimed_parcel_claims" ADD CONSTRAINT "unclaimed_parcel_claims_unclaimed_parcel_id_unclaimed_parcels_id_fk" FOREIGN KEY ("unclaimed_parcel_id") REFERENCES "public"."unclaimed_parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unclaimed_parcel_claims" ADD CONSTRAINT "unclaimed_parcel_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unclaimed_parcel_logs" ADD CONSTRAINT "unclaimed_parcel_logs_unclaimed_parcel_id_unclaimed_parcels_id_fk" FOREIGN KEY ("unclaimed_parcel_id") REFERENCES "public"."unclaimed_parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unclaimed_parcels" ADD CONSTRAINT "unclaimed_parcels_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id","creation_time");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "after_sales_cases_code" ON "after_sales_cases" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "after_sales_cases_open_parcel" ON "after_sales_cases" USING btree ("parcel_id","kind") WHERE status in (10, 20);--> statement-breakpoint
CREATE UNIQUE INDEX "after_sales_cases_open_order" ON "after_sales_cases" USING btree ("logistics_order_id","kind") WHERE status in (10, 20);--> statement-breakpoint
CREATE INDEX "after_sales_cases_user" ON "after_sales_cases" USING btree ("user_id","creation_time" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "after_sales_cases_status" ON "after_sales_cases" USING btree ("status","status_time");--> statement-breakpoint
CREATE INDEX "after_sales_logs_case" ON "after_sales_logs" USING btree ("case_id","time","id");--> statement-breakpoint
CREATE INDEX "announces_publish_time" ON "announces" USING btree ("publish_time");--> statement-breakpoint
CREATE INDEX "articles_category" ON "articles" USING btree ("category_id","display_order");--> statement-breakpoint
CREATE INDEX "page_content_items_place" ON "page_content_items" USING btree ("page_name","page_content_name","display_order");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_redeem_code" ON "coupons" USING btree ("redeem_code");--> statement-breakpoint
CREATE INDEX "my_coupon_logs_coupon" ON "my_coupon_logs" USING btree ("my_coupon_id","time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "my_coupons_ordinal" ON "my_coupons" USING btree ("user_id","coupon_id","ordinal");--> statement-breakpoint
CREATE INDEX "my_coupons_user" ON "my_coupons" USING btree ("user_id","status","creation_time" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "my_coupons_order" ON "my_coupons" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "my_coupons_expiry" ON "my_coupons" USING btree ("status","valid_until");--> statement-breakpoint
CREATE INDEX "bind_tickets_expiration" ON "bind_tickets" USING btree ("expiration_time");--> statement-breakpoint
CREATE INDEX "login_attempts_last" ON "login_attempts" USING btree ("last_time");--> statement-breakpoint
CREATE UNIQUE INDEX "wechat_identities_open_id" ON "wechat_identities" USING btree ("app_kind","open_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wechat_identities_user" ON "wechat_identities" USING btree ("user_id","app_kind");--> statement-breakpoint
CREATE INDEX "wechat_identities_union" ON "wechat_identities" USING btree ("union_id");--> statement-breakpoint
CREATE INDEX "journal_lines_journal" ON "journal_lines" USING btree ("journal_id");--> statement-breakpoint
CREATE INDEX "journal_lines_fund_account" ON "journal_lines" USING btree ("fund_account_id","sequence" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "journals_once" ON "journals" USING btree ("type","subject_type","subject_id") WHERE (type = 1 and subject_type = 'TOPUP') or (type = 3 and subject_type = 'LOGISTICS_ORDER') or (type = 6 and subject_type = 'STORE_ORDER');--> statement-breakpoint
CREATE INDEX "journals_subject" ON "journals" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "logistics_order_logs_order" ON "logistics_order_logs" USING btree ("order_id","time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "logistics_orders_code" ON "logistics_orders" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "logistics_orders_tracking" ON "logistics_orders" USING btree ("international_tracking_number") WHERE international_tracking_number is not null;--> statement-breakpoint
CREATE INDEX "logistics_orders_user" ON "logistics_orders" USING btree ("user_id","creation_time" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "logistics_orders_user_status" ON "logistics_orders" USING btree ("user_id","status","creation_time" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "logistics_orders_status_time" ON "logistics_orders" USING btree ("status","status_time");--> statement-breakpoint
CREATE INDEX "tracking_events_order" ON "tracking_events" USING btree ("order_id","time","id");--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id","creation_time" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unsent" ON "notifications" USING btree ("sent_time","creation_time");--> statement-breakpoint
CREATE INDEX "wechat_consents_user" ON "wechat_consents" USING btree ("user_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_rewards_invitee" ON "referral_rewards" USING btree ("invitee_id");--> statement-breakpoint
CREATE INDEX "referral_rewards_referrer" ON "referral_rewards" USING btree ("referrer_id");--> statement-breakpoint
CREATE INDEX "regions_parent" ON "regions" USING btree ("region_group_id","parent_id","display_order");--> statement-breakpoint
CREATE INDEX "transportation_channels_order" ON "transportation_channels" USING btree ("display_order");--> statement-breakpoint
CREATE INDEX "pickup_stations_region_group" ON "pickup_stations" USING btree ("region_group_id","display_order");--> statement-breakpoint
CREATE INDEX "store_order_logs_order" ON "store_order_logs" USING btree ("order_id","time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_orders_code" ON "store_orders" USING btree ("code");--> statement-breakpoint
CREATE INDEX "store_orders_user" ON "store_orders" USING btree ("user_id","creation_time" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "store_orders_expiry" ON "store_orders" USING btree ("status","expiration_time");--> statement-breakpoint
CREATE INDEX "receiving_accounts_method" ON "receiving_accounts" USING btree ("currency_code","payment_method");--> statement-breakpoint
CREATE INDEX "topup_logs_topup" ON "topup_logs" USING btree ("topup_id","time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "topups_code" ON "topups" USING btree ("code");--> statement-breakpoint
CREATE INDEX "topups_user" ON "topups" USING btree ("user_id","creation_time" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "topups_status" ON "topups" USING btree ("status","creation_time");--> statement-breakpoint
CREATE UNIQUE INDEX "unclaimed_parcel_claims_open" ON "unclaimed_parcel_claims" USING btree ("unclaimed_parcel_id") WHERE status = 'UNDER_REVIEW';--> statement-breakpoint
CREATE INDEX "unclaimed_parcel_claims_user" ON "unclaimed_parcel_claims" USING btree ("user_id","creation_time" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "unclaimed_parcel_logs_parcel" ON "unclaimed_parcel_logs" USING btree ("unclaimed_parcel_id","time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "unclaimed_parcels_number" ON "unclaimed_parcels" USING btree ("express_number") WHERE status <> 30;--> statement-breakpoint
CREATE INDEX "unclaimed_parcels_arrival" ON "unclaimed_parcels" USING btree ("arrival_time" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "fund_accounts" ADD CONSTRAINT "fund_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_pickup_station_id_pickup_stations_id_fk" FOREIGN KEY ("pickup_station_id") REFERENCES "public"."pickup_stations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_vip_group_id_vip_groups_id_fk" FOREIGN KEY ("vip_group_id") REFERENCES "public"."vip_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_invite_code" ON "users" USING btree ("invite_code");--> statement-breakpoint
CREATE INDEX "users_referrer" ON "users" USING btree ("referrer_id");--> statement-breakpoint
CREATE INDEX "parcels_logistics_order" ON "parcels" USING btree ("logistics_order_id");--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "referral_code";--> statement-breakpoint
ALTER TABLE "fund_accounts" ADD CONSTRAINT "fund_accounts_not_overdrawn" CHECK (balance >= 0);