-- Two records that are one: what belonged to the one that goes becomes the other's, and lies here until that is undone.
create table merges (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('person', 'title')),
  gone_id bigint not null,
  gone_name text not null,
  kept_id bigint not null,
  keys text[] not null default '{}',
  moved jsonb not null default '[]',
  filled jsonb not null default '{}',
  content jsonb,
  account_ids bigint[] not null default '{}',
  merged_by bigint references users on delete set null,
  merged_at timestamptz not null default now(),
  undone_by bigint references users on delete set null,
  undone_at timestamptz,
  check (kept_id <> gone_id),
  check ((content is null) = (undone_at is not null))
);
comment on column merges.keys is 'By which imports know the one that is gone: tmdb:31, name:fritz lang.';
comment on column merges.moved is '[{ table, rows }]: rows of others that were the gone one''s, by their primary keys.';
comment on column merges.filled is '{ column: [before, after] }: what the kept one was given, where it had nothing.';
comment on column merges.content is '[{ table, rows }]: what archive_record took away, with what the kept one had already; null when it is back.';
comment on column merges.account_ids is 'Accounts that rows of content and moved belong to.';
create unique index merges_gone on merges (kind, gone_id) where undone_at is null;
create index merges_kept on merges (kind, kept_id) where undone_at is null;
create index merges_keys on merges using gin (keys) where undone_at is null;
create index merges_accounts on merges using gin (account_ids) where undone_at is null;
create index merges_by on merges (merged_by);
create index merges_undone_by on merges (undone_by);

-- Under which number a merged record goes on, over any number of merges; null: it was not merged.
create function kept_of(merged_kind text, merged_id bigint) returns bigint language sql stable as $$
  with recursive way (id, place) as (
    select m.kept_id, 1 from merges m where m.kind = merged_kind and m.gone_id = merged_id and m.undone_at is null
    union all
    select m.kept_id, w.place + 1 from way w join merges m on m.kind = merged_kind and m.gone_id = w.id and m.undone_at is null
    where w.place < 100)
  select id from way order by place desc limit 1
$$;

-- Which rows of a table the record $2 has already, by what is unique in it: a condition on rows x of the record $1.
create function already_kept(child regclass, child_column name) returns text language sql stable as $$
  select coalesce(string_agg(case when k.keys is null
      then format('exists (select from %s where %I = $2)', child, child_column)
      else format('(%1$s) in (select %1$s from %2$s where %3$I = $2)', k.keys, child, child_column) end, ' or '), 'false')
  from pg_index i
  join pg_attribute a on a.attrelid = child and a.attname = child_column
  cross join lateral (
    select string_agg(pg_get_indexdef(i.indexrelid, n, true), ', ') keys from generate_series(1, i.indnkeyatts) n
    where i.indkey[n - 1] <> a.attnum) k
  where i.indrelid = child and i.indisunique and i.indpred is null and a.attnum = any (i.indkey)
$$;

create function count_merge(root regclass, gone_id bigint, kept_id bigint)
returns table (child text, moves bigint, same bigint) language plpgsql stable as $$
declare way record;
begin
  for way in select p.* from archive_plan(root) p where p.parent = root loop
    return query execute format('select %L, count(*) filter (where not is_kept), count(*) filter (where is_kept)
        from (select coalesce(%s, false) is_kept from %s x where x.%I = $1%s) counted',
      way.child::text, already_kept(way.child, way.child_column), way.child, way.child_column,
      case when way.kind is null then '' else format(' and x.%I = %L', way.kind_column, way.kind) end) using gone_id, kept_id;
  end loop;
end $$;

-- What belongs to one record becomes another's, but for what that one has already. Returns [{ table, rows }].
create function move_to_kept(root regclass, gone_id bigint, kept_id bigint) returns jsonb language plpgsql as $$
declare
  way record;
  keys text;
  rows jsonb;
  result jsonb := '[]';
begin
  for way in select p.* from archive_plan(root) p where p.parent = root order by p.place, p.child::text loop
    select string_agg(format('%L, x.%I', a.attname, a.attname), ', ') into keys
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = way.child and i.indisprimary;
    execute format('with moved as (update %1$s x set %2$I = $2 where x.%2$I = $1%3$s and not coalesce(%4$s, false)
        returning jsonb_build_object(%5$s) one) select coalesce(jsonb_agg(one), ''[]'') from moved',
      way.child, way.child_column,
      case when way.kind is null then '' else format(' and x.%I = %L', way.kind_column, way.kind) end,
      already_kept(way.child, way.child_column), keys) into rows using gone_id, kept_id;
    if rows <> '[]' then
      result := result || jsonb_build_object('table', way.child::text, 'rows', rows);
    end if;
  end loop;
  return result;
end $$;

-- Gives back what move_to_kept moved, as far as it is still there and still the kept one's.
create function move_back(root regclass, moved jsonb, gone_id bigint, kept_id bigint) returns void language plpgsql as $$
declare way record;
begin
  for way in select p.child, p.child_column, m.one -> 'rows' as rows from archive_plan(root) p
    join jsonb_array_elements(moved) m (one) on m.one ->> 'table' = p.child::text where p.parent = root order by p.place, p.child::text loop
    execute format('update %1$s x set %2$I = $1 from jsonb_populate_recordset(null::%1$s, $3) k where %3$s and x.%2$I = $2',
      way.child, way.child_column,
      (select string_agg(format('x.%1$I = k.%1$I', key), ' and ') from jsonb_object_keys(way.rows -> 0) key))
      using gone_id, kept_id, way.rows;
  end loop;
end $$;

-- Whom an import means by a key of somebody who was merged.
create function person_of_key(key text) returns bigint language sql stable as $$
  select p.id from merges m join people p on p.id = kept_of('person', m.gone_id)
  where m.kind = 'person' and m.undone_at is null and m.keys @> array[key] order by m.id desc limit 1
$$;

-- Whoever follows the one that goes follows the other.
create or replace function keep_follow_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    perform 1 from users u where u.id in (select user_id from new_rows) order by u.id for share;
    insert into follow_counts as c (kind, item_id, followers_count, standing_followers_count)
    select n.kind, n.item_id, count(*), count(*) filter (where u.banned_at is null)
    from new_rows n join users u on u.id = n.user_id group by n.kind, n.item_id order by n.kind, n.item_id
    on conflict (kind, item_id) do update set followers_count = c.followers_count + excluded.followers_count,
      standing_followers_count = c.standing_followers_count + excluded.standing_followers_count;
  end if;
  if tg_op <> 'INSERT' then
    perform 1 from users u where u.id in (select user_id from old_rows) order by u.id for share;
    perform 1 from follow_counts c where (c.kind, c.item_id) in (select kind, item_id from old_rows)
      order by c.kind, c.item_id for update;
    update follow_counts c set followers_count = c.followers_count - d.gone,
      standing_followers_count = c.standing_followers_count - d.standing
    from (select o.kind, o.item_id, count(*) gone, count(u.id) filter (where u.banned_at is null) standing
      from old_rows o left join users u on u.id = o.user_id group by o.kind, o.item_id) d
    where c.kind = d.kind and c.item_id = d.item_id;
  end if;
  return null;
end $$;
create trigger follows_update after update on follows referencing old table as old_rows new table as new_rows
  for each statement execute function keep_follow_counts();

-- An outside database knows a person by one number.
delete from person_external_ids e using person_external_ids o
  where o.person_id = e.person_id and o.provider = e.provider and o.value < e.value;
drop index person_external_ids_person;
create unique index person_external_ids_person on person_external_ids (person_id, provider);
