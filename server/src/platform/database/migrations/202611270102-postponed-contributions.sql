-- Contributions that wait and that a moderator put off: until then they are in no queue, afterwards this says nothing.
create table postponed_contributions (
  id bigint generated always as identity primary key,
  item_type text not null check (item_type in ('link', 'nzb', 'torrent')),
  item_id bigint not null,
  until timestamptz not null,
  note text,
  postponed_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  unique (item_type, item_id)
);
comment on table postponed_contributions is 'What is put off; it goes with what no longer waits, and when it is old.';
create index postponed_contributions_until on postponed_contributions (until, id);
create index postponed_contributions_created on postponed_contributions (created_at, id);
create index postponed_contributions_kind on postponed_contributions (item_type, until, id);
create index postponed_contributions_by on postponed_contributions (postponed_by);

alter table link_queue add column postponed_until timestamptz;
alter table nzb_queue add column postponed_until timestamptz;
alter table torrent_queue add column postponed_until timestamptz;

create function postpone_in_queues() returns trigger language plpgsql as $$
declare item record;
begin
  if tg_op = 'DELETE' then item := old; else item := new; end if;
  case item.item_type
    when 'link' then update link_queue set postponed_until = case tg_op when 'DELETE' then null else new.until end where item_id = item.item_id;
    when 'nzb' then update nzb_queue set postponed_until = case tg_op when 'DELETE' then null else new.until end where item_id = item.item_id;
    when 'torrent' then update torrent_queue set postponed_until = case tg_op when 'DELETE' then null else new.until end where item_id = item.item_id;
  end case;
  return null;
end $$;
create trigger postponed_contributions_queues after insert or delete or update of until on postponed_contributions
  for each row execute function postpone_in_queues();

-- Whatever becomes of a contribution that waited, it is no longer put off.
create function end_postponement() returns trigger language plpgsql as $$
begin
  delete from postponed_contributions where item_type = tg_argv[0] and item_id = old.item_id;
  return null;
end $$;
create trigger link_queue_resumed after delete on link_queue
  for each row when (old.postponed_until is not null) execute function end_postponement('link');
create trigger nzb_queue_resumed after delete on nzb_queue
  for each row when (old.postponed_until is not null) execute function end_postponement('nzb');
create trigger torrent_queue_resumed after delete on torrent_queue
  for each row when (old.postponed_until is not null) execute function end_postponement('torrent');
create trigger link_queue_decided after update of status on link_queue
  for each row when (old.postponed_until is not null and new.status <> 'pending') execute function end_postponement('link');
create trigger nzb_queue_decided after update of status on nzb_queue
  for each row when (old.postponed_until is not null and new.status <> 'pending') execute function end_postponement('nzb');
create trigger torrent_queue_decided after update of status on torrent_queue
  for each row when (old.postponed_until is not null and new.status <> 'pending') execute function end_postponement('torrent');
