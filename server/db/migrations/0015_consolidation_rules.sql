CREATE TABLE "consolidation_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"display_name" text,
	"state" text NOT NULL,
	"stop_reason" jsonb,
	"trigger" jsonb NOT NULL,
	"address_id" text NOT NULL,
	"shipping_method_type_id" text NOT NULL,
	"transportation_channel_id" text NOT NULL,
	"receiving_method" integer NOT NULL,
	"pickup_station_id" text,
	"additional_service_ids" text[] NOT NULL,
	"is_insured" boolean NOT NULL,
	"is_auto_pay" boolean NOT NULL,
	"maximum_total" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"remarks" text,
	"language" text NOT NULL,
	"next_due_time" timestamp (3) with time zone,
	"round" integer NOT NULL,
	"creation_time" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rule_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"rule_id" text NOT NULL,
	"round" integer NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"due_time" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"reason" jsonb,
	"parcel_ids" text[] NOT NULL,
	"left_parcels" jsonb NOT NULL,
	"total" bigint,
	"order_id" text,
	"order_code" text
);
--> statement-breakpoint
ALTER TABLE "logistics_orders" ADD COLUMN "auto_pay_maximum" bigint;--> statement-breakpoint
ALTER TABLE "consolidation_rules" ADD CONSTRAINT "consolidation_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_runs" ADD CONSTRAINT "rule_runs_rule_id_consolidation_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."consolidation_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consolidation_rules_user" ON "consolidation_rules" USING btree ("user_id","creation_time","id");--> statement-breakpoint
CREATE INDEX "consolidation_rules_active" ON "consolidation_rules" USING btree ("next_due_time") WHERE state = 'ACTIVE';--> statement-breakpoint
CREATE UNIQUE INDEX "rule_runs_round" ON "rule_runs" USING btree ("rule_id","round");--> statement-breakpoint
CREATE INDEX "rule_runs_due" ON "rule_runs" USING btree ("due_time") WHERE outcome = 'ANNOUNCED';