-- The log is searched. PostgreSQL makes no index of a table in partitions concurrently: each month gets its own by itself,
-- so that nobody waits who writes to another; those that are over are written no more.
-- step
-- squawk-ignore require-concurrent-index-creation
create index audit_events_words on only audit_events using gin ((record_name || ' ' || coalesce(reason, '')) gin_trgm_ops);
create function index_words_of_audit() returns setof text language plpgsql as $$
declare
  month text;
begin
  select c.relname into month from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = 'audit_events'::regclass and not exists (
    select from pg_inherits w join pg_index x on x.indexrelid = w.inhrelid
    where w.inhparent = 'audit_events_words'::regclass and x.indrelid = c.oid)
  order by c.relname limit 1;
  if month is null then return; end if;
  execute format('create index %I on %I using gin ((record_name || '' '' || coalesce(reason, '''')) gin_trgm_ops)', month || '_words', month);
  execute format('alter index audit_events_words attach partition %I', month || '_words');
  return next month;
end $$;
-- step in batches
select index_words_of_audit();
-- step
drop function index_words_of_audit();
