CREATE TABLE "fund_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"currency_code" text NOT NULL,
	"balance" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"expiration_time" timestamp (3) with time zone NOT NULL,
	"used_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"login_platform" text NOT NULL,
	"creation_time" timestamp (3) with time zone NOT NULL,
	"revoked_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"user_name_key" text NOT NULL,
	"password_hash" text,
	"nickname" text NOT NULL,
	"avatar" text,
	"mobile_number" text,
	"email" text,
	"wechat_id" text,
	"wechat_qr_code" text,
	"id_code" text NOT NULL,
	"referral_code" text,
	"creation_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL,
	"creation_time" timestamp (3) with time zone NOT NULL,
	"expiration_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"creation_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"reset_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"url" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"size" integer NOT NULL,
	"creation_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_logs" (
	"id" text PRIMARY KEY NOT NULL,
	"parcel_id" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"move" text NOT NULL,
	"status" integer NOT NULL,
	"actor" text NOT NULL,
	"params" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"warehouse_id" text NOT NULL,
	"business_type" integer NOT NULL,
	"express_number" text NOT NULL,
	"express_company_code" text,
	"status" integer NOT NULL,
	"status_time" timestamp (3) with time zone NOT NULL,
	"is_declared" boolean NOT NULL,
	"declared_name" text,
	"declared_name_id" text,
	"declared_currency" text,
	"declared_value" bigint,
	"item_quantity" integer,
	"tags" text[] NOT NULL,
	"additional_services" jsonb NOT NULL,
	"purchase_order_number" text,
	"remarks" text,
	"images" text[] NOT NULL,
	"is_insured" boolean NOT NULL,
	"insured_value" bigint,
	"premium" bigint,
	"weight_grams" integer,
	"volume_weight_grams" integer,
	"length_mm" integer,
	"width_mm" integer,
	"height_mm" integer,
	"inbound_time" timestamp (3) with time zone,
	"inbound_images" jsonb NOT NULL,
	"logistics_order_id" text,
	"creation_time" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "additional_services" (
	"id" text PRIMARY KEY NOT NULL,
	"business_type" integer NOT NULL,
	"additional_service_type" integer NOT NULL,
	"display_name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"price" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"display_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "declared_names" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"display_name" jsonb NOT NULL,
	"display_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"display_name" jsonb NOT NULL,
	"image" text,
	"display_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"display_name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"gallery" text[] NOT NULL,
	"original_price" bigint,
	"currency_code" text NOT NULL,
	"sold_count" integer NOT NULL,
	"display_order" integer NOT NULL,
	"creation_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"display_name" jsonb NOT NULL,
	"price" bigint NOT NULL,
	"stock" integer NOT NULL,
	"display_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" text PRIMARY KEY NOT NULL,
	"display_name" jsonb NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"id" text PRIMARY KEY NOT NULL,
	"display_name" jsonb NOT NULL,
	"recipient" text NOT NULL,
	"mobile" text NOT NULL,
	"post_code" text NOT NULL,
	"lv0_display_name" jsonb NOT NULL,
	"lv1_display_name" jsonb NOT NULL,
	"lv2_display_name" jsonb NOT NULL,
	"lv3_display_name" jsonb NOT NULL,
	"details_address" text NOT NULL,
	"tips" jsonb,
	"display_order" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fund_accounts" ADD CONSTRAINT "fund_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_logs" ADD CONSTRAINT "parcel_logs_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declared_names" ADD CONSTRAINT "declared_names_parent_id_declared_names_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."declared_names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_product_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."product_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fund_accounts_user_currency" ON "fund_accounts" USING btree ("user_id","currency_code");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_user_name_key" ON "users" USING btree ("user_name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_mobile_number" ON "users" USING btree ("mobile_number");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_id_code" ON "users" USING btree ("id_code");--> statement-breakpoint
CREATE INDEX "verification_codes_target" ON "verification_codes" USING btree ("target","creation_time");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("creation_time");--> statement-breakpoint
CREATE INDEX "rate_counters_reset" ON "rate_counters" USING btree ("reset_time");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "parcel_logs_parcel" ON "parcel_logs" USING btree ("parcel_id","time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_live_number" ON "parcels" USING btree ("user_id","express_number") WHERE status not in (150, 210);--> statement-breakpoint
CREATE INDEX "parcels_number" ON "parcels" USING btree ("express_number");--> statement-breakpoint
CREATE INDEX "parcels_user_created" ON "parcels" USING btree ("user_id","creation_time" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "parcels_user_status" ON "parcels" USING btree ("user_id","status","creation_time" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "parcels_status_time" ON "parcels" USING btree ("status","status_time");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","display_order");--> statement-breakpoint
CREATE INDEX "skus_product" ON "skus" USING btree ("product_id","display_order");