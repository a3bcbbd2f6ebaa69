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
ALTER TABLE "message_preferences" ADD CONSTRAINT "message_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wechat_consents" ADD CONSTRAINT "wechat_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id","creation_time" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unsent" ON "notifications" USING btree ("sent_time","creation_time");--> statement-breakpoint
CREATE INDEX "wechat_consents_user" ON "wechat_consents" USING btree ("user_id","kind");