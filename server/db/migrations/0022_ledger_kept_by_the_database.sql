-- Chains the lines that there are. The text that is hashed is that of server/money/chain.ts, byte for byte.
do $$
declare
  line record;
  account text := '';
  previous text := '';
begin
  for line in
    select l.sequence, l.fund_account_id, l.journal_id, l.amount, l.balance_after,
      j.currency_code, j.time, j.type, j.subject_type, j.subject_id
    from journal_lines l join journals j on j.id = l.journal_id
    where l.fund_account_id is not null
    order by l.fund_account_id, l.sequence
  loop
    if line.fund_account_id <> account then
      account := line.fund_account_id;
      previous := '';
    end if;
    previous := encode(sha256(convert_to(concat_ws(E'\n',
      previous,
      line.fund_account_id,
      line.journal_id,
      line.currency_code,
      line.amount::text,
      coalesce(line.balance_after::text, ''),
      trunc(extract(epoch from line.time) * 1000)::bigint::text,
      coalesce(line.type::text, ''),
      coalesce(line.subject_type, ''),
      coalesce(line.subject_id, '')
    ), 'UTF8')), 'hex');
    update journal_lines set hash = previous where sequence = line.sequence;
  end loop;
end
$$;
--> statement-breakpoint
update fund_accounts set line_count = kept.lines, last_hash = kept.hash
from (
  select distinct on (fund_account_id) fund_account_id, hash, count(*) over (partition by fund_account_id) as lines
  from journal_lines
  where fund_account_id is not null
  order by fund_account_id, sequence desc
) as kept
where kept.fund_account_id = fund_accounts.id;
--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'LG001';
end
$$;
--> statement-breakpoint
create trigger only_added before update or delete or truncate on journals
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger only_added before update or delete or truncate on journal_lines
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger only_added before update or delete or truncate on audit_entries
  for each statement execute function refuse_change();
--> statement-breakpoint
-- A journal is in one currency, so its lines add up per currency.
create function check_journal() returns trigger language plpgsql as $$
declare
  journal text;
  lines bigint;
  total numeric;
begin
  if tg_table_name = 'journals' then journal := new.id; else journal := new.journal_id; end if;
  select count(*), coalesce(sum(amount), 0) into lines, total from journal_lines where journal_id = journal;
  if lines < 2 or total <> 0 then
    raise exception 'the % lines of journal % add up to %', lines, journal, total using errcode = 'LG002';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create constraint trigger adds_up after insert on journals
  deferrable initially deferred for each row execute function check_journal();
--> statement-breakpoint
create constraint trigger adds_up after insert on journal_lines
  deferrable initially deferred for each row execute function check_journal();