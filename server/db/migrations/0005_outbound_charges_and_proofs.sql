ALTER TABLE "logistics_orders" ADD COLUMN "shortfall_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "topup_methods" DROP COLUMN "is_proof_required";