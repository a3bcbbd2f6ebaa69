CREATE TRIGGER contact_changes_of_live AFTER INSERT ON contact_changes REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_added_for_deleted();
--> statement-breakpoint
CREATE TRIGGER contact_changes_to_live AFTER UPDATE OF user_id ON contact_changes
  FOR EACH ROW WHEN (NEW.user_id IS DISTINCT FROM OLD.user_id) EXECUTE FUNCTION refuse_moved_to_deleted();
