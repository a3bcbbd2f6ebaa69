-- Nothing new is kept about a deleted account, or given to it. SQLSTATE UD001; the detail lists the accounts' IDs.
--
-- The lock is the one that a foreign key takes: a deletion in progress makes it wait, and it makes a later deletion wait.
-- It comes before the look at deleted_time: as a condition, that would be judged by the statement's snapshot, in which
-- the account still lives.
CREATE FUNCTION refuse_deleted_users(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  deleted text := (
    SELECT string_agg(id, ',') FILTER (WHERE deleted_time IS NOT NULL)
    FROM (SELECT id, deleted_time FROM users WHERE id = ANY (ids) FOR KEY SHARE) AS owners
  );
BEGIN
  IF deleted IS NOT NULL THEN
    RAISE EXCEPTION 'the account is deleted' USING ERRCODE = 'UD001', DETAIL = deleted;
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_added_for_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_deleted_users(ARRAY(SELECT user_id FROM added));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_moved_to_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_deleted_users(ARRAY[NEW.user_id]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER addresses_of_live AFTER INSERT ON addresses REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_added_for_deleted();
--> statement-breakpoint
CREATE TRIGGER addresses_to_live AFTER UPDATE OF user_id ON addresses
  FOR EACH ROW WHEN (NEW.user_id IS DISTINCT FROM OLD.user_id) EXECUTE FUNCTION refuse_moved_to_deleted();
--> statement-breakpoint
CREATE TRIGGER after_sales_cases_of_live AFTER INSERT ON after_sales_cases REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_added_for_deleted();
--> statement-breakpoint
CREATE TRIGGER after_sales_cases_to_live AFTER UPDATE OF user_id ON after_sales_cases
  FOR EACH ROW WHEN (NEW.user_id IS DISTINCT FROM OLD.user_id) EXECUTE FUNCTION refuse_moved_to_deleted();
--> statement-breakpoint
CREATE TRIGGER claim_tries_of_live AFTER INSERT ON claim_tries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_added_for_deleted();
--> statement-breakpoint
CREATE TRIGGER claim_tries_to_live AFTER UPDATE OF user_id ON claim_tries
  FOR EACH ROW WHEN (NEW.user_id IS DISTINCT FROM OLD.user_id) EXECUTE FUNCTION refuse_moved_to_deleted();
--> statement-breakpoint
CREATE TRIGGER consolidation_rules_of_live AFTER INSERT ON consolidation_rules REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_added_for_deleted();
--> statement-breakpoint
CREATE TRIGGER consolidation_rules_to_live AFTER UPDATE OF user_id ON consolidation_rules
  FOR EACH ROW WHEN (NEW.user_id IS DISTINCT FROM OLD.user_id) EXECUTE FUNCTION refuse_moved_to_deleted();
--> statement-breakpoint
CREATE TRIGGER fund_accounts_of_live AFTER INSERT ON fund_accounts REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_added_for_deleted();
--> statement-breakpoint
CREATE TRIGGER fund_accounts_to_live AFTER UPDATE OF user_id ON fund_accounts
  FOR EACH ROW WHEN (NEW.user_id IS DISTINCT FROM OLD.user_id) EXECUTE FUNCTION refuse_moved_to_deleted();
--> statement-breakpoint
CREATE TRIGGER logistics_orders_of_live AFTER INSERT ON logistics_orders REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_added_for_deleted();
--> statement-breakpoint
CREATE TRIGGER logistics_orders_to_live AFTER UPDATE OF user_id ON logistics_orders
  FOR EACH ROW WHEN (NEW.user_id IS DISTINCT FROM OLD.user_id) EXECUTE FUNCTION refuse_moved_to_deleted();
--> statement-breakpoint
CREATE TRIGGER message_preferences_of_live AFTER INSERT ON message_preferences REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_added_for_deleted();
--> statement-breakpoint
CREATE TRIGGER message_preferences_to_live AFTER UPDATE OF user_id ON message_preferences
  FOR EACH ROW WHEN (NEW.user_id IS DISTINCT FROM OLD.user_id) EXECUTE FUNCTION refuse_moved_to_deleted();
--> statement-breakpoint
CREATE TRIGGER messages_of_live AFTER INSERT ON messages REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_added_for_deleted();
--> statement-breakpoint
CREATE TRIGGER messages_to_live AFTER UPDATE OF user_id ON messages
  FOR EACH ROW WHEN (NEW.user_id IS DISTINCT FROM OLD.user_id) EXECUTE FUNCTION refuse_moved_to_deleted();
--> statement-breakpoint
CREATE TRIGGER my_coupons_of_live AFTER INSERT ON my_coupons REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_added_for_deleted();
--> statement-breakpoint
CREATE TRIGGER my_coupons_to_live AFTER UPDATE OF user_id ON my_coupons
  FOR EACH ROW WHEN (NEW.user_id IS DISTINCT FROM OLD.user_id) EXECUTE FUNCTION refuse_moved_to_deleted();
--> statement-breakpoint
CREATE TRIGGER parcels_of_live AFTER INSERT ON parcels REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_added_for_deleted();
--> statement-breakpoint
CREATE TRIGGER parcels_to_live AFTER UPDATE OF user_id ON parcels
  FOR EACH ROW WHEN (NEW.user_id IS DISTINCT FROM OLD.user_id) EXECUTE FUNCTION refuse_moved_to_deleted();
--> statement-breakpoint
CREATE TRIGGER sessions_of_live AFTER INSERT ON sessions REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_added_for_deleted();
--> statement-breakpoint
CREATE TRIGGER sessions_to_live AFTER UPDATE OF user_id ON sessions
  FOR EACH ROW WHEN (NEW.user_id IS DISTINCT FROM OLD.user_id) EXECUTE FUNCTION refuse_moved_to_deleted();
--> statement-breakpoint
CREATE TRIGGER short_links_of_live AFTER INSERT ON short_links REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_added_for_deleted();
--> statement-breakpoint
CREATE TRIGGER short_links_to_live AFTER UPDATE OF user_id ON short_links
  FOR EACH ROW WHEN (NEW.user_id IS DISTINCT FROM OLD.user_id) EXECUTE FUNCTION refuse_moved_to_deleted();
--> statement-breakpoint
CREATE TRIGGER store_orders_of_live AFTER INSERT ON store_orders REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_added_for_deleted();
--> statement-breakpoint
CREATE TRIGGER store_orders_to_live AFTER UPDATE OF user_id ON store_orders
  FOR EACH ROW WHEN (NEW.user_id IS DISTINCT FROM OLD.user_id) EXECUTE FUNCTION refuse_moved_to_deleted();
--> statement-breakpoint
CREATE TRIGGER topups_of_live AFTER INSERT ON topups REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_added_for_deleted();
--> statement-breakpoint
CREATE TRIGGER topups_to_live AFTER UPDATE OF user_id ON topups
  FOR EACH ROW WHEN (NEW.user_id IS DISTINCT FROM OLD.user_id) EXECUTE FUNCTION refuse_moved_to_deleted();
--> statement-breakpoint
CREATE TRIGGER unclaimed_parcel_claims_of_live AFTER INSERT ON unclaimed_parcel_claims REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_added_for_deleted();
--> statement-breakpoint
CREATE TRIGGER unclaimed_parcel_claims_to_live AFTER UPDATE OF user_id ON unclaimed_parcel_claims
  FOR EACH ROW WHEN (NEW.user_id IS DISTINCT FROM OLD.user_id) EXECUTE FUNCTION refuse_moved_to_deleted();
--> statement-breakpoint
CREATE TRIGGER uploads_of_live AFTER INSERT ON uploads REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_added_for_deleted();
--> statement-breakpoint
CREATE TRIGGER uploads_to_live AFTER UPDATE OF user_id ON uploads
  FOR EACH ROW WHEN (NEW.user_id IS DISTINCT FROM OLD.user_id) EXECUTE FUNCTION refuse_moved_to_deleted();
--> statement-breakpoint
CREATE TRIGGER wechat_consents_of_live AFTER INSERT ON wechat_consents REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_added_for_deleted();
--> statement-breakpoint
CREATE TRIGGER wechat_consents_to_live AFTER UPDATE OF user_id ON wechat_consents
  FOR EACH ROW WHEN (NEW.user_id IS DISTINCT FROM OLD.user_id) EXECUTE FUNCTION refuse_moved_to_deleted();
--> statement-breakpoint
CREATE TRIGGER wechat_identities_of_live AFTER INSERT ON wechat_identities REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_added_for_deleted();
--> statement-breakpoint
CREATE TRIGGER wechat_identities_to_live AFTER UPDATE OF user_id ON wechat_identities
  FOR EACH ROW WHEN (NEW.user_id IS DISTINCT FROM OLD.user_id) EXECUTE FUNCTION refuse_moved_to_deleted();
--> statement-breakpoint
-- A kept answer says what a customer asked for. Other callers have no row in users.
CREATE FUNCTION refuse_answers_for_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_deleted_users(ARRAY(SELECT caller FROM added));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER idempotency_keys_of_live AFTER INSERT ON idempotency_keys REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_answers_for_deleted();
--> statement-breakpoint
CREATE FUNCTION refuse_rewards_for_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_deleted_users(ARRAY(SELECT unnest(ARRAY[referrer_id, invitee_id]) FROM added));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER referral_rewards_of_live AFTER INSERT ON referral_rewards REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewards_for_deleted();
--> statement-breakpoint
-- Of the ledger's lines only credits to customers: what a deleted account was charged stays history.
CREATE FUNCTION refuse_credits_for_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_deleted_users(ARRAY(SELECT user_id FROM fund_accounts WHERE id = NEW.fund_account_id));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER journal_lines_of_live AFTER INSERT ON journal_lines
  FOR EACH ROW WHEN (NEW.fund_account_id IS NOT NULL AND NEW.amount > 0) EXECUTE FUNCTION refuse_credits_for_deleted();
--> statement-breakpoint
-- A deleted account's own row never changes again.
CREATE FUNCTION refuse_changes_of_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the account is deleted' USING ERRCODE = 'UD001', DETAIL = OLD.id;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_of_live BEFORE UPDATE ON users
  FOR EACH ROW WHEN (OLD.deleted_time IS NOT NULL) EXECUTE FUNCTION refuse_changes_of_deleted();