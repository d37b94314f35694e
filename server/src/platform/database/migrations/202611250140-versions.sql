-- Which version of a record somebody saw is told by every write of it. Only what people decide about a record counts:
-- views, counters and checks leave its version alone.
create table record_versions (
  table_name text not null,
  record_id bigint not null,
  version integer not null,
  content jsonb not null,
  primary key (table_name, record_id, version)
);
comment on table record_versions is 'What the last versions of a record were, to say what changed to whoever saw an older one.';

-- The arguments are the columns that count.
create function keep_version() returns trigger language plpgsql as $$
declare
  before jsonb := to_jsonb(old);
  content jsonb := '{}';
  name text;
begin
  foreach name in array tg_argv loop
    content := content || jsonb_build_object(name, before -> name);
  end loop;
  if tg_table_name = 'links' then
    content := content || jsonb_build_object('urls',
      (select jsonb_agg(p.url order by p.position) from link_parts p where p.link_id = old.id));
  end if;
  new.version := old.version + 1;
  insert into record_versions (table_name, record_id, version, content)
    values (tg_table_name, old.id, old.version, content)
    on conflict (table_name, record_id, version) do update set content = excluded.content;
  delete from record_versions
    where table_name = tg_table_name and record_id = old.id and version <= old.version - 20;
  return new;
end $$;

create function forget_versions() returns trigger language plpgsql as $$
begin
  delete from record_versions v using old_rows o where v.table_name = tg_table_name and v.record_id = o.id;
  return null;
end $$;

alter table links add column version integer not null default 1;
create trigger links_version before update on links for each row
  when (old.version is distinct from new.version
    or (old.title_id, old.url, old.host_id, old.total_parts, old.quality_id, old.language_ids, old.subtitle_ids, old.size_bytes,
        old.season_number, old.episode_number, old.is_full_season, old.status)
      is distinct from
       (new.title_id, new.url, new.host_id, new.total_parts, new.quality_id, new.language_ids, new.subtitle_ids, new.size_bytes,
        new.season_number, new.episode_number, new.is_full_season, new.status))
  execute function keep_version('title_id', 'url', 'host_id', 'total_parts', 'quality_id', 'language_ids', 'subtitle_ids',
    'size_bytes', 'season_number', 'episode_number', 'is_full_season', 'status');
create trigger links_versions_forget after delete on links referencing old table as old_rows
  for each statement execute function forget_versions();

alter table debrid_accounts add column version integer not null default 1;
create trigger debrid_accounts_version before update on debrid_accounts for each row
  when (old.version is distinct from new.version
    or (old.provider, old.key_ending, old.key_encrypted, old.is_active)
      is distinct from (new.provider, new.key_ending, new.key_encrypted, new.is_active))
  execute function keep_version('provider', 'key_ending', 'is_active');
create trigger debrid_accounts_versions_forget after delete on debrid_accounts referencing old table as old_rows
  for each statement execute function forget_versions();

alter table workspaces add column version integer not null default 1;
create trigger workspaces_version before update on workspaces for each row
  when (old.version is distinct from new.version or old.name is distinct from new.name)
  execute function keep_version('name');
create trigger workspaces_versions_forget after delete on workspaces referencing old table as old_rows
  for each statement execute function forget_versions();

