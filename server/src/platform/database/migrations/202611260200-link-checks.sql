-- What the link checker knows. Apart from the links, which are wide and have many indexes: millions of them are looked at
-- every few weeks, and each look is a write.
create table link_checks (
  link_id bigint primary key references links on delete cascade,
  host_id integer not null references hosts on delete cascade,
  next_check_at timestamptz,
  checked_at timestamptz,
  result text check (result in ('alive', 'dead', 'restricted', 'unknown')),
  http_status smallint,
  latency_ms integer check (latency_ms >= 0),
  failures smallint not null default 0 check (failures >= 0),
  first_failed_at timestamptz,
  died_at timestamptz
) with (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
comment on table link_checks is 'One row for each direct link that is or was active: when it is looked at next, and what was found last.';
comment on column link_checks.next_check_at is 'Null: not by itself, only when somebody asks.';
comment on column link_checks.failures is 'How often in a row it was not there.';
comment on column link_checks.died_at is 'When the checker called it dead, and nobody said anything about it since.';
-- The plan: the next ones of a host are the first of its rows.
create index link_checks_due on link_checks (host_id, next_check_at) where next_check_at is not null;

create table host_checks (
  host_id integer primary key references hosts on delete cascade,
  is_on boolean not null default true,
  method text,
  address text,
  calls_per_minute integer not null default 20 check (calls_per_minute between 1 and 600),
  next_call_at timestamptz not null default '-infinity',
  paused_until timestamptz,
  faults integer not null default 0,
  last_fault text,
  last_fault_at timestamptz,
  last_checked_at timestamptz,
  recent_latencies integer[] not null default '{}',
  lease_id uuid,
  leased_until timestamptz,
  links_count integer not null default 0,
  alive_count integer not null default 0,
  dead_count integer not null default 0,
  restricted_count integer not null default 0,
  unknown_count integer not null default 0,
  counted_at timestamptz
);
comment on table host_checks is 'How the links of a host are checked, and how that goes.';
comment on column host_checks.method is 'Null: the one that is known for its domain, else a plain request.';
comment on column host_checks.address is 'Where a method asks that needs to be told.';
comment on column host_checks.faults is 'How often in a row it could not be asked.';
comment on column host_checks.recent_latencies is 'Milliseconds of the last calls, the newest last.';
comment on column host_checks.lease_id is 'Who asks it at the moment: one at a time.';
comment on column host_checks.links_count is 'Of its rows in link_checks, as the other counts: counted by a job.';

insert into host_checks (host_id) select id from hosts;
create function follow_host() returns trigger language plpgsql as $$
begin
  insert into host_checks (host_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger hosts_follow after insert on hosts for each row execute function follow_host();

-- What a demonstration shows stands in many installations at once: nobody's server is asked about it but when somebody
-- presses the button.
create function is_demo_work(user_id bigint) returns boolean language sql stable as $$
  select exists (select from users u where u.id = is_demo_work.user_id and u.is_demo)
$$;

-- What is there already is looked at in the next thirty days, each link at a moment of its own.
insert into link_checks (link_id, host_id, next_check_at)
  select l.id, l.host_id, case when u.id is null then now() + random() * interval '30 days' end
  from links l left join users u on u.id = l.user_id and u.is_demo
  where l.status = 'active' order by l.id;

-- A new link within a day: a moderator, or its uploader, has just seen it.
create function follow_new_links() returns trigger language plpgsql as $$
begin
  insert into link_checks (link_id, host_id, next_check_at)
    select n.id, n.host_id, case when not is_demo_work(n.user_id) then now() + random() * interval '1 day' end
    from new_rows n where n.status = 'active' order by n.id;
  return null;
end $$;
create trigger links_follow_new after insert on links referencing new table as new_rows
  for each statement execute function follow_new_links();

-- What somebody says of a link, or where it leads now, ends what was found before.
create function follow_changed_link() returns trigger language plpgsql as $$
declare
  is_moved boolean := (old.url, old.host_id, old.total_parts) is distinct from (new.url, new.host_id, new.total_parts);
  next_at timestamptz :=
    case when new.status = 'active' and not is_demo_work(new.user_id) then now() + random() * interval '1 day' end;
begin
  if new.status = 'active' then
    insert into link_checks (link_id, host_id) values (new.id, new.host_id) on conflict do nothing;
  end if;
  update link_checks set
    host_id = new.host_id, next_check_at = next_at, failures = 0, first_failed_at = null, died_at = null,
    checked_at = case when not is_moved then checked_at end,
    result = case when not is_moved then result end,
    http_status = case when not is_moved then http_status end,
    latency_ms = case when not is_moved then latency_ms end
  where link_id = new.id;
  return null;
end $$;
create trigger links_follow_changed after update of url, host_id, total_parts, status on links for each row
  when ((old.url, old.host_id, old.total_parts, old.status) is distinct from (new.url, new.host_id, new.total_parts, new.status))
  execute function follow_changed_link();

-- Counted for the checker that was to come; `checked_at` stays as what an import said of the link.
alter table links drop column failed_checks;
comment on column links.checked_at is 'When it was last seen before it came here; what was found since is in link_checks.';
