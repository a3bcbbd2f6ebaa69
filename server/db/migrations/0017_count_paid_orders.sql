-- Orders paid before are in their product's count already.
UPDATE "store_orders" SET "is_counted" = true WHERE "status" = 20;
