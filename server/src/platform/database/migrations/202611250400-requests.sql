-- What members ask for.
create table requests (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  user_id bigint references users on delete set null,
  workspace_id bigint references workspaces on delete cascade,
  name text not null check (btrim(name) <> ''),
  title_id bigint references titles on delete set null,
  title_type text not null,
  url text,
  note text,
  is_series boolean not null default false,
  season_number integer check (season_number >= 0),
  is_full_season boolean not null default false,
  episode_numbers integer[] not null default '{}' check (cardinality(episode_numbers) <= 3),
  wish text not null,
  status text not null default 'pending' check (status in ('pending', 'processing', 'resolved')),
  resolver_id bigint references users on delete set null,
  resolved_at timestamptz,
  fitting_at timestamptz,
  supporters_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (not is_full_season or episode_numbers = '{}'),
  check (is_series or (season_number is null and not is_full_season and episode_numbers = '{}'))
);
comment on column requests.user_id is 'Who asked; null: the account is gone.';
comment on column requests.workspace_id is 'Made there, and for its members alone; null: for everybody.';
comment on column requests.name is 'What it is called by who asked.';
comment on column requests.title_id is 'The title of the catalogue that it is about, or that it was resolved with.';
comment on column requests.wish is 'All that is asked for as one text: of those that are open, no two are alike.';
comment on column requests.resolver_id is 'Who takes care of it, or did.';
comment on column requests.fitting_at is 'Since when something is active that fits; kept by triggers of links and releases.';
comment on column requests.supporters_count is 'How many want it, its author among them; kept by a trigger.';

create unique index requests_open_wish on requests (coalesce(workspace_id, 0), wish) where status <> 'resolved';
create index requests_demand on requests (workspace_id, supporters_count, id);
create index requests_by_status on requests (workspace_id, status, supporters_count, id);
create index requests_by_moment on requests (workspace_id, created_at, id);
create index requests_by_name on requests (workspace_id, (normalise_name(name) collate "C"), id);
create index requests_found on requests using gin (name gin_trgm_ops);
create index requests_fitting on requests (workspace_id, supporters_count, id) where fitting_at is not null and status <> 'resolved';
create index requests_pending on requests (created_at) where status = 'pending' and workspace_id is null;
create index requests_user on requests (user_id, id);
create index requests_title on requests (title_id);
create index requests_resolver on requests (resolver_id);

create trigger requests_touch before update of name, title_id, title_type, url, note, is_series, season_number, is_full_season,
  episode_numbers, status on requests for each row execute function touch_updated_at();
create trigger requests_version before update on requests for each row
  when (old.version is distinct from new.version
    or (old.name, old.title_id, old.title_type, old.url, old.note, old.is_series, old.season_number, old.is_full_season,
        old.episode_numbers, old.status, old.resolver_id)
      is distinct from
       (new.name, new.title_id, new.title_type, new.url, new.note, new.is_series, new.season_number, new.is_full_season,
        new.episode_numbers, new.status, new.resolver_id))
  execute function keep_version('name', 'title_id', 'title_type', 'url', 'note', 'is_series', 'season_number',
    'is_full_season', 'episode_numbers', 'status', 'resolver_id');
create trigger requests_versions_forget after delete on requests referencing old table as old_rows
  for each statement execute function forget_versions();

create table request_supporters (
  request_id bigint not null references requests on delete cascade,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (request_id, user_id)
);
create index request_supporters_user on request_supporters (user_id, request_id);
comment on table request_supporters is 'Who wants what is asked for, its author among them: they are told what becomes of it.';

create function count_supporters() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update requests set supporters_count = supporters_count + 1 where id = new.request_id;
  else
    update requests set supporters_count = supporters_count - 1 where id = old.request_id;
  end if;
  return null;
end $$;
create trigger request_supporters_count after insert or delete on request_supporters
  for each row execute function count_supporters();

-- What was added may be what somebody asked for: staff are shown it, and resolve the request or leave it.
create function note_what_fits() returns trigger language plpgsql as $$
declare
  episodes integer[];
begin
  if tg_table_name = 'links' then
    episodes := array_remove(array[new.episode_number], null);
  else
    episodes := new.episode_numbers;
  end if;
  update requests set fitting_at = now() where id in (
    select r.id from requests r
    where r.title_id = new.title_id and r.status <> 'resolved' and r.fitting_at is null
      and (r.season_number is null or r.season_number = new.season_number)
      and (not r.is_full_season or new.is_full_season)
      and (r.episode_numbers = '{}' or new.is_full_season or r.episode_numbers && episodes)
    -- Who else writes to it is about to say the same, or decides about it anyway: nobody waits for the other.
    for no key update skip locked);
  return null;
end $$;
create trigger links_fit_requests after insert on links for each row
  when (new.status = 'active') execute function note_what_fits();
create trigger links_fit_requests_later after update of status on links for each row
  when (new.status = 'active' and old.status <> 'active') execute function note_what_fits();
create trigger nzbs_fit_requests after insert on nzbs for each row
  when (new.status = 'active') execute function note_what_fits();
create trigger nzbs_fit_requests_later after update of status on nzbs for each row
  when (new.status = 'active' and old.status <> 'active') execute function note_what_fits();
create trigger torrents_fit_requests after insert on torrents for each row
  when (new.status = 'active') execute function note_what_fits();
create trigger torrents_fit_requests_later after update of status on torrents for each row
  when (new.status = 'active' and old.status <> 'active') execute function note_what_fits();

-- One account cannot flood the list: staff have no limit of their own.
update role_permissions set restrictions = '[{"name": "open", "value": 20}]'
where permission = 'requests.create' and restrictions = '[]' and role_id = (select id from roles where key = 'member');
