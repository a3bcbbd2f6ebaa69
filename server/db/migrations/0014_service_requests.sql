CREATE TABLE "service_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"parcel_id" text NOT NULL,
	"service_id" text NOT NULL,
	"service" jsonb NOT NULL,
	"result" text,
	"status" integer NOT NULL,
	"status_time" timestamp (3) with time zone NOT NULL,
	"remarks" text,
	"images" jsonb NOT NULL,
	"reason" jsonb,
	"creation_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "inbound_weight_grams" integer;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "extra_free_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "additional_services" ADD COLUMN "result" text;--> statement-breakpoint
ALTER TABLE "additional_services" ADD COLUMN "free_days" integer;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_requests_once" ON "service_requests" USING btree ("parcel_id","service_id") WHERE status = 10 or (status = 20 and result = 'FREE_DAYS');--> statement-breakpoint
CREATE INDEX "service_requests_parcel" ON "service_requests" USING btree ("parcel_id","creation_time","id");--> statement-breakpoint
CREATE INDEX "service_requests_status_time" ON "service_requests" USING btree ("status","status_time");--> statement-breakpoint
-- A new database is seeded with these; one that has a catalogue already gets them here.
INSERT INTO "additional_services" ("id", "business_type", "additional_service_type", "display_name", "description", "price", "currency_code", "display_order", "result", "free_days")
SELECT * FROM (VALUES
	('detail-photos', 2, 30, '{"zh-Hans":"细节拍照","en":"Detail photos"}'::jsonb, '{"zh-Hans":"打开包裹，拍摄物品细节照片","en":"The parcel is opened and its contents are photographed up close"}'::jsonb, 500, 'CNY', 10, 'PHOTOS', NULL::integer),
	('repacking', 2, 30, '{"zh-Hans":"换箱重新打包","en":"Repacking"}', '{"zh-Hans":"换成更合适的纸箱，重新称重量尺寸","en":"Moved to a box that fits, then weighed and measured again"}', 800, 'CNY', 11, 'MEASURES', NULL),
	('retail-packaging-off', 2, 30, '{"zh-Hans":"拆除零售包装","en":"Take off retail packaging"}', '{"zh-Hans":"去掉礼盒、鞋盒等零售包装，重新称重","en":"Gift and shoe boxes are taken off and the parcel is weighed again"}', 300, 'CNY', 12, 'MEASURES', NULL),
	('longer-storage-15', 2, 30, '{"zh-Hans":"延长免费仓储 15 天","en":"15 more days of free storage"}', '{"zh-Hans":"立即生效，每件包裹可购一次","en":"At once; once for each parcel"}', 800, 'CNY', 13, 'FREE_DAYS', 15),
	('longer-storage-30', 2, 30, '{"zh-Hans":"延长免费仓储 30 天","en":"30 more days of free storage"}', '{"zh-Hans":"立即生效，每件包裹可购一次","en":"At once; once for each parcel"}', 1500, 'CNY', 14, 'FREE_DAYS', 30)
) AS "service"
WHERE EXISTS (SELECT FROM "additional_services");
