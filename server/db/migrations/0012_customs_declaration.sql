ALTER TABLE "parcels" ADD COLUMN "english_name" text;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "material" text;