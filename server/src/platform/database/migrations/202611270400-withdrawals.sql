-- What was withdrawn for a takedown notice leaves the tables that readers' queries read, with everything that belongs to
-- it, and lies here as JSON until it is brought back: no list, count, index or feed has to know that it was ever there.

-- What belongs to a record without a foreign key that would take it away with the record.
create table archived_references (
  parent_table text not null,
  child_table text not null,
  child_column text not null,
  kind_column text,
  kind text,
  primary key (parent_table, child_table)
);
comment on table archived_references is 'What goes into the archive of a withdrawn record besides what its foreign keys would delete. A feature with rows that point at titles or contributions by kind and number adds a line.';
insert into archived_references (parent_table, child_table, child_column, kind_column, kind) values
  ('titles', 'comments', 'commentable_id', 'commentable_type', 'title'),
  ('episodes', 'comments', 'commentable_id', 'commentable_type', 'episode'),
  ('videos', 'comments', 'commentable_id', 'commentable_type', 'video'),
  ('comments', 'votes', 'item_id', 'item_type', 'comment'),
  ('reviews', 'votes', 'item_id', 'item_type', 'review'),
  ('links', 'reports', 'item_id', 'item_type', 'link'),
  ('nzbs', 'reports', 'item_id', 'item_type', 'nzb'),
  ('torrents', 'reports', 'item_id', 'item_type', 'torrent'),
  ('comments', 'reports', 'item_id', 'item_type', 'comment'),
  ('videos', 'reports', 'item_id', 'item_type', 'video'),
  ('links', 'postponed_contributions', 'item_id', 'item_type', 'link'),
  ('nzbs', 'postponed_contributions', 'item_id', 'item_type', 'nzb'),
  ('torrents', 'postponed_contributions', 'item_id', 'item_type', 'torrent'),
  ('titles', 'channel_items', 'item_id', 'item_type', 'title'),
  ('titles', 'requests', 'title_id', null, null);

create function single_foreign_keys()
returns table (child regclass, child_column name, parent regclass, parent_column name, parent_type text, on_delete "char")
language sql stable as $$
  select c.conrelid::regclass, a.attname, c.confrelid::regclass, f.attname, format_type(f.atttypid, null), c.confdeltype
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
  where c.contype = 'f' and cardinality(c.conkey) = 1 and c.connamespace = current_schema()::regnamespace
$$;

-- Which columns of which tables lead from a record to what goes with it, parents before children.
create function archive_plan(root regclass)
returns table (place integer, child regclass, child_column name, parent regclass, kind_column text, kind text)
language sql stable as $$
  with recursive edges as (
    select f.child, f.child_column, f.parent, null::text as kind_column, null::text as kind
    from single_foreign_keys() f where f.on_delete = 'c' and f.child <> f.parent
    union all
    select r.child_table::regclass, r.child_column::name, r.parent_table::regclass, r.kind_column, r.kind
    from archived_references r
  ), depths as (
    select root as name, 0 as depth
    union
    select e.child, d.depth + 1 from depths d join edges e on e.parent = d.name where d.depth < 12
  ), places as (
    select name, max(depth) as place from depths group by name
  )
  select p.place, e.child, e.child_column, e.parent, e.kind_column, e.kind
  from edges e join places p on p.name = e.child join places q on q.name = e.parent
  order by p.place, e.child::text, e.parent::text
$$;

-- Takes a record and all that belongs to it out of its tables. Null: it is not there.
create function archive_record(root regclass, record_id bigint) returns jsonb
language plpgsql as $$
declare
  step record;
  way record;
  found jsonb;
  rows jsonb;
  ids bigint[];
  ids_of jsonb := '{}';
  result jsonb := '[]';
begin
  execute format('select to_jsonb(x) from %s x where x.id = $1 for update', root) into found using record_id;
  if found is null then return null; end if;
  result := jsonb_build_array(jsonb_build_object('table', root::text, 'rows', jsonb_build_array(found)));
  ids_of := jsonb_build_object(root::text, jsonb_build_array(record_id));
  for step in select distinct p.place, p.child from archive_plan(root) p order by p.place, p.child loop
    rows := '[]';
    for way in select * from archive_plan(root) p where p.child = step.child loop
      select array_agg(one::bigint) into ids from jsonb_array_elements_text(coalesce(ids_of -> way.parent::text, '[]')) one;
      continue when ids is null;
      execute format('select coalesce(jsonb_agg(to_jsonb(x)), ''[]'') from %s x where x.%I = any ($1)%s', way.child, way.child_column,
        case when way.kind is null then '' else format(' and x.%I = %L', way.kind_column, way.kind) end) into found using ids;
      rows := rows || found;
    end loop;
    continue when rows = '[]';
    -- A credit belongs to its title and to its episode: it is one.
    select jsonb_agg(one) into rows from (select distinct one from jsonb_array_elements(rows) one) each_once;
    result := result || jsonb_build_object('table', step.child::text, 'rows', rows);
    if rows -> 0 ? 'id' then
      ids_of := ids_of || jsonb_build_object(step.child::text, (select jsonb_agg(one -> 'id') from jsonb_array_elements(rows) one));
    end if;
  end loop;
  -- What foreign keys and triggers would not delete goes first, children before parents.
  for way in select p.* from archive_plan(root) p join archived_references r
    on r.child_table = p.child::text and r.parent_table = p.parent::text order by p.place desc loop
    select array_agg(one::bigint) into ids from jsonb_array_elements_text(coalesce(ids_of -> way.parent::text, '[]')) one;
    continue when ids is null;
    execute format('delete from %s x where x.%I = any ($1)%s', way.child, way.child_column,
      case when way.kind is null then '' else format(' and x.%I = %L', way.kind_column, way.kind) end) using ids;
  end loop;
  execute format('delete from %s where id = $1', root) using record_id;
  return result;
end $$;

-- Columns that can be written, of those that the archived rows have: what came since has its default, what went is left out.
create function writable_columns(name regclass, sample jsonb) returns text[]
language sql stable as $$
  select array_agg(a.attname::text order by a.attnum) from pg_attribute a
  where a.attrelid = name and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and sample ? a.attname::text
$$;

-- Puts an archive back under its numbers. What pointed at a record that is gone by now follows the rule of its foreign key.
create function restore_archive(archive jsonb) returns void
language plpgsql as $$
declare
  entry jsonb;
  way record;
  rows jsonb;
  kept jsonb := '[]';
  columns text[];
  keys text[];
  others text[];
  listed text;
  tables text[];
begin
  select array_agg(one ->> 'table') into tables from jsonb_array_elements(archive) one;
  for entry in select one from jsonb_array_elements(archive) with ordinality as e (one, place) order by place loop
    continue when to_regclass(entry ->> 'table') is null;
    rows := entry -> 'rows';
    for way in select * from single_foreign_keys() f
      where f.child = (entry ->> 'table')::regclass and f.on_delete in ('c', 'n') and f.parent::text <> all (tables) loop
      execute format(case way.on_delete
        when 'n' then 'select jsonb_agg(case when one ->> %1$L is null or exists (select from %2$s p where p.%3$I = (one ->> %1$L)::%4$s)
          then one else one || jsonb_build_object(%1$L, null) end) from jsonb_array_elements($1) one'
        else 'select jsonb_agg(one) from jsonb_array_elements($1) one
          where one ->> %1$L is null or exists (select from %2$s p where p.%3$I = (one ->> %1$L)::%4$s)' end,
        way.child_column, way.parent, way.parent_column, way.parent_type) into rows using rows;
      rows := coalesce(rows, '[]');
    end loop;
    continue when rows = '[]';
    columns := writable_columns((entry ->> 'table')::regclass, rows -> 0);
    select string_agg(quote_ident(one), ', ') into listed from unnest(columns) one;
    select array_agg(a.attname::text) into keys from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = (entry ->> 'table')::regclass and i.indisprimary;
    -- What a trigger has just made of the rows before is overwritten below.
    execute format('insert into %1$s (%2$s) overriding system value select %2$s from jsonb_populate_recordset(null::%1$s, $1)%3$s',
      entry ->> 'table', listed,
      case when keys is null then '' else format(' on conflict (%s) do nothing', (select string_agg(quote_ident(one), ', ') from unnest(keys) one)) end)
      using rows;
    kept := kept || jsonb_build_object('table', entry -> 'table', 'rows', rows, 'columns', to_jsonb(columns), 'keys', to_jsonb(keys));
  end loop;
  -- Triggers counted what came: the counters of the archived rows themselves were right already.
  for entry in select one from jsonb_array_elements(kept) with ordinality as e (one, place) order by place desc loop
    select array_agg(one) into keys from jsonb_array_elements_text(entry -> 'keys') one;
    select array_agg(one) into others from jsonb_array_elements_text(entry -> 'columns') one where one <> all (coalesce(keys, '{}'));
    continue when keys is null or others is null;
    execute format('update %1$s t set %2$s from jsonb_populate_recordset(null::%1$s, $1) s where %3$s and row(%4$s) is distinct from row(%5$s)',
      entry ->> 'table',
      (select string_agg(format('%1$I = s.%1$I', one), ', ') from unnest(others) one),
      (select string_agg(format('t.%1$I = s.%1$I', one), ' and ') from unnest(keys) one),
      (select string_agg(format('t.%1$I', one), ', ') from unnest(others) one),
      (select string_agg(format('s.%1$I', one), ', ') from unnest(others) one)) using entry -> 'rows';
  end loop;
end $$;

-- The records of a table that an archive points at.
create function archived_references_to(archive jsonb, target regclass) returns bigint[]
language sql stable as $$
  select coalesce(array_agg(distinct (r.one ->> f.child_column)::bigint), '{}')
  from jsonb_array_elements(archive) e (entry)
  join single_foreign_keys() f on f.parent = target and f.child = to_regclass(e.entry ->> 'table')
  cross join lateral jsonb_array_elements(e.entry -> 'rows') r (one)
  where r.one ->> f.child_column is not null
$$;

-- As if the account had been deleted while the rows were in their tables.
create function forget_account_in_archive(archive jsonb, account_id bigint) returns jsonb
language plpgsql stable as $$
declare
  entry jsonb;
  way record;
  rows jsonb;
  result jsonb := '[]';
begin
  for entry in select one from jsonb_array_elements(archive) with ordinality as e (one, place) order by place loop
    rows := entry -> 'rows';
    for way in select * from single_foreign_keys() f where f.parent = 'users'::regclass and f.child = to_regclass(entry ->> 'table') loop
      select coalesce(jsonb_agg(case when (one ->> way.child_column)::bigint = account_id
          then one || jsonb_build_object(way.child_column, null) else one end), '[]') into rows
      from jsonb_array_elements(rows) one
      where way.on_delete <> 'c' or (one ->> way.child_column)::bigint is distinct from account_id;
    end loop;
    if rows <> '[]' then result := result || jsonb_build_object('table', entry -> 'table', 'rows', rows); end if;
  end loop;
  return result;
end $$;

create table withdrawals (
  id bigint generated always as identity primary key,
  item_type text not null check (item_type in ('title', 'link', 'nzb', 'torrent')),
  item_id bigint not null,
  title_id bigint not null,
  title_name text not null,
  title_year integer,
  name text not null,
  user_id bigint references users on delete set null,
  public_reason text not null,
  withdrawn_by bigint references users on delete set null,
  withdrawn_at timestamptz not null default now(),
  opened_by bigint references users on delete set null,
  opened_at timestamptz,
  restored_by bigint references users on delete set null,
  restored_at timestamptz,
  restore_reason text,
  content jsonb,
  keys text[] not null default '{}',
  account_ids bigint[] not null default '{}',
  file_ids bigint[] not null default '{}',
  check ((content is null) = (restored_at is not null))
);
comment on table withdrawals is 'What was withdrawn, for ever: its lines stay when it comes back, when notices are forgotten and when the log of changes is dropped. A migration that drops or renames a column of a table that titles or contributions own does the same to the keys of the rows in content.';
comment on column withdrawals.item_id is 'Its number before, which it has again when it comes back.';
comment on column withdrawals.title_id is 'Of a title its own number. No foreign key: the title may be withdrawn itself.';
comment on column withdrawals.name is 'What moderators know it by: the first address of a link, what a release is called. Not for the public.';
comment on column withdrawals.user_id is 'Who added it.';
comment on column withdrawals.opened_at is 'Since when staff may add the same again; members may not.';
comment on column withdrawals.content is '[{ table, rows }], parents before children: what archive_record took away; null when it is back.';
comment on column withdrawals.keys is 'By what the same is known when somebody adds it again: kind and hash of address, infohash, checksum or outside number.';
comment on column withdrawals.account_ids is 'Accounts that rows of content belong to.';
comment on column withdrawals.file_ids is 'Files that it needs when it comes back.';

create unique index withdrawals_once on withdrawals (item_type, item_id) where restored_at is null;
create index withdrawals_item on withdrawals (item_type, item_id, id desc);
create index withdrawals_keys on withdrawals using gin (keys) where restored_at is null;
create index withdrawals_accounts on withdrawals using gin (account_ids) where restored_at is null;
create index withdrawals_files on withdrawals using gin (file_ids) where restored_at is null;
create index withdrawals_user on withdrawals (user_id);
create index withdrawals_by on withdrawals (withdrawn_by);
create index withdrawals_opened_by on withdrawals (opened_by);
create index withdrawals_restored_by on withdrawals (restored_by);
create index withdrawals_at on withdrawals (withdrawn_at);
create index withdrawals_restored_at on withdrawals (restored_at) where restored_at is not null;

-- By these, foreign keys and the archive look for what belongs to a season or an episode.
create index credits_season on credits (season_id) where season_id is not null;
create index videos_episode on videos (episode_id) where episode_id is not null;
