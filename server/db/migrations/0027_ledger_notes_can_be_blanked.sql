-- What staff wrote beside an amount may name a customer, and goes with the account. All else of a journal stays as it is.
drop trigger only_added on journals;
--> statement-breakpoint
create trigger only_added before delete or truncate on journals
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger only_reason_blanked before update on journals
  for each row when (to_jsonb(new) not in (
    to_jsonb(old),
    to_jsonb(old) || jsonb_build_object('note_params', old.note_params || '{"reason": "***"}')
  ))
  execute function refuse_change();
--> statement-breakpoint
update journals set note_params = note_params || '{"reason": "***"}'
where note_params ? 'reason' and id in (
  select line.journal_id
  from journal_lines line
  join fund_accounts account on account.id = line.fund_account_id
  join users owner on owner.id = account.user_id
  where owner.deleted_time is not null
);
