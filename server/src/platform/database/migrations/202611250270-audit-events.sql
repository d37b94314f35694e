-- What was done to which record, by whom and by what way: for every kind of record, beyond the life of records and
-- accounts, hence without foreign keys. It takes in the events of moderation.
create sequence audit_events_id;
create table audit_events (
  id bigint not null default nextval('audit_events_id'),
  at timestamptz not null default now(),
  group_id uuid not null,
  actor_id bigint,
  actor_name text,
  way text not null check (way in ('site', 'token', 'job')),
  record_type text not null,
  record_id text not null,
  record_name text not null,
  owner_id bigint,
  action text not null,
  changes jsonb not null default '{}',
  state jsonb,
  reason text,
  reverts_id bigint,
  primary key (id, at)
) partition by range (at);
alter sequence audit_events_id owned by audit_events.id;
create index audit_events_of_record on audit_events (record_type, record_id, id desc);
create index audit_events_of_kind on audit_events (record_type, id desc);
create index audit_events_of_actor on audit_events (actor_id, id desc);
create index audit_events_of_group on audit_events (group_id);
create index audit_events_at on audit_events using brin (at);
comment on table audit_events is 'Who changed what, when and how. changes: {field: [before, after]}, null where only the fact is told; state: what there was of a record that went or was decided about.';
comment on column audit_events.group_id is 'What one call, or one run of a job, did.';
comment on column audit_events.owner_id is 'Whose contribution it was.';

-- Takes what comes before its month was made, so that nothing that is done fails for want of a month.
create table audit_events_others partition of audit_events default;

create function add_audit_month(day date) returns void language plpgsql as $$
declare
  first date := date_trunc('month', day);
  month text := 'audit_events_' || to_char(first, 'YYYY_MM');
  starts timestamptz := first::timestamp at time zone 'UTC';
  ends timestamptz := (first + interval '1 month') at time zone 'UTC';
begin
  if to_regclass(month) is not null then return; end if;
  -- Nothing may come to it between the move and the claim of the new month.
  lock table audit_events_others in access exclusive mode;
  execute format('create table %I (like audit_events including defaults including constraints)', month);
  execute format('with moved as (delete from audit_events_others where at >= %L and at < %L returning *)
    insert into %I select * from moved', starts, ends, month);
  execute format('alter table audit_events attach partition %I for values from (%L) to (%L)', month, starts, ends);
end $$;

-- Whole months that ended before this moment, and what belongs to none.
create function drop_audit_months(before timestamptz) returns integer language plpgsql as $$
declare
  month text;
  dropped integer := 0;
begin
  for month in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'audit_events'::regclass and c.relname ~ '^audit_events_\d{4}_\d{2}$'
      and (to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month') at time zone 'UTC' <= before
    order by 1
  loop
    execute format('drop table %I', month);
    dropped := dropped + 1;
  end loop;
  delete from audit_events_others where at < before;
  return dropped;
end $$;

do $$
declare month timestamp;
begin
  for month in
    select generate_series(
      date_trunc('month', coalesce(min(created_at), now()) at time zone 'UTC'),
      date_trunc('month', now() at time zone 'UTC') + interval '2 months', '1 month')
    from moderation_events
  loop
    perform add_audit_month(month::date);
  end loop;
end $$;

insert into audit_events (at, group_id, actor_id, actor_name, way, record_type, record_id, record_name, owner_id,
  action, changes, state, reason)
select e.created_at, md5(concat_ws(' ', e.created_at, e.moderator_id, e.action))::uuid, e.moderator_id, u.username,
  'site', e.item_type, e.item_id::text,
  coalesce(t.name, '#' || e.item_id)
    || coalesce(' S' || lpad(e.snapshot ->> 'season_number', greatest(2, length(e.snapshot ->> 'season_number')), '0'), '')
    || coalesce('E' || lpad(e.snapshot ->> 'episode_number', greatest(2, length(e.snapshot ->> 'episode_number')), '0'), ''),
  e.author_id, e.action,
  case e.action
    when 'accepted' then '{"status": ["pending", "active"]}'
    when 'died' then '{"status": ["active", "dead"]}'
    when 'revived' then '{"status": ["dead", "active"]}'
    when 'reset' then '{"status": [null, "pending"]}'
    else '{}'
  end::jsonb,
  jsonb_build_object(
    'title_id', coalesce(to_jsonb(e.title_id), e.snapshot -> 'title_id'),
    'user_id', coalesce(to_jsonb(e.author_id), 'null'),
    'urls', case when jsonb_typeof(e.snapshot -> 'parts') = 'array' then e.snapshot -> 'parts'
      else jsonb_build_array(e.snapshot -> 'url') end,
    'quality_id', e.snapshot -> 'quality_id',
    'language_ids', e.snapshot -> 'language_ids',
    'subtitle_ids', e.snapshot -> 'subtitle_ids',
    'size_bytes', e.snapshot -> 'size_bytes',
    'season_number', e.snapshot -> 'season_number',
    'is_full_season', e.snapshot -> 'is_full_season',
    'episode_number', e.snapshot -> 'episode_number',
    'status', e.snapshot -> 'status',
    'nfo', e.snapshot -> 'nfo',
    'created_at', e.snapshot -> 'created_at'),
  e.reason
from moderation_events e left join users u on u.id = e.moderator_id left join titles t on t.id = e.title_id
order by e.id;

drop table moderation_events;
