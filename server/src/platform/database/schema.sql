-- The database as the migrations leave it. Written by scripts/generate-database-types.ts; do not edit.

-- Extensions

create extension pg_trgm;
create extension unaccent;

-- Composite types

create type contribution_change as (title_id bigint, season_number integer, status text, delta integer);

-- Functions

CREATE OR REPLACE FUNCTION public.add_audit_month(day date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.add_departments(ids bigint[], names text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from people p join (select id, array_agg(distinct name) added from unnest(ids, names) x (id, name) group by id) d using (id)
    where not p.departments @> d.added order by p.id for no key update of p;
  update people p set departments = array(select unnest(p.departments) union select unnest(d.added) order by 1)
  from (select id, array_agg(distinct name) added from unnest(ids, names) x (id, name) group by id) d
  where p.id = d.id and not p.departments @> d.added;
end $function$;

CREATE OR REPLACE FUNCTION public.add_merged_views(merge_id bigint, way integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  update titles t set views = greatest(0, t.views + way * m.views) from title_merges m where m.id = merge_id and t.id = m.into_id
$function$;

CREATE OR REPLACE FUNCTION public.add_person_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_terms (term, weight)
  select word, max(n.popularity) from new_rows n, unnest(tsvector_to_array(n.search_document)) word
  where length(word) between 2 and 40 and left(word, 1) not in ('~', '=') group by word order by word
  on conflict (term) do nothing;
  perform raise_term_weights(array_agg(search_document), array_agg(popularity)) from new_rows;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.already_kept(child regclass, child_column name)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(string_agg(case when k.keys is null
      then format('exists (select from %s where %I = $2)', child, child_column)
      else format('(%1$s) in (select %1$s from %2$s where %3$I = $2)', k.keys, child, child_column) end, ' or '), 'false')
  from pg_index i
  join pg_attribute a on a.attrelid = child and a.attname = child_column
  cross join lateral (
    select string_agg(pg_get_indexdef(i.indexrelid, n, true), ', ') keys from generate_series(1, i.indnkeyatts) n
    where i.indkey[n - 1] <> a.attnum) k
  where i.indrelid = child and i.indisunique and i.indpred is null and a.attnum = any (i.indkey)
$function$;

CREATE OR REPLACE FUNCTION public.apply_contribution_changes(kind text, changes contribution_change[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare ids bigint[] := array(select distinct c.title_id from unnest(changes) c order by 1);
begin
  perform 1 from titles where id = any (ids) order by id for no key update;
  if kind = 'links' then
    update titles t set links_count = t.links_count + d.total, active_links_count = t.active_links_count + d.active,
      pending_links_count = t.pending_links_count + d.pending, dead_links_count = t.dead_links_count + d.dead
    from (select c.title_id, sum(c.delta) total,
            coalesce(sum(c.delta) filter (where c.status = 'active'), 0) active,
            coalesce(sum(c.delta) filter (where c.status = 'pending'), 0) pending,
            coalesce(sum(c.delta) filter (where c.status = 'dead'), 0) dead
          from unnest(changes) c group by c.title_id) d
    where t.id = d.title_id;
  elsif kind = 'nzbs' then
    update titles t set nzbs_count = t.nzbs_count + d.total, active_nzbs_count = t.active_nzbs_count + d.active
    from (select c.title_id, sum(c.delta) total, coalesce(sum(c.delta) filter (where c.status = 'active'), 0) active
          from unnest(changes) c group by c.title_id) d
    where t.id = d.title_id;
  else
    update titles t set torrents_count = t.torrents_count + d.total, active_torrents_count = t.active_torrents_count + d.active
    from (select c.title_id, sum(c.delta) total, coalesce(sum(c.delta) filter (where c.status = 'active'), 0) active
          from unnest(changes) c group by c.title_id) d
    where t.id = d.title_id;
  end if;

  update seasons s set
    active_links_count = s.active_links_count + case when kind = 'links' then d.active else 0 end,
    active_nzbs_count = s.active_nzbs_count + case when kind = 'nzbs' then d.active else 0 end,
    active_torrents_count = s.active_torrents_count + case when kind = 'torrents' then d.active else 0 end
  from (select c.title_id, c.season_number, sum(c.delta) active from unnest(changes) c
        where c.status = 'active' and c.season_number is not null group by c.title_id, c.season_number) d
  where s.title_id = d.title_id and s.number = d.season_number;

  -- The titles are locked by now, so a recount of what filters and badges read sees everything committed.
  update titles t set
    quality_ids = coalesce(q.quality_ids, '{}'), language_ids = coalesce(q.language_ids, '{}'),
    best_quality_id = q.best_quality_id, last_link_at = q.last_link_at
  from unnest(ids) i (id)
  left join lateral (
    select array_agg(distinct a.quality_id order by a.quality_id) quality_ids,
      (select array_agg(distinct l order by l) from links x, unnest(x.language_ids) l where x.title_id = i.id and x.status = 'active') language_ids,
      (array_agg(a.quality_id order by r.rank desc, a.quality_id))[1] best_quality_id,
      max(a.created_at) last_link_at
    from (select quality_id, created_at from links where title_id = i.id and status = 'active'
          union all select quality_id, created_at from nzbs where title_id = i.id and status = 'active'
          union all select quality_id, created_at from torrents where title_id = i.id and status = 'active') a
    join qualities r on r.id = a.quality_id
  ) q on true
  where t.id = i.id;
end $function$;

CREATE OR REPLACE FUNCTION public.archive_plan(root regclass)
 RETURNS TABLE(place integer, child regclass, child_column name, parent regclass, kind_column text, kind text)
 LANGUAGE sql
 STABLE
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.archive_record(root regclass, record_id bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.archived_contributions(content jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(array_agg(kinds.kind || ':' || (one ->> 'id')), '{}')
  from jsonb_array_elements(coalesce(content, '[]')) entry
  join (values ('links', 'link'), ('nzbs', 'nzb'), ('torrents', 'torrent')) kinds (name, kind) on kinds.name = entry ->> 'table'
  cross join lateral jsonb_array_elements(entry -> 'rows') one
  where one ->> 'status' <> 'pending'
$function$;

CREATE OR REPLACE FUNCTION public.archived_references_to(archive jsonb, target regclass)
 RETURNS bigint[]
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(array_agg(distinct (r.one ->> f.child_column)::bigint), '{}')
  from jsonb_array_elements(archive) e (entry)
  join single_foreign_keys() f on f.parent = target and f.child = to_regclass(e.entry ->> 'table')
  cross join lateral jsonb_array_elements(e.entry -> 'rows') r (one)
  where r.one ->> f.child_column is not null
$function$;

CREATE OR REPLACE FUNCTION public.best_credit_of(person bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  if not exists (select from credits c where c.person_id = person offset 500) then
    return (select c.id from credits c join titles t on t.id = c.title_id where c.person_id = person
      order by t.popularity desc, t.id desc, c.position, c.id limit 1);
  end if;
  return (select best.id from titles t cross join lateral (
      select c.id from credits c where c.person_id = person and c.title_id = t.id order by c.position, c.id limit 1) best
    order by t.popularity desc, t.id desc limit 1);
end $function$;

CREATE OR REPLACE FUNCTION public.change_share_key()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.share_key := replace(gen_random_uuid()::text, '-', '');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.count_comments(kind text, id_of bigint, change integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if kind = 'title' then update titles set comments_count = comments_count + change where id = id_of;
  elsif kind = 'news' then update news_articles set comments_count = comments_count + change where id = id_of;
  elsif kind = 'list' then update lists set comments_count = comments_count + change where id = id_of;
  elsif kind = 'request' then update requests set comments_count = comments_count + change where id = id_of;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.count_deleted_contributions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform apply_contribution_changes(tg_argv[0], array(
    select row(o.title_id, o.season_number, o.status, -1)::contribution_change from old_rows o));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_download_by_time()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into downloads_by_time as d (starts_at, part, count)
  values (date_bin('10 minutes', new.counted_at, '2000-01-01Z'), floor(random() * 16), 1)
  on conflict (starts_at, part) do update set count = d.count + 1;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_guest_plays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into video_play_days (video_id, day, plays)
    select video_id, (last_at at time zone 'UTC')::date, sum(plays) from new_rows group by 1, 2 order by 1, 2
    on conflict (video_id, day) do update set plays = video_play_days.plays + excluded.plays;
  else
    insert into video_play_days (video_id, day, plays)
    select n.video_id, (n.last_at at time zone 'UTC')::date, sum(n.plays - o.plays)
    from new_rows n join old_rows o using (visitor, video_id) where n.plays > o.plays group by 1, 2 order by 1, 2
    on conflict (video_id, day) do update set plays = video_play_days.plays + excluded.plays;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_inserted_contributions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform apply_contribution_changes(tg_argv[0], array(
    select row(n.title_id, n.season_number, n.status, 1)::contribution_change from new_rows n));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_merge(root regclass, gone_id bigint, kept_id bigint)
 RETURNS TABLE(child text, moves bigint, same bigint)
 LANGUAGE plpgsql
 STABLE
AS $function$
declare way record;
begin
  for way in select p.* from archive_plan(root) p where p.parent = root loop
    return query execute format('select %L, count(*) filter (where not is_kept), count(*) filter (where is_kept)
        from (select coalesce(%s, false) is_kept from %s x where x.%I = $1%s) counted',
      way.child::text, already_kept(way.child, way.child_column), way.child, way.child_column,
      case when way.kind is null then '' else format(' and x.%I = %L', way.kind_column, way.kind) end) using gone_id, kept_id;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.count_plays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into video_play_days (video_id, day, plays)
  select video_id, (started_at at time zone 'UTC')::date, count(*) from new_rows group by 1, 2 order by 1, 2
  on conflict (video_id, day) do update set plays = video_play_days.plays + excluded.plays;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_supporters()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    update requests set supporters_count = supporters_count + 1 where id = new.request_id;
  else
    update requests set supporters_count = supporters_count - 1 where id = old.request_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_updated_contributions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare changes contribution_change[];
begin
  changes := array(
    with changed as (
      select o.id, o.title_id old_title, o.season_number old_season, o.status old_status,
             n.title_id new_title, n.season_number new_season, n.status new_status
      from old_rows o join new_rows n using (id)
      where (o.title_id, o.season_number, o.status, o.quality_id, o.language_ids)
        is distinct from (n.title_id, n.season_number, n.status, n.quality_id, n.language_ids)
    )
    select row(old_title, old_season, old_status, -1)::contribution_change from changed
    union all
    select row(new_title, new_season, new_status, 1)::contribution_change from changed);
  if cardinality(changes) > 0 then perform apply_contribution_changes(tg_argv[0], changes); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.drop_audit_months(before timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.drop_departments(ids bigint[], names text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from people p where p.id = any (ids) order by p.id for update;
  update people p set departments = array(select unnest(p.departments) except select unnest(d.gone) order by 1)
  from (select x.id, array_agg(distinct x.name) gone from unnest(ids, names) x (id, name)
    where not exists (select from credits c where c.person_id = x.id and c.department = x.name) group by x.id) d
  where p.id = d.id and p.departments && d.gone;
end $function$;

CREATE OR REPLACE FUNCTION public.drop_follows_of_user()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from follows where user_id = old.id;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION public.end_postponement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from postponed_contributions where item_type = tg_argv[0] and item_id = old.item_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.file_of_address(address text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select substring(address from '^/files/([1-9]\d{0,14})/')::bigint
$function$;

CREATE OR REPLACE FUNCTION public.files_named_in(written jsonb)
 RETURNS bigint[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  return coalesce((select array_agg(distinct named[1]::bigint)
    from regexp_matches(written::text, '"/files/([1-9]\d{0,14})/', 'g') named), '{}');
end $function$;

CREATE OR REPLACE FUNCTION public.fill_queues()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform queue_links((select array_agg(id) from links where status = 'pending' or reports_count > 0));
  perform queue_nzbs((select array_agg(id) from nzbs where status = 'pending' or reports_count > 0));
  perform queue_torrents((select array_agg(id) from torrents where status = 'pending' or reports_count > 0));
end $function$;

CREATE OR REPLACE FUNCTION public.fill_title_genre()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Locked, so that a change of the title that runs now cannot be missed.
  select t.type, t.year, t.popularity into new.type, new.year, new.popularity from titles t where t.id = new.title_id for no key update;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.find_title_duplicates(most integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  found integer;
begin
  with names as (
    select t.id, t.type, t.year, normalise_name(t.name) as name, 1 as way from titles t
    union all
    select t.id, t.type, t.year, normalise_name(t.original_name), 2 from titles t
      where t.original_name is not null and normalise_name(t.original_name) <> normalise_name(t.name)
    union all
    select t.id, t.type, t.year, normalise_name(a.name), 3 from title_alternative_names a join titles t on t.id = a.title_id
  ), shared as (
    select type, name from names where name <> '' group by type, name having count(distinct id) between 2 and 12
  ), pairs as (
    select least(a.id, b.id) as first_id, greatest(a.id, b.id) as second_id, min(greatest(a.way, b.way)) as way
    from shared s join names a on a.type = s.type and a.name = s.name join names b on b.type = s.type and b.name = s.name
    where a.id < b.id and (a.year is null or b.year is null or abs(a.year - b.year) <= 1)
    group by 1, 2
  ), added as (
    insert into title_duplicates (first_id, second_id, reason)
    select first_id, second_id, (array['name', 'original_name', 'alternative_name'])[way] from pairs
    order by way, first_id, second_id limit most
    on conflict (first_id, second_id) do nothing returning 1
  ) select count(*) into found from added;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_changed_link()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.follow_host()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into host_checks (host_id) values (new.id) on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_new_links()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into link_checks (link_id, host_id, next_check_at)
    select n.id, n.host_id, case when not is_demo_work(n.user_id) then now() + random() * interval '1 day' end
    from new_rows n where n.status = 'active' order by n.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_replaced_parts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update link_checks k set
    next_check_at = case when l.status = 'active' and not is_demo_work(l.user_id) then now() + random() * interval '1 day' end,
    failures = 0, first_failed_at = null, died_at = null, checked_at = null, result = null, http_status = null, latency_ms = null
  from links l
  where l.id = k.link_id and l.total_parts > 1 and l.id in (select link_id from old_rows);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_account_in_archive(archive jsonb, account_id bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.forget_comments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from comments c using old_rows o where c.commentable_type = tg_argv[0] and c.commentable_id = o.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_follows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from follows f using old_rows o where f.kind = tg_argv[0] and f.item_id = o.id;
  delete from follow_counts c using old_rows o where c.kind = tg_argv[0] and c.item_id = o.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_reports()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from reports r using old_rows o where r.item_type = tg_argv[0] and r.item_id = o.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_reports_of_comment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from reports where item_type = 'comment' and item_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_versions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from record_versions v using old_rows o where v.table_name = tg_table_name and v.record_id = o.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_votes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from votes v using old_rows o where v.item_type = tg_argv[0] and v.item_id = o.id;
  delete from reports r using old_rows o where r.item_type = tg_argv[0] and r.item_id = o.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.give_import_key()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.import_key := 'made:' || gen_random_uuid();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.is_demo_work(user_id bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from users u where u.id = is_demo_work.user_id and u.is_demo)
$function$;

CREATE OR REPLACE FUNCTION public.keep_changed_credits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform drop_departments(array_agg(person_id), array_agg(department)) from (
    select distinct o.person_id, o.department from old_rows o join new_rows n using (id)
    where (o.person_id, o.department) <> (n.person_id, n.department)) o having count(*) > 0;
  perform add_departments(array_agg(person_id), array_agg(department)) from (
    select distinct n.person_id, n.department from old_rows o join new_rows n using (id)
    where (o.person_id, o.department) <> (n.person_id, n.department)) n having count(*) > 0;
  perform refresh_title_search(array_agg(title_id)) from (
    select distinct n.title_id from old_rows o join new_rows n using (id) where o.person_id <> n.person_id) n having count(*) > 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_comments_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and old.deleted_at is null then perform count_comments(old.commentable_type, old.commentable_id, -1); end if;
  if tg_op <> 'DELETE' and new.deleted_at is null then perform count_comments(new.commentable_type, new.commentable_id, 1); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_departments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    perform add_departments(array_agg(person_id), array_agg(department)) from (select distinct person_id, department from new_rows) n;
  else
    perform drop_departments(array_agg(person_id), array_agg(department)) from (select distinct person_id, department from old_rows) o;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_episode_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare title_list bigint[]; season_list bigint[];
begin
  if tg_op = 'DELETE' then select array_agg(distinct title_id), array_agg(distinct season_id) into title_list, season_list from old_rows;
  else select array_agg(distinct title_id), array_agg(distinct season_id) into title_list, season_list from new_rows; end if;
  update seasons s set episodes_count = (select count(*) from episodes e where e.season_id = s.id) where s.id = any (season_list);
  update titles t set episodes_count = (select count(*) from episodes e where e.title_id = t.id) where t.id = any (title_list);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_follow_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.keep_former_channel_slug()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from former_channel_slugs where slug = new.slug;
  if tg_op = 'UPDATE' then
    insert into former_channel_slugs (slug, channel_id) values (old.slug, old.id)
    on conflict (slug) do update set channel_id = excluded.channel_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_former_custom_page_slug()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from former_custom_page_slugs where slug = new.slug;
  if tg_op = 'UPDATE' then
    insert into former_custom_page_slugs (slug, page_id) values (old.slug, old.id)
    on conflict (slug) do update set page_id = excluded.page_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_former_list_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into former_list_names (list_id, name, was_shared)
  select distinct old.id, normalise_name(former.name), old.visibility = 'public' or old.workspace_id is not null
  from (values (old.name, new.name), (old.name_fr, new.name_fr)) former (name, present)
  where former.name is distinct from former.present and normalise_name(former.name) <> ''
  on conflict (list_id, name) do update
    set was_shared = former_list_names.was_shared or excluded.was_shared, changed_at = now();
  -- Who renames a list all day does not fill the table.
  delete from former_list_names where list_id = old.id and name not in (
    select name from former_list_names where list_id = old.id order by changed_at desc, name limit 20);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_list_items_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    update lists l set items_count = l.items_count + d.change, updated_at = now()
    from (select list_id, count(*) change from new_rows group by list_id) d where l.id = d.list_id;
  else
    update lists l set items_count = l.items_count - d.change
    from (select list_id, count(*) change from old_rows group by list_id) d where l.id = d.list_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_merged_title_keys()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into merged_title_keys (key, merge_id)
  select k.key, new.id from titles t
  cross join lateral (values (t.import_key),
    (t.type || ':' || coalesce(nullif(normalise_name(t.name), ''), lower(t.name)) || ':' || coalesce(t.year::text, ''))) k (key)
  where t.id = new.from_id on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_product_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.version := old.version + 1;
  insert into record_versions (table_name, record_id, version, content)
    values ('products', old.id, old.version, jsonb_build_object(
      'name', old.name, 'description', old.description, 'is_hidden', old.is_hidden, 'is_free', old.is_free,
      'is_recommended', old.is_recommended, 'grants_premium', old.grants_premium, 'role_id', old.role_id,
      'role_name', (select r.name from roles r where r.id = old.role_id), 'trial_days', old.trial_days, 'features', old.features,
      'prices', coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'amount_minor', c.amount_minor,
          'currency', c.currency, 'interval', c.interval, 'interval_count', c.interval_count) order by c.amount_minor, c.id)
        from prices c where c.product_id = old.id and c.retired_at is null), '[]')))
    on conflict (table_name, record_id, version) do update set content = excluded.content;
  delete from record_versions
    where table_name = 'products' and record_id = old.id and version <= old.version - 20;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_queue()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare ids bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id) into ids from new_rows where status = 'pending' or reports_count > 0;
  elsif tg_op = 'DELETE' then
    select array_agg(id) into ids from old_rows where status = 'pending' or reports_count > 0;
  else
    select array_agg(distinct id) into ids from (
      select id from old_rows where status = 'pending' or reports_count > 0
      union all select id from new_rows where status = 'pending' or reports_count > 0) as concerned;
  end if;
  if ids is null then return null; end if;
  case tg_table_name
    when 'links' then perform queue_links(ids);
    when 'nzbs' then perform queue_nzbs(ids);
    when 'torrents' then perform queue_torrents(ids);
  end case;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_reports_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare item record; way integer := case when tg_op = 'INSERT' then 1 else -1 end;
begin
  for item in
    select item_type, item_id, way * count(*)::int as said, way * (count(*) filter (where kind = 'dead'))::int as dead
    from changed_rows group by item_type, item_id order by item_type, item_id
  loop
    if item.item_type = 'link' then
      update links set reports_count = reports_count + item.said, dead_reports_count = dead_reports_count + item.dead where id = item.item_id;
    elsif item.item_type = 'nzb' then
      update nzbs set reports_count = reports_count + item.said, dead_reports_count = dead_reports_count + item.dead where id = item.item_id;
    elsif item.item_type = 'torrent' then
      update torrents set reports_count = reports_count + item.said, dead_reports_count = dead_reports_count + item.dead where id = item.item_id;
    elsif item.item_type = 'comment' then
      update comments set reports_count = reports_count + item.said,
        last_reported_at = (select max(r.created_at) from reports r where r.item_type = 'comment' and r.item_id = item.item_id)
        where id = item.item_id;
    elsif item.item_type = 'review' then
      update reviews set reports_count = reports_count + item.said,
        last_reported_at = (select max(r.created_at) from reports r where r.item_type = 'review' and r.item_id = item.item_id)
        where id = item.item_id;
    elsif item.item_type = 'list' then
      update lists set reports_count = reports_count + item.said,
        last_reported_at = (select max(r.created_at) from reports r where r.item_type = 'list' and r.item_id = item.item_id)
        where id = item.item_id;
    end if;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_reviews()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then perform recount_reviews(array(select distinct title_id from old_rows where deleted_at is null));
  elsif tg_op = 'INSERT' then perform recount_reviews(array(select distinct title_id from new_rows));
  else perform recount_reviews(array(select distinct n.title_id from new_rows n join old_rows o using (id)
    where n.score <> o.score or (n.deleted_at is null) <> (o.deleted_at is null)));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_role_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.version := old.version + 1;
  insert into record_versions (table_name, record_id, version, content)
    values ('roles', old.id, old.version, jsonb_build_object(
      'name', old.name, 'description', old.description, 'is_default', old.is_default, 'position', old.position,
      'permissions', coalesce((select jsonb_agg(jsonb_build_object('name', p.permission, 'restrictions', p.restrictions) order by p.permission)
        from role_permissions p where p.role_id = old.id), '[]')))
    on conflict (table_name, record_id, version) do update set content = excluded.content;
  delete from record_versions
    where table_name = 'roles' and record_id = old.id and version <= old.version - 20;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_season_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare ids bigint[];
begin
  if tg_op = 'DELETE' then select array_agg(distinct title_id) into ids from old_rows;
  else select array_agg(distinct title_id) into ids from new_rows; end if;
  update titles t set seasons_count = (select count(*) from seasons s where s.title_id = t.id) where t.id = any (ids);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_standing_followers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from follow_counts c where (c.kind, c.item_id) in
    (select f.kind, f.item_id from follows f where f.user_id = new.id)
    order by c.kind, c.item_id for update;
  update follow_counts c
  set standing_followers_count = c.standing_followers_count + case when new.banned_at is null then 1 else -1 end
  from follows f where f.user_id = new.id and f.kind = c.kind and f.item_id = c.item_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_title_country_codes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare ids bigint[];
begin
  if tg_op = 'DELETE' then select array_agg(distinct title_id) into ids from old_rows;
  else select array_agg(distinct title_id) into ids from new_rows; end if;
  update titles t set country_codes = coalesce((select array_agg(c.country_code::text order by c.country_code) from title_countries c where c.title_id = t.id), '{}')
  where t.id = any (ids);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_title_genre_ids()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare ids bigint[];
begin
  if tg_op = 'DELETE' then select array_agg(distinct title_id) into ids from old_rows;
  else select array_agg(distinct title_id) into ids from new_rows; end if;
  update titles t set genre_ids = coalesce((select array_agg(g.genre_id order by g.genre_id) from title_genres g where g.title_id = t.id), '{}')
  where t.id = any (ids);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_title_genres()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update title_genres g set type = n.type, year = n.year, popularity = n.popularity
  from old_rows o join new_rows n using (id)
  where g.title_id = n.id and (o.type, o.year, o.popularity) is distinct from (n.type, n.year, n.popularity);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.keep_vote_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  item record := case when tg_op = 'DELETE' then old else new end;
  up integer := 0;
  down integer := 0;
begin
  if tg_op <> 'INSERT' then up := up - (old.vote = 1)::integer; down := down - (old.vote = -1)::integer; end if;
  if tg_op <> 'DELETE' then up := up + (new.vote = 1)::integer; down := down + (new.vote = -1)::integer; end if;
  if item.item_type = 'comment' then update comments set upvotes = upvotes + up, downvotes = downvotes + down where id = item.item_id;
  else update reviews set upvotes = upvotes + up, downvotes = downvotes + down where id = item.item_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.kept_of(merged_kind text, merged_id bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  with recursive way (id, place) as (
    select m.kept_id, 1 from merges m where m.kind = merged_kind and m.gone_id = merged_id and m.undone_at is null
    union all
    select m.kept_id, w.place + 1 from way w join merges m on m.kind = merged_kind and m.gone_id = w.id and m.undone_at is null
    where w.place < 100)
  select id from way order by place desc limit 1
$function$;

CREATE OR REPLACE FUNCTION public.list_document(name text, name_fr text, description text, description_fr text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select setweight(to_tsvector('simple'::regconfig, public.normalise_name(name || ' ' || coalesce(name_fr, ''))), 'A')
    || setweight(to_tsvector('simple'::regconfig, public.normalise_name(coalesce(description, '') || ' ' || coalesce(description_fr, ''))), 'B')
$function$;

CREATE OR REPLACE FUNCTION public.merge_titles(from_id bigint, into_id bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
declare
  moved jsonb := '[]';
  pair record;
  none_like constant text := 'not exists (select 1 from %s y where y.%s = $2 and %s)';
begin
  -- Seasons and episodes that the other has not, with those who are in them and their stills.
  moved := moved || move_rows('seasons', 'title_id', from_id, into_id, '{id}',
    format(none_like, 'seasons', 'title_id', 'y.number = x.number'));
  moved := moved || move_rows('episodes', 'title_id', from_id, into_id, '{id}',
    format(none_like, 'episodes', 'title_id', 'y.season_number = x.season_number and y.episode_number = x.episode_number'));
  moved := moved || move_rows('credits', 'title_id', from_id, into_id, '{id}',
    'exists (select 1 from seasons s where s.id = x.season_id and s.title_id = $2)
      or exists (select 1 from episodes e where e.id = x.episode_id and e.title_id = $2)');
  moved := moved || move_rows('images', 'title_id', from_id, into_id, '{id}',
    'exists (select 1 from episodes e where e.id = x.episode_id and e.title_id = $2)');
  for pair in select a.id as old, b.id as new from seasons a join seasons b on b.title_id = into_id and b.number = a.number
    where a.title_id = from_id order by a.number loop
    moved := moved || move_rows('episodes', 'season_id', pair.old, pair.new, '{id}',
      format('x.title_id = %s', into_id));
  end loop;
  -- What is said of, and plays for, an episode that both have.
  for pair in select a.id as old, b.id as new from episodes a join episodes b on b.title_id = into_id
      and b.season_number = a.season_number and b.episode_number = a.episode_number
    where a.title_id = from_id order by a.id loop
    moved := moved || move_rows('videos', 'episode_id', pair.old, pair.new, '{id}', 'true');
    moved := moved || move_rows('comments', 'commentable_id', pair.old, pair.new, '{id}', 'x.commentable_type = ''episode''');
  end loop;
  moved := moved || move_rows('videos', 'title_id', from_id, into_id, '{id}', 'true');
  moved := moved || move_rows('links', 'title_id', from_id, into_id, '{id}',
    'not exists (select 1 from link_parts p join link_parts q on q.title_id = $2 and md5(q.normalised_url) = md5(p.normalised_url)
      where p.link_id = x.id)');
  moved := moved || move_rows('link_parts', 'title_id', from_id, into_id, '{link_id,position}',
    'exists (select 1 from links l where l.id = x.link_id and l.title_id = $2)');
  moved := moved || move_rows('nzbs', 'title_id', from_id, into_id, '{id}',
    format(none_like, 'nzbs', 'title_id', 'y.content_hash = x.content_hash'));
  moved := moved || move_rows('torrents', 'title_id', from_id, into_id, '{id}',
    format(none_like, 'torrents', 'title_id', '(y.infohash = x.infohash or y.infohash_v2 = x.infohash_v2)'));
  moved := moved || move_rows('denied_contributions', 'title_id', from_id, into_id, '{id}', 'true');
  moved := moved || move_rows('requests', 'title_id', from_id, into_id, '{id}', 'true');
  moved := moved || move_rows('comments', 'commentable_id', from_id, into_id, '{id}', 'x.commentable_type = ''title''');
  moved := moved || move_rows('reviews', 'title_id', from_id, into_id, '{id}',
    format(none_like, 'reviews', 'title_id', 'y.user_id = x.user_id'));
  moved := moved || move_rows('watched_parts', 'title_id', from_id, into_id, '{id}',
    format(none_like, 'watched_parts', 'title_id', 'y.user_id = x.user_id and y.season_number is not distinct from x.season_number
      and y.episode_number is not distinct from x.episode_number'));
  moved := moved || move_rows('dismissed_titles', 'title_id', from_id, into_id, '{user_id}',
    format(none_like, 'dismissed_titles', 'title_id', 'y.user_id = x.user_id'));
  moved := moved || move_rows('list_items', 'title_id', from_id, into_id, '{list_id}',
    format(none_like, 'list_items', 'title_id', 'y.list_id = x.list_id'));
  moved := moved || move_rows('follows', 'item_id', from_id, into_id, '{user_id,kind}',
    'x.kind = ''title'' and ' || format(none_like, 'follows', 'item_id', 'y.kind = x.kind and y.user_id = x.user_id'));
  moved := moved || move_rows('channel_items', 'item_id', from_id, into_id, '{channel_id,item_type}',
    'x.item_type = ''title'' and ' || format(none_like, 'channel_items', 'item_id', 'y.item_type = x.item_type and y.channel_id = x.channel_id'));
  moved := moved || move_rows('news_titles', 'title_id', from_id, into_id, '{article_id}',
    format(none_like, 'news_titles', 'title_id', 'y.article_id = x.article_id'));
  -- By these imports find it, and readers search it.
  moved := moved || move_rows('title_external_ids', 'title_id', from_id, into_id, '{provider,value}', 'true');
  moved := moved || move_rows('title_imports', 'title_id', from_id, into_id, '{media_type,external_id}',
    'not exists (select 1 from title_imports y where y.title_id = $2)');
  moved := moved || move_rows('title_alternative_names', 'title_id', from_id, into_id, '{name}',
    format(none_like, 'title_alternative_names', 'title_id', 'y.name = x.name'));
  perform recount_titles(array[from_id, into_id]);
  return moved;
end $function$;

CREATE OR REPLACE FUNCTION public.move_back(root regclass, moved jsonb, gone_id bigint, kept_id bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare way record;
begin
  for way in select p.child, p.child_column, m.one -> 'rows' as rows from archive_plan(root) p
    join jsonb_array_elements(moved) m (one) on m.one ->> 'table' = p.child::text where p.parent = root order by p.place, p.child::text loop
    execute format('update %1$s x set %2$I = $1 from jsonb_populate_recordset(null::%1$s, $3) k where %3$s and x.%2$I = $2',
      way.child, way.child_column,
      (select string_agg(format('x.%1$I = k.%1$I', key), ' and ') from jsonb_object_keys(way.rows -> 0) key))
      using gone_id, kept_id, way.rows;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.move_favourites(from_id bigint, into_id bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
declare
  rows jsonb;
begin
  with moved as (update favourite_titles x set title_ids = array_replace(x.title_ids, from_id, into_id)
    where x.title_ids @> array[from_id] and not x.title_ids @> array[into_id] returning x.user_id)
  select coalesce(jsonb_agg(jsonb_build_object('user_id', user_id)), '[]') into rows from moved;
  if rows = '[]' then return rows; end if;
  return jsonb_build_array(jsonb_build_object('table', 'favourite_titles', 'column', 'title_ids', 'array', true,
    'from', from_id, 'into', into_id, 'keys', '["user_id"]'::jsonb, 'rows', rows));
end $function$;

CREATE OR REPLACE FUNCTION public.move_rows(child regclass, pointer name, from_id bigint, into_id bigint, keys text[], fits text)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
declare
  rows jsonb;
begin
  execute format('with moved as (update %1$s x set %2$I = $2 where x.%2$I = $1 and (%3$s) returning x.*)
    select coalesce(jsonb_agg(jsonb_build_object(%4$s)), ''[]'') from moved m',
    child, pointer, fits, (select string_agg(format('%1$L, m.%1$I', one), ', ') from unnest(keys) one))
    into rows using from_id, into_id;
  if rows = '[]' then return rows; end if;
  return jsonb_build_array(jsonb_build_object('table', child::text, 'column', pointer::text, 'from', from_id, 'into', into_id,
    'keys', to_jsonb(keys), 'rows', rows));
end $function$;

CREATE OR REPLACE FUNCTION public.move_rows_back(moved jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  step jsonb;
begin
  for step in select one from jsonb_array_elements(moved) with ordinality as e (one, place) order by place desc loop
    execute format(case when step ? 'array'
        then 'update %1$s x set %2$I = array_replace(x.%2$I, $2, $1) from jsonb_populate_recordset(null::%1$s, $3) m
          where x.%2$I @> array[$2] and not x.%2$I @> array[$1] and %3$s'
        else 'update %1$s x set %2$I = $1 from jsonb_populate_recordset(null::%1$s, $3) m where x.%2$I = $2 and %3$s' end,
      step ->> 'table', step ->> 'column',
      (select string_agg(format('x.%1$I = m.%1$I', one), ' and ') from jsonb_array_elements_text(step -> 'keys') one))
      using (step ->> 'from')::bigint, (step ->> 'into')::bigint, step -> 'rows';
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.move_to_kept(root regclass, gone_id bigint, kept_id bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.name_marks(names text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select array(select distinct '=' || left(replace(name, ' ', ''), 200) from unnest(names) name)
$function$;

CREATE OR REPLACE FUNCTION public.normalise_name(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select btrim(regexp_replace(lower(public.unaccent('public.unaccent', name)), '[^[:alnum:]]+', ' ', 'g')) $function$;

CREATE OR REPLACE FUNCTION public.note_accepted_contribution()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into follow_news (kind, item_id, what, about_id, by_user_id)
  select 'title', new.title_id, tg_argv[0], new.id, new.user_id from follow_counts c
  where c.kind = 'title' and c.item_id = new.title_id and c.followers_count > 0 on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_download_for_reports()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.item_type = 'link' then
    insert into counted_downloads (at, kind, title_id, season_number, episode_number, host, quality)
    select new.counted_at, 'link', l.title_id, l.season_number, l.episode_number, h.name, q.label
    from links l join hosts h on h.id = l.host_id join qualities q on q.id = l.quality_id where l.id = new.item_id;
  elsif new.item_type = 'nzb' then
    insert into counted_downloads (at, kind, title_id, season_number, episode_number, host, quality)
    select new.counted_at, 'nzb', n.title_id, n.season_number,
      case when cardinality(n.episode_numbers) = 1 then n.episode_numbers[1] end, '', q.label
    from nzbs n join qualities q on q.id = n.quality_id where n.id = new.item_id;
  else
    insert into counted_downloads (at, kind, title_id, season_number, episode_number, host, quality)
    select new.counted_at, 'torrent', t.title_id, t.season_number,
      case when cardinality(t.episode_numbers) = 1 then t.episode_numbers[1] end, '', q.label
    from torrents t join qualities q on q.id = t.quality_id where t.id = new.item_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_new_contributions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into follow_news (kind, item_id, what, about_id, by_user_id)
  select 'title', n.title_id, tg_argv[0], n.id, n.user_id from new_rows n
  join follow_counts c on c.kind = 'title' and c.item_id = n.title_id and c.followers_count > 0
  where n.status = 'active' and n.created_at > now() - interval '1 day'
  order by n.id on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_new_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into follow_news (kind, item_id, what, about_id, by_user_id)
  select 'list', n.list_id, 'entry', n.title_id, l.user_id from new_rows n
  join follow_counts c on c.kind = 'list' and c.item_id = n.list_id and c.followers_count > 0
  join lists l on l.id = n.list_id
  where n.created_at > now() - interval '1 day'
  order by n.list_id, n.title_id on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_new_list()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into follow_news (kind, item_id, what, about_id, by_user_id)
  select 'user', new.user_id, 'list', new.id, new.user_id from follow_counts c
  where c.kind = 'user' and c.item_id = new.user_id and c.followers_count > 0 on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_new_parts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into follow_news (kind, item_id, what, about_id)
  select 'title', n.title_id, tg_argv[0], n.id from new_rows n
  join follow_counts c on c.kind = 'title' and c.item_id = n.title_id and c.followers_count > 0
  order by n.id on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_new_review()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into follow_news (kind, item_id, what, about_id, by_user_id)
  select 'user', new.user_id, 'review', new.id, new.user_id from follow_counts c
  where c.kind = 'user' and c.item_id = new.user_id and c.followers_count > 0 on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_new_works()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into follow_news (kind, item_id, what, about_id)
  select distinct 'person', n.person_id, 'work', n.title_id from new_rows n
  join follow_counts c on c.kind = 'person' and c.item_id = n.person_id and c.followers_count > 0
  join titles t on t.id = n.title_id and t.created_at > now() - interval '30 days'
  order by 2, 4 on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_what_fits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.pass_workspace_on(passed_id bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from workspaces where id = passed_id for update;
  if not found then return; end if;
  loop
    if exists (select from workspace_members where workspace_id = passed_id and role = 'owner') then return; end if;
    -- Administrators first, then who has been there for longest.
    update workspace_members set role = 'owner'
    where workspace_id = passed_id and user_id = (
      select user_id from workspace_members where workspace_id = passed_id
      order by role = 'admin' desc, joined_at, user_id limit 1);
    if found then return; end if;
    -- Who was chosen may have left at the same moment: then somebody else is.
    if not exists (select from workspace_members where workspace_id = passed_id) then
      delete from notifications where workspace_id = passed_id;
      delete from workspaces where id = passed_id;
      return;
    end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.person_candidates(words tsquery, endings tsquery, steps integer[], wanted integer)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE ROWS 60
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
declare
  step integer;
  found bigint[];
begin
  if cardinality(steps) <= 1 then
    found := array(
      select x.id from (select p.id, p.popularity from people p where p.search_document @@ words and p.search_document @@ endings limit 5 * wanted) x
      order by x.popularity desc, x.id desc);
    if cardinality(found) < 5 * wanted then return query select unnest(found[:wanted]); return; end if;
  end if;
  foreach step in array steps loop
    found := array(
      select p.id from people p
      where p.search_document @@ words and p.search_document @@ endings and p.search_document @@ ('''~' || step || '''')::tsquery
      order by p.popularity + 0 desc, p.id desc limit wanted);
    if cardinality(found) >= wanted then return query select unnest(found); return; end if;
  end loop;
  return query select x.id
    from (select p.id, p.popularity from people p where p.search_document @@ words and p.search_document @@ endings limit 15 * wanted) x
    order by x.popularity desc, x.id desc limit wanted;
end $function$;

CREATE OR REPLACE FUNCTION public.person_of_file_key(wanted text)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select p.id from people p where p.import_key = wanted),
    (select k.person_id from person_file_keys k where k.key = wanted), person_of_key(wanted))
$function$;

CREATE OR REPLACE FUNCTION public.person_of_key(key text)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select p.id from merges m join people p on p.id = kept_of('person', m.gone_id)
  where m.kind = 'person' and m.undone_at is null and m.keys @> array[key] order by m.id desc limit 1
$function$;

CREATE OR REPLACE FUNCTION public.plan_video_check()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    delete from video_faults where video_id = new.id;
  end if;
  insert into video_checks (video_id, next_check_at)
  values (new.id, case when new.url ~* 'https?://' then now() end)
  on conflict (video_id) do update set
    result = null, failures = 0, checked_at = null, first_failed_at = null, died_at = null,
    next_check_at = excluded.next_check_at;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.popularity_marks(popularity real)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select array(select '~' || step from generate_series(1, least(9, floor(2 * ln(1 + greatest(popularity, 0)))::int)) step)
$function$;

CREATE OR REPLACE FUNCTION public.postpone_in_queues()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare item record;
begin
  if tg_op = 'DELETE' then item := old; else item := new; end if;
  case item.item_type
    when 'link' then update link_queue set postponed_until = case tg_op when 'DELETE' then null else new.until end where item_id = item.item_id;
    when 'nzb' then update nzb_queue set postponed_until = case tg_op when 'DELETE' then null else new.until end where item_id = item.item_id;
    when 'torrent' then update torrent_queue set postponed_until = case tg_op when 'DELETE' then null else new.until end where item_id = item.item_id;
  end case;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.queue_links(ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from link_queue q where q.item_id = any (ids) and not exists (
    select from links x where x.id = q.item_id and (x.status = 'pending' or x.reports_count > 0));
  insert into link_queue (item_id, title_id, words, own_words_length, user_id, status, season_number, episode_numbers,
      is_full_season, host_id, quality_id, quality_rank, language_ids, subtitle_ids, size_bytes, views, reports_count,
      dead_reports_count, created_at, updated_at)
    select x.id, x.title_id, own.words || coalesce(lower(u.username), ''), length(own.words), x.user_id, x.status, x.season_number,
      case when x.episode_number is null then '{}' else array[x.episode_number] end, x.is_full_season, x.host_id,
      x.quality_id, q.rank, x.language_ids, x.subtitle_ids, x.size_bytes, x.views, x.reports_count,
      x.dead_reports_count, x.created_at, x.updated_at
    from links x join titles t on t.id = x.title_id
      cross join lateral (select lower(e'\n' || t.name || e'\n' || x.url || e'\n') as words) own join qualities q on q.id = x.quality_id
      left join users u on u.id = x.user_id
    where x.id = any (ids) and (x.status = 'pending' or x.reports_count > 0)
    order by x.id
    on conflict (item_id) do update set title_id = excluded.title_id, words = excluded.words,
      own_words_length = excluded.own_words_length, user_id = excluded.user_id, status = excluded.status,
      season_number = excluded.season_number, episode_numbers = excluded.episode_numbers,
      is_full_season = excluded.is_full_season, host_id = excluded.host_id, quality_id = excluded.quality_id,
      quality_rank = excluded.quality_rank, language_ids = excluded.language_ids, subtitle_ids = excluded.subtitle_ids,
      size_bytes = excluded.size_bytes, views = excluded.views, reports_count = excluded.reports_count,
      dead_reports_count = excluded.dead_reports_count, created_at = excluded.created_at, updated_at = excluded.updated_at;
end $function$;

CREATE OR REPLACE FUNCTION public.queue_nzbs(ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from nzb_queue q where q.item_id = any (ids) and not exists (
    select from nzbs x where x.id = q.item_id and (x.status = 'pending' or x.reports_count > 0));
  insert into nzb_queue (item_id, title_id, words, own_words_length, user_id, status, season_number, episode_numbers,
      is_full_season, quality_id, quality_rank, language_ids, subtitle_ids, size_bytes, views, reports_count,
      dead_reports_count, created_at, updated_at)
    select x.id, x.title_id, own.words || coalesce(lower(u.username), ''), length(own.words), x.user_id, x.status, x.season_number, x.episode_numbers,
      x.is_full_season, x.quality_id, q.rank, x.language_ids, x.subtitle_ids, x.size_bytes, x.views, x.reports_count,
      x.dead_reports_count, x.created_at, x.updated_at
    from nzbs x join titles t on t.id = x.title_id
      cross join lateral (select lower(e'\n' || t.name || e'\n' || x.name || e'\n') as words) own join qualities q on q.id = x.quality_id
      left join users u on u.id = x.user_id
    where x.id = any (ids) and (x.status = 'pending' or x.reports_count > 0)
    order by x.id
    on conflict (item_id) do update set title_id = excluded.title_id, words = excluded.words,
      own_words_length = excluded.own_words_length, user_id = excluded.user_id, status = excluded.status,
      season_number = excluded.season_number, episode_numbers = excluded.episode_numbers,
      is_full_season = excluded.is_full_season, quality_id = excluded.quality_id,
      quality_rank = excluded.quality_rank, language_ids = excluded.language_ids, subtitle_ids = excluded.subtitle_ids,
      size_bytes = excluded.size_bytes, views = excluded.views, reports_count = excluded.reports_count,
      dead_reports_count = excluded.dead_reports_count, created_at = excluded.created_at, updated_at = excluded.updated_at;
end $function$;

CREATE OR REPLACE FUNCTION public.queue_torrents(ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from torrent_queue q where q.item_id = any (ids) and not exists (
    select from torrents x where x.id = q.item_id and (x.status = 'pending' or x.reports_count > 0));
  insert into torrent_queue (item_id, title_id, words, own_words_length, user_id, status, season_number, episode_numbers,
      is_full_season, quality_id, quality_rank, language_ids, subtitle_ids, size_bytes, views, reports_count,
      dead_reports_count, created_at, updated_at)
    select x.id, x.title_id, own.words || coalesce(lower(u.username), ''), length(own.words), x.user_id, x.status, x.season_number, x.episode_numbers,
      x.is_full_season, x.quality_id, q.rank, x.language_ids, x.subtitle_ids, x.size_bytes, x.views, x.reports_count,
      x.dead_reports_count, x.created_at, x.updated_at
    from torrents x join titles t on t.id = x.title_id
      cross join lateral (select lower(e'\n' || t.name || e'\n' || x.name || e'\n') as words) own join qualities q on q.id = x.quality_id
      left join users u on u.id = x.user_id
    where x.id = any (ids) and (x.status = 'pending' or x.reports_count > 0)
    order by x.id
    on conflict (item_id) do update set title_id = excluded.title_id, words = excluded.words,
      own_words_length = excluded.own_words_length, user_id = excluded.user_id, status = excluded.status,
      season_number = excluded.season_number, episode_numbers = excluded.episode_numbers,
      is_full_season = excluded.is_full_season, quality_id = excluded.quality_id,
      quality_rank = excluded.quality_rank, language_ids = excluded.language_ids, subtitle_ids = excluded.subtitle_ids,
      size_bytes = excluded.size_bytes, views = excluded.views, reports_count = excluded.reports_count,
      dead_reports_count = excluded.dead_reports_count, created_at = excluded.created_at, updated_at = excluded.updated_at;
end $function$;

CREATE OR REPLACE FUNCTION public.raise_term_weights(documents tsvector[], popularities real[])
 RETURNS void
 LANGUAGE sql
AS $function$
  with heard as (
    select word, max(d.popularity) weight from unnest(documents, popularities) d (document, popularity), unnest(tsvector_to_array(d.document)) word
    where left(word, 1) not in ('~', '=') group by word),
  outdated as (
    select s.term, heard.weight from search_terms s join heard on heard.word = s.term where s.weight < heard.weight
    order by s.term for update of s skip locked)
  update search_terms s set weight = outdated.weight from outdated where s.term = outdated.term
$function$;

CREATE OR REPLACE FUNCTION public.rank_in_queues()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update link_queue set quality_rank = new.rank where quality_id = new.id;
  update nzb_queue set quality_rank = new.rank where quality_id = new.id;
  update torrent_queue set quality_rank = new.rank where quality_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.recount_reviews(ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from titles where id = any (ids) order by id for no key update;
  update titles t set local_vote_count = coalesce(r.votes, 0), local_vote_average = r.average
  from unnest(ids) i (id)
  left join lateral (select count(*) votes, round(avg(score), 1) average from reviews
    where title_id = i.id and deleted_at is null) r on true
  where t.id = i.id and (t.local_vote_count, t.local_vote_average) is distinct from (coalesce(r.votes, 0)::integer, r.average);
end $function$;

CREATE OR REPLACE FUNCTION public.recount_titles(ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update seasons s set episodes_count = (select count(*) from episodes e where e.season_id = s.id) where s.title_id = any (ids);
  update titles t set
    comments_count = (select count(*) from comments c
      where c.commentable_type = 'title' and c.commentable_id = t.id and c.deleted_at is null),
    seasons_count = (select count(*) from seasons s where s.title_id = t.id),
    episodes_count = (select count(*) from episodes e where e.title_id = t.id)
  where t.id = any (ids);
  insert into follow_counts (kind, item_id, followers_count, standing_followers_count)
  select 'title', t.id, count(f.user_id), count(u.id) filter (where u.banned_at is null)
  from titles t left join follows f on f.kind = 'title' and f.item_id = t.id left join users u on u.id = f.user_id
  where t.id = any (ids) group by t.id order by t.id
  on conflict (kind, item_id) do update set followers_count = excluded.followers_count,
    standing_followers_count = excluded.standing_followers_count;
  perform recount_reviews(ids);
  perform refresh_title_search(ids);
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_title_search(ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into title_search (title_id, document, names, type, year, popularity)
  select t.id,
    setweight(to_tsvector('simple', normalise_name(t.name)), 'A')
    || setweight(to_tsvector('simple', normalise_name(coalesce(t.original_name, '') || ' ' || coalesce(n.names, ''))), 'B')
    || setweight(to_tsvector('simple', normalise_name(coalesce(p.names, ''))), 'C')
    || array_to_tsvector(popularity_marks(t.popularity) || coalesce('~y' || t.year, '~y') || name_marks(whole.names)),
    '|' || array_to_string(whole.names, '|') || '|', t.type, t.year, t.popularity
  from titles t
  left join lateral (
    select string_agg(x.name, ' ' order by x.part, x.name) names, array_agg(x.name) list from (
      select 1 part, tr.name from title_translations tr where tr.title_id = t.id and tr.name is not null
      union all select 2, a.name from title_alternative_names a where a.title_id = t.id) x) n on true
  left join lateral (
    select string_agg(x.name, ' ') names from (
      select person.name from credits c join people person on person.id = c.person_id
      where c.title_id = t.id order by c.position limit 30) x) p on true
  cross join lateral (
    select array(select distinct normalise_name(x) from unnest(array[t.name, t.original_name] || n.list) x where x is not null order by 1) names) whole
  where t.id = any (ids)
  on conflict (title_id) do update
    set document = excluded.document, names = excluded.names, type = excluded.type, year = excluded.year, popularity = excluded.popularity;

  insert into search_terms (term, weight)
  select word, max(s.popularity) from title_search s, unnest(tsvector_to_array(s.document)) word
  where s.title_id = any (ids) and length(word) between 2 and 40 and left(word, 1) not in ('~', '=')
  group by word order by word
  on conflict (term) do nothing;
  perform raise_term_weights(array_agg(s.document), array_agg(s.popularity)) from title_search s where s.title_id = any (ids);
end $function$;

CREATE OR REPLACE FUNCTION public.rename_in_queues()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'titles' then
    perform queue_links(array(select item_id from link_queue where title_id = new.id));
    perform queue_nzbs(array(select item_id from nzb_queue where title_id = new.id));
    perform queue_torrents(array(select item_id from torrent_queue where title_id = new.id));
  else
    perform queue_links(array(select item_id from link_queue where user_id = new.id));
    perform queue_nzbs(array(select item_id from nzb_queue where user_id = new.id));
    perform queue_torrents(array(select item_id from torrent_queue where user_id = new.id));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.restore_archive(archive jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.search_changed_parts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then perform refresh_title_search(array(select distinct title_id from old_rows));
  else perform refresh_title_search(array(select distinct title_id from new_rows)); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.search_changed_titles()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_title_search(array(select distinct id from new_rows));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.search_renamed_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_title_search(array(select distinct title_id from credits where person_id = new.id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.search_updated_titles()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare ids bigint[];
begin
  ids := array(select n.id from old_rows o join new_rows n using (id)
               where (o.name, o.original_name, o.type, o.year, o.popularity) is distinct from (n.name, n.original_name, n.type, n.year, n.popularity));
  if cardinality(ids) > 0 then perform refresh_title_search(ids); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.single_foreign_keys()
 RETURNS TABLE(child regclass, child_column name, parent regclass, parent_column name, parent_type text, on_delete "char")
 LANGUAGE sql
 STABLE
AS $function$
  select c.conrelid::regclass, a.attname, c.confrelid::regclass, f.attname, format_type(f.atttypid, null), c.confdeltype
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
  where c.contype = 'f' and cardinality(c.conkey) = 1 and c.connamespace = current_schema()::regnamespace
$function$;

CREATE OR REPLACE FUNCTION public.start_season_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from titles where id = new.title_id for no key update;
  update seasons s set
    active_links_count = (select count(*) from links x where x.title_id = s.title_id and x.season_number = s.number and x.status = 'active'),
    active_nzbs_count = (select count(*) from nzbs x where x.title_id = s.title_id and x.season_number = s.number and x.status = 'active'),
    active_torrents_count = (select count(*) from torrents x where x.title_id = s.title_id and x.season_number = s.number and x.status = 'active')
  where s.id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_caches()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('mediatheque', json_build_object('topic', 'cache', 'message', json_build_object('tags', tg_argv))::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.title_candidates(words tsquery, endings tsquery, steps integer[], wanted integer)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE ROWS 60
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
declare
  step integer;
  found bigint[];
begin
  if cardinality(steps) <= 1 then
    found := array(
      select x.title_id from (select s.title_id, s.popularity from title_search s where s.document @@ words and s.document @@ endings limit 5 * wanted) x
      order by x.popularity desc, x.title_id desc);
    if cardinality(found) < 5 * wanted then return query select unnest(found[:wanted]); return; end if;
  else
    found := array(
      select x.title_id
      from (select s.title_id, s.document from title_search s where s.document @@ '''~4'''::tsquery order by s.popularity desc, s.title_id desc limit 6 * wanted) x
      where x.document @@ words and x.document @@ endings limit wanted);
    if cardinality(found) >= wanted then return query select unnest(found); return; end if;
  end if;
  foreach step in array steps loop
    found := array(
      select s.title_id from title_search s
      where s.document @@ words and s.document @@ endings and s.document @@ ('''~' || step || '''')::tsquery
      order by s.popularity + 0 desc, s.title_id desc limit wanted);
    if cardinality(found) >= wanted then return query select unnest(found); return; end if;
  end loop;
  return query select x.title_id
    from (select s.title_id, s.popularity from title_search s where s.document @@ words and s.document @@ endings limit 15 * wanted) x
    order by x.popularity desc, x.title_id desc limit wanted;
end $function$;

CREATE OR REPLACE FUNCTION public.title_of_merged_key(wanted text)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  with recursive chain (id) as (
    select m.into_id from merged_title_keys k join title_merges m on m.id = k.merge_id and m.undone_at is null where k.key = wanted
    union
    select m.into_id from chain c join title_merges m on m.from_id = c.id and m.undone_at is null
  )
  select t.id from chain c join titles t on t.id = c.id order by t.id limit 1
$function$;

CREATE OR REPLACE FUNCTION public.touch_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.updated_at := now();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.unmerge_titles(from_id bigint, into_id bigint, moved jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform move_rows_back(moved);
  perform recount_titles(array[from_id, into_id]);
end $function$;

CREATE OR REPLACE FUNCTION public.workspace_must_have_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from workspaces where id = new.id)
    and not exists (select from workspace_members where workspace_id = new.id and role = 'owner') then
    raise exception 'Workspace % has no owner', new.id using errcode = 'check_violation', constraint = 'workspaces_have_an_owner';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.workspace_owner_left()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pass_workspace_on(old.workspace_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.writable_columns(name regclass, sample jsonb)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  select array_agg(a.attname::text order by a.attnum) from pg_attribute a
  where a.attrelid = name and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and sample ? a.attname::text
$function$;

-- Tables

create table access_tokens (
  id bigint not null generated by default as identity,
  user_id bigint not null,
  name text not null,
  token_hash text not null,
  last_used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint access_tokens_token_hash_key UNIQUE (token_hash),
  constraint access_tokens_pkey PRIMARY KEY (id),
  constraint access_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint access_tokens_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);

create table account_trust (
  id bigint not null,
  version integer not null default 1,
  constraint account_trust_pkey PRIMARY KEY (id),
  constraint account_trust_id_fkey FOREIGN KEY (id) REFERENCES users(id) ON DELETE CASCADE
);

create table appearance_draft (
  id smallint not null default 1,
  revision integer not null default 1,
  changes json not null default '{}'::json,
  seen json not null default '{}'::json,
  saved_by bigint,
  saved_at timestamp with time zone not null default now(),
  constraint appearance_draft_pkey PRIMARY KEY (id),
  constraint appearance_draft_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint appearance_draft_id_check CHECK ((id = 1)),
  constraint appearance_draft_revision_check CHECK ((revision > 0))
);

create table archived_references (
  parent_table text not null,
  child_table text not null,
  child_column text not null,
  kind_column text,
  kind text,
  constraint archived_references_pkey PRIMARY KEY (parent_table, child_table)
);

create table article_tags (
  article_id bigint not null,
  tag_id bigint not null,
  constraint article_tags_pkey PRIMARY KEY (article_id, tag_id),
  constraint article_tags_article_id_fkey FOREIGN KEY (article_id) REFERENCES news_articles(id) ON DELETE CASCADE,
  constraint article_tags_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id) ON DELETE CASCADE
);

create table audit_events (
  id bigint not null default nextval('audit_events_id'::regclass),
  at timestamp with time zone not null default now(),
  group_id uuid not null,
  actor_id bigint,
  actor_name text,
  way text not null,
  record_type text not null,
  record_id text not null,
  record_name text not null,
  owner_id bigint,
  action text not null,
  changes jsonb not null default '{}'::jsonb,
  state jsonb,
  reason text,
  reverts_id bigint,
  constraint audit_events_pkey PRIMARY KEY (id, at),
  constraint audit_events_way_check CHECK ((way = ANY (ARRAY['site'::text, 'token'::text, 'job'::text, 'command'::text])))
) partition by RANGE (at);

create table backups (
  id bigint not null generated by default as identity,
  name text not null,
  user_id bigint,
  state text not null default 'waiting'::text,
  problem text,
  is_kept boolean not null default false,
  created_at timestamp with time zone not null,
  worked_at timestamp with time zone not null,
  tables_done integer not null default 0,
  tables_count integer,
  rows_count bigint,
  files_count bigint,
  size_bytes bigint,
  checksum text,
  proved_at timestamp with time zone,
  proof_ms bigint,
  downloaded_at timestamp with time zone,
  is_scheduled boolean not null default false,
  constraint backups_name_key UNIQUE (name),
  constraint backups_pkey PRIMARY KEY (id),
  constraint backups_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint backups_check CHECK (((state = 'failed'::text) = (problem IS NOT NULL))),
  constraint backups_name_check CHECK ((name ~ '^[0-9a-f-]{1,60}$'::text)),
  constraint backups_problem_check CHECK ((problem = ANY (ARRAY['no-room'::text, 'lost'::text, 'failed'::text, 'damaged'::text, 'changed'::text]))),
  constraint backups_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'copying'::text, 'reading'::text, 'good'::text, 'failed'::text])))
);

create table bulk_run_records (
  run_id bigint not null,
  record_id bigint not null,
  place integer not null,
  version integer not null,
  outcome text,
  name text,
  reason text,
  constraint bulk_run_records_pkey PRIMARY KEY (run_id, place),
  constraint bulk_run_records_run_id_fkey FOREIGN KEY (run_id) REFERENCES bulk_runs(id) ON DELETE CASCADE,
  constraint bulk_run_records_outcome_check CHECK ((outcome = ANY (ARRAY['skipped'::text, 'failed'::text])))
);

create table bulk_runs (
  id bigint not null generated by default as identity,
  user_id bigint not null,
  list text not null,
  action text not null,
  total integer not null,
  done integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  is_stopping boolean not null default false,
  was_stopped boolean not null default false,
  created_at timestamp with time zone not null default now(),
  worked_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  input jsonb,
  constraint bulk_runs_pkey PRIMARY KEY (id),
  constraint bulk_runs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table calendar_keys (
  user_id bigint not null,
  key_hash text not null,
  created_at timestamp with time zone not null default now(),
  constraint calendar_keys_key_hash_key UNIQUE (key_hash),
  constraint calendar_keys_pkey PRIMARY KEY (user_id),
  constraint calendar_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table channel_items (
  channel_id bigint not null,
  item_type text not null,
  item_id bigint not null,
  "position" integer not null default 0,
  constraint channel_items_pkey PRIMARY KEY (channel_id, item_type, item_id),
  constraint channel_items_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channels(id) ON DELETE CASCADE,
  constraint channel_items_item_type_check CHECK ((item_type = ANY (ARRAY['title'::text, 'person'::text, 'news'::text, 'channel'::text])))
);

create table channels (
  id bigint not null generated by default as identity,
  slug text not null,
  name text not null,
  name_fr text,
  description text,
  description_fr text,
  content text not null,
  item_type text not null default 'title'::text,
  filter jsonb not null default '{}'::jsonb,
  order_by text not null default 'popularity'::text,
  layout text not null default 'grid'::text,
  items_shown integer not null default 20,
  seo_title text,
  seo_description text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  seo_title_fr text,
  seo_description_fr text,
  constraint channels_slug_key UNIQUE (slug),
  constraint channels_pkey PRIMARY KEY (id),
  constraint channels_content_check CHECK ((content = ANY (ARRAY['automatic'::text, 'manual'::text, 'nested'::text]))),
  constraint channels_item_type_check CHECK ((item_type = ANY (ARRAY['title'::text, 'person'::text, 'news'::text, 'channel'::text]))),
  constraint channels_items_shown_check CHECK (((items_shown >= 1) AND (items_shown <= 100))),
  constraint channels_layout_check CHECK ((layout = ANY (ARRAY['grid'::text, 'slider'::text, 'list'::text, 'news'::text, 'hero'::text, 'ranked'::text, 'wide'::text, 'large'::text, 'spotlight'::text, 'mosaic'::text, 'episodes'::text]))),
  constraint channels_slug_check CHECK ((slug ~ '^[^\s/?#]{1,80}$'::text))
);

create table checkouts (
  id bigint not null generated always as identity,
  key uuid not null default gen_random_uuid(),
  user_id bigint,
  price_id bigint,
  gateway text not null,
  provider_id text,
  url text,
  subscription_id text,
  created_at timestamp with time zone not null default now(),
  settled_at timestamp with time zone,
  coupon_id bigint,
  constraint checkouts_gateway_provider_id_key UNIQUE (gateway, provider_id),
  constraint checkouts_key_key UNIQUE (key),
  constraint checkouts_pkey PRIMARY KEY (id),
  constraint checkouts_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id) ON DELETE SET NULL,
  constraint checkouts_price_id_fkey FOREIGN KEY (price_id) REFERENCES prices(id) ON DELETE SET NULL,
  constraint checkouts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint checkouts_gateway_check CHECK ((gateway = ANY (ARRAY['stripe'::text, 'paypal'::text])))
);

create table comments (
  id bigint not null generated by default as identity,
  commentable_type text not null,
  commentable_id bigint not null,
  parent_id bigint,
  root_id bigint,
  depth smallint not null default 0,
  user_id bigint,
  content text not null,
  "position" numeric(5,2),
  upvotes integer not null default 0,
  downvotes integer not null default 0,
  reports_count integer not null default 0,
  deleted_at timestamp with time zone,
  deleted_by bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  edited_at timestamp with time zone,
  last_reported_at timestamp with time zone,
  held_for text,
  held_at timestamp with time zone,
  edits integer not null default 0,
  constraint comments_pkey PRIMARY KEY (id),
  constraint comments_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint comments_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES comments(id) ON DELETE CASCADE,
  constraint comments_root_id_fkey FOREIGN KEY (root_id) REFERENCES comments(id) ON DELETE CASCADE,
  constraint comments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint comments_check CHECK ((((parent_id IS NULL) = (root_id IS NULL)) AND ((parent_id IS NULL) = (depth = 0)))),
  constraint comments_commentable_type_check CHECK ((commentable_type = ANY (ARRAY['title'::text, 'episode'::text, 'video'::text, 'news'::text, 'list'::text, 'request'::text]))),
  constraint comments_depth_check CHECK (((depth >= 0) AND (depth <= 5))),
  constraint comments_held_check CHECK (((held_for IS NULL) OR ((deleted_at IS NOT NULL) AND (held_at IS NOT NULL)))),
  constraint comments_held_for_check CHECK ((held_for = ANY (ARRAY['link'::text, 'words'::text]))),
  constraint comments_position_check CHECK ((("position" >= (0)::numeric) AND ("position" <= (100)::numeric)))
);

create table contact_messages (
  id bigint not null generated always as identity,
  version integer not null default 1,
  user_id bigint,
  name text not null,
  email text not null,
  message text not null,
  created_at timestamp with time zone not null default now(),
  answered_at timestamp with time zone,
  answered_by bigint,
  constraint contact_messages_pkey PRIMARY KEY (id),
  constraint contact_messages_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint contact_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint contact_messages_email_check CHECK ((email <> ''::text)),
  constraint contact_messages_message_check CHECK ((message <> ''::text)),
  constraint contact_messages_name_check CHECK ((name <> ''::text))
);

create table contributed_rows (
  user_id bigint not null,
  key text not null,
  digest text not null,
  ids bigint[] not null,
  created_at timestamp with time zone not null,
  constraint contributed_rows_pkey PRIMARY KEY (user_id, key),
  constraint contributed_rows_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint contributed_rows_key_check CHECK (((length(key) >= 1) AND (length(key) <= 64)))
);

create table contribution_claims (
  item_type text not null,
  item_id bigint not null,
  user_id bigint not null,
  since timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint contribution_claims_pkey PRIMARY KEY (item_type, item_id),
  constraint contribution_claims_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint contribution_claims_item_type_check CHECK ((item_type = ANY (ARRAY['link'::text, 'nzb'::text, 'torrent'::text, 'takedown'::text])))
);

create table counted_days (
  day date not null,
  is_stale boolean not null default true,
  taken_at timestamp with time zone,
  counted_at timestamp with time zone,
  took_ms integer not null default 0,
  is_final boolean not null default false,
  constraint counted_days_pkey PRIMARY KEY (day)
);

create table counted_downloads (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  day date,
  kind text not null,
  title_id bigint not null,
  season_number integer,
  episode_number integer,
  host text not null,
  quality text not null,
  constraint counted_downloads_pkey PRIMARY KEY (id)
);

create table counted_months (
  month date not null,
  in_year boolean not null default false,
  constraint counted_months_pkey PRIMARY KEY (month)
);

create table counter_notices (
  id bigint not null generated always as identity,
  version integer not null default 1,
  withdrawal_id bigint not null,
  user_id bigint,
  language text not null,
  status text not null default 'waiting'::text,
  statement text not null,
  answerable_until timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  decided_by bigint,
  decided_at timestamp with time zone,
  reason text,
  constraint counter_notices_pkey PRIMARY KEY (id),
  constraint counter_notices_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint counter_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint counter_notices_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES withdrawals(id),
  constraint counter_notices_check CHECK (((decided_at IS NULL) = (status = 'waiting'::text))),
  constraint counter_notices_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'accepted'::text, 'refused'::text])))
);

create table countries (
  code character(2) not null,
  name text not null,
  name_fr text not null,
  constraint countries_pkey PRIMARY KEY (code)
);

create table coupon_redemptions (
  id bigint not null generated always as identity,
  coupon_id bigint not null,
  user_id bigint,
  checkout_id bigint,
  price_id bigint,
  off_minor bigint not null,
  held_at timestamp with time zone not null default now(),
  redeemed_at timestamp with time zone,
  constraint coupon_redemptions_coupon_id_user_id_key UNIQUE (coupon_id, user_id),
  constraint coupon_redemptions_pkey PRIMARY KEY (id),
  constraint coupon_redemptions_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES checkouts(id) ON DELETE SET NULL,
  constraint coupon_redemptions_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id) ON DELETE CASCADE,
  constraint coupon_redemptions_price_id_fkey FOREIGN KEY (price_id) REFERENCES prices(id) ON DELETE SET NULL,
  constraint coupon_redemptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint coupon_redemptions_off_minor_check CHECK ((off_minor >= 0))
);

create table coupons (
  id bigint not null generated always as identity,
  key uuid not null default gen_random_uuid(),
  code text not null,
  code_read text not null,
  note text not null default ''::text,
  percent_off integer,
  amount_off_minor bigint,
  currency text,
  duration text not null,
  months integer,
  product_ids bigint[],
  is_for_new boolean not null default false,
  most_redemptions integer,
  expires_at timestamp with time zone,
  archived_at timestamp with time zone,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  constraint coupons_code_read_key UNIQUE (code_read),
  constraint coupons_key_key UNIQUE (key),
  constraint coupons_pkey PRIMARY KEY (id),
  constraint coupons_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint coupons_amount_off_minor_check CHECK (((amount_off_minor >= 1) AND (amount_off_minor <= '9007199254740991'::bigint))),
  constraint coupons_check CHECK (((percent_off IS NULL) <> (amount_off_minor IS NULL))),
  constraint coupons_check1 CHECK (((amount_off_minor IS NULL) = (currency IS NULL))),
  constraint coupons_check2 CHECK (((duration = 'months'::text) = (months IS NOT NULL))),
  constraint coupons_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint coupons_duration_check CHECK ((duration = ANY (ARRAY['once'::text, 'months'::text, 'forever'::text]))),
  constraint coupons_months_check CHECK (((months >= 1) AND (months <= 36))),
  constraint coupons_most_redemptions_check CHECK ((most_redemptions > 0)),
  constraint coupons_percent_off_check CHECK (((percent_off >= 1) AND (percent_off <= 100)))
);

create table credits (
  id bigint not null generated by default as identity,
  title_id bigint not null,
  season_id bigint,
  episode_id bigint,
  person_id bigint not null,
  department text not null,
  job text,
  "character" text,
  "position" integer not null default 0,
  constraint credits_pkey PRIMARY KEY (id),
  constraint credits_episode_id_fkey FOREIGN KEY (episode_id) REFERENCES episodes(id) ON DELETE CASCADE,
  constraint credits_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE,
  constraint credits_season_id_fkey FOREIGN KEY (season_id) REFERENCES seasons(id) ON DELETE CASCADE,
  constraint credits_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE
);

create table custom_pages (
  id bigint not null generated always as identity,
  version integer not null default 1,
  slug text not null,
  title text not null,
  title_fr text,
  body text not null,
  body_fr text,
  description text,
  description_fr text,
  is_published boolean not null default false,
  is_in_footer boolean not null default false,
  import_key text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint custom_pages_import_key_key UNIQUE (import_key),
  constraint custom_pages_slug_key UNIQUE (slug),
  constraint custom_pages_pkey PRIMARY KEY (id),
  constraint custom_pages_body_check CHECK ((body <> ''::text)),
  constraint custom_pages_body_fr_check CHECK ((body_fr <> ''::text)),
  constraint custom_pages_slug_check CHECK (((slug ~ '^[^\s/?#]{1,80}$'::text) AND (slug !~ '^\d+$'::text))),
  constraint custom_pages_title_check CHECK ((btrim(title) <> ''::text)),
  constraint custom_pages_title_fr_check CHECK ((btrim(title_fr) <> ''::text))
);

create table debrid_accounts (
  id bigint not null generated always as identity,
  user_id bigint not null,
  provider smallint not null,
  key_encrypted text not null,
  key_ending text not null default ''::text,
  username text,
  is_active boolean not null default true,
  expires_at timestamp with time zone,
  checked_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  key_origin text,
  shares_address boolean not null default false,
  problem text,
  next_check_at timestamp with time zone not null default now(),
  expiry_told_of timestamp with time zone,
  constraint debrid_accounts_pkey PRIMARY KEY (id),
  constraint debrid_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint debrid_accounts_key_ending_check CHECK ((length(key_ending) <= 4)),
  constraint debrid_accounts_provider_check CHECK (((provider >= 1) AND (provider <= 7)))
);

create table debrid_turns (
  user_id bigint not null,
  provider smallint not null,
  next_at timestamp with time zone not null default now(),
  paused_until timestamp with time zone,
  faults integer not null default 0,
  constraint debrid_turns_pkey PRIMARY KEY (user_id, provider),
  constraint debrid_turns_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint debrid_turns_provider_check CHECK (((provider >= 1) AND (provider <= 7)))
);

create table debrid_unlocks (
  id bigint not null generated always as identity,
  user_id bigint not null,
  url_hash text not null,
  account_id bigint,
  file_encrypted text,
  expires_at timestamp with time zone not null,
  constraint debrid_unlocks_user_id_url_hash_key UNIQUE (user_id, url_hash),
  constraint debrid_unlocks_pkey PRIMARY KEY (id),
  constraint debrid_unlocks_account_id_fkey FOREIGN KEY (account_id) REFERENCES debrid_accounts(id) ON DELETE CASCADE,
  constraint debrid_unlocks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table deleted_people (
  id bigint not null generated always as identity,
  person_id bigint not null,
  name text not null,
  deleted_by bigint,
  deleted_at timestamp with time zone not null default now(),
  restored_by bigint,
  restored_at timestamp with time zone,
  content jsonb,
  account_ids bigint[] not null default '{}'::bigint[],
  file_ids bigint[] not null generated always as (files_named_in(COALESCE(content, '[]'::jsonb))) stored,
  constraint deleted_people_pkey PRIMARY KEY (id),
  constraint deleted_people_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint deleted_people_restored_by_fkey FOREIGN KEY (restored_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint deleted_people_check CHECK (((content IS NULL) = (restored_at IS NOT NULL)))
);

create table deleted_titles (
  id bigint not null generated always as identity,
  title_id bigint not null,
  name text not null,
  deleted_by bigint,
  deleted_at timestamp with time zone not null default now(),
  restored_by bigint,
  restored_at timestamp with time zone,
  content jsonb,
  account_ids bigint[] not null default '{}'::bigint[],
  file_ids bigint[] not null default '{}'::bigint[],
  is_hidden boolean not null default false,
  keys text[] not null default '{}'::text[],
  constraint deleted_titles_pkey PRIMARY KEY (id),
  constraint deleted_titles_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint deleted_titles_restored_by_fkey FOREIGN KEY (restored_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint deleted_titles_check CHECK (((content IS NULL) = (restored_at IS NOT NULL)))
);

create table deleted_videos (
  id bigint not null generated always as identity,
  video_id bigint not null,
  title_id bigint not null,
  name text not null,
  deleted_by bigint,
  deleted_at timestamp with time zone not null default now(),
  restored_by bigint,
  restored_at timestamp with time zone,
  content jsonb,
  account_ids bigint[] not null default '{}'::bigint[],
  constraint deleted_videos_pkey PRIMARY KEY (id),
  constraint deleted_videos_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint deleted_videos_restored_by_fkey FOREIGN KEY (restored_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint deleted_videos_check CHECK (((content IS NULL) = (restored_at IS NOT NULL)))
);

create table denied_contributions (
  id bigint not null generated always as identity,
  item_type text not null,
  item_id bigint not null,
  title_id bigint not null,
  user_id bigint,
  file_id bigint,
  name text not null,
  content jsonb not null,
  reason text not null,
  denied_by bigint,
  created_at timestamp with time zone not null default now(),
  constraint denied_contributions_pkey PRIMARY KEY (id),
  constraint denied_contributions_denied_by_fkey FOREIGN KEY (denied_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint denied_contributions_file_id_fkey FOREIGN KEY (file_id) REFERENCES file_entries(id) ON DELETE SET NULL,
  constraint denied_contributions_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE,
  constraint denied_contributions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint denied_contributions_item_type_check CHECK ((item_type = ANY (ARRAY['link'::text, 'nzb'::text, 'torrent'::text])))
);

create table dismissed_titles (
  user_id bigint not null,
  title_id bigint not null,
  dismissed_at timestamp with time zone not null,
  constraint dismissed_titles_pkey PRIMARY KEY (user_id, title_id),
  constraint dismissed_titles_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE,
  constraint dismissed_titles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table download_clients (
  id bigint not null generated by default as identity,
  user_id bigint not null,
  kind text not null,
  name text not null,
  place text not null,
  address text,
  username text,
  secret_encrypted text,
  chosen_at timestamp with time zone,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  constraint download_clients_pkey PRIMARY KEY (id),
  constraint download_clients_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint download_clients_address_check CHECK ((length(address) <= 500)),
  constraint download_clients_check CHECK (((kind = 'jdownloader'::text) OR (address IS NOT NULL))),
  constraint download_clients_check1 CHECK (((place = 'server'::text) OR (secret_encrypted IS NULL))),
  constraint download_clients_kind_check CHECK ((kind = ANY (ARRAY['jdownloader'::text, 'aria2'::text, 'synology'::text, 'qbittorrent'::text, 'sabnzbd'::text]))),
  constraint download_clients_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint download_clients_place_check CHECK ((place = ANY (ARRAY['browser'::text, 'server'::text]))),
  constraint download_clients_username_check CHECK ((length(username) <= 200))
);

create table downloads_by_time (
  starts_at timestamp with time zone not null,
  part smallint not null,
  count integer not null,
  constraint downloads_by_time_pkey PRIMARY KEY (starts_at, part)
);

create table email_verifications (
  user_id bigint not null,
  code_hash text not null,
  attempts integer not null default 0,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint email_verifications_pkey PRIMARY KEY (user_id),
  constraint email_verifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table episodes (
  id bigint not null generated by default as identity,
  title_id bigint not null,
  season_id bigint not null,
  season_number integer not null,
  episode_number integer not null,
  name text not null,
  plot text,
  release_date date,
  runtime_minutes integer,
  poster_url text,
  translations jsonb,
  constraint episodes_title_id_season_number_episode_number_key UNIQUE (title_id, season_number, episode_number),
  constraint episodes_pkey PRIMARY KEY (id),
  constraint episodes_season_id_fkey FOREIGN KEY (season_id) REFERENCES seasons(id) ON DELETE CASCADE,
  constraint episodes_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE,
  constraint episodes_episode_number_check CHECK ((episode_number >= 0)),
  constraint episodes_translations_check CHECK ((jsonb_typeof(translations) = 'object'::text))
);

create table error_groups (
  id bigint not null generated always as identity,
  fingerprint text not null,
  source text not null,
  type text not null,
  message text not null,
  place text not null,
  origin text not null,
  trace text not null,
  count bigint not null,
  versions jsonb not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  solved_at timestamp with time zone,
  returned_at timestamp with time zone,
  constraint error_groups_fingerprint_key UNIQUE (fingerprint),
  constraint error_groups_pkey PRIMARY KEY (id),
  constraint error_groups_count_check CHECK ((count > 0)),
  constraint error_groups_message_check CHECK ((length(message) <= 500)),
  constraint error_groups_origin_check CHECK ((length(origin) <= 200)),
  constraint error_groups_place_check CHECK ((length(place) <= 300)),
  constraint error_groups_source_check CHECK ((source = ANY (ARRAY['server'::text, 'job'::text, 'browser'::text]))),
  constraint error_groups_trace_check CHECK ((length(trace) <= 8000)),
  constraint error_groups_type_check CHECK ((length(type) <= 100))
);

create table event_readers (
  process text not null,
  seen_at timestamp with time zone not null default now(),
  constraint event_readers_pkey PRIMARY KEY (process)
);

create table events (
  id bigint not null generated always as identity,
  writer xid8 not null default pg_current_xact_id(),
  payload text not null,
  said_at timestamp with time zone not null default now(),
  constraint events_pkey PRIMARY KEY (id)
);

create table failed_searches (
  id bigint not null generated always as identity,
  day date not null,
  term text not null,
  visitor bytea not null,
  constraint failed_searches_pkey PRIMARY KEY (id)
);

create table favourite_titles (
  user_id bigint not null,
  title_ids bigint[] not null,
  constraint favourite_titles_pkey PRIMARY KEY (user_id),
  constraint favourite_titles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint favourite_titles_title_ids_check CHECK (((cardinality(title_ids) >= 1) AND (cardinality(title_ids) <= 4)))
);

create table file_entries (
  id bigint not null generated always as identity,
  user_id bigint,
  purpose text not null,
  disk text not null,
  key text not null,
  is_public boolean not null,
  name text not null,
  extension text not null,
  mime text not null,
  size_bytes bigint not null,
  checksum text,
  purge_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint file_entries_key_key UNIQUE (key),
  constraint file_entries_pkey PRIMARY KEY (id),
  constraint file_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint file_entries_checksum_check CHECK ((checksum ~ '^[0-9a-f]{64}$'::text)),
  constraint file_entries_disk_check CHECK ((disk = ANY (ARRAY['local'::text, 's3'::text]))),
  constraint file_entries_extension_check CHECK ((length(extension) <= 20)),
  constraint file_entries_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255))),
  constraint file_entries_size_bytes_check CHECK ((size_bytes >= 0))
);

create table file_upload_pieces (
  id bigint not null generated always as identity,
  upload_id bigint not null,
  start_byte bigint not null,
  size_bytes bigint,
  key text not null,
  constraint file_upload_pieces_key_key UNIQUE (key),
  constraint file_upload_pieces_pkey PRIMARY KEY (id),
  constraint file_upload_pieces_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES file_uploads(id) ON DELETE CASCADE,
  constraint file_upload_pieces_size_bytes_check CHECK ((size_bytes > 0)),
  constraint file_upload_pieces_start_byte_check CHECK ((start_byte >= 0))
);

create table file_uploads (
  id bigint not null generated always as identity,
  user_id bigint,
  purpose text not null,
  disk text not null,
  key text not null,
  name text not null,
  size_bytes bigint not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  tus_id text,
  writer text,
  writer_until timestamp with time zone,
  is_writer_asked boolean not null default false,
  bucket_upload_id text,
  part_bytes bigint,
  constraint file_uploads_key_key UNIQUE (key),
  constraint file_uploads_tus_id_key UNIQUE (tus_id),
  constraint file_uploads_pkey PRIMARY KEY (id),
  constraint file_uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint file_uploads_bucket_upload_id_check CHECK ((length(bucket_upload_id) <= 2000)),
  constraint file_uploads_disk_check CHECK ((disk = ANY (ARRAY['local'::text, 's3'::text]))),
  constraint file_uploads_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255))),
  constraint file_uploads_part_bytes_check CHECK ((part_bytes > 0)),
  constraint file_uploads_size_bytes_check CHECK ((size_bytes >= 0)),
  constraint file_uploads_tus_id_check CHECK ((tus_id ~ '^[0-9a-f]{32}$'::text))
);

create table follow_counts (
  kind text not null,
  item_id bigint not null,
  followers_count integer not null default 0,
  standing_followers_count integer not null default 0,
  constraint follow_counts_pkey PRIMARY KEY (kind, item_id),
  constraint follow_counts_followers_count_check CHECK ((followers_count >= 0)),
  constraint follow_counts_standing_followers_count_check CHECK ((standing_followers_count >= 0))
);

create table follow_digests (
  id bigint not null generated by default as identity,
  kind text not null,
  item_id bigint not null,
  told_to bigint not null default 0,
  created_at timestamp with time zone not null default now(),
  constraint follow_digests_pkey PRIMARY KEY (id)
);

create table follow_news (
  id bigint not null generated by default as identity,
  kind text not null,
  item_id bigint not null,
  what text not null,
  about_id bigint not null,
  by_user_id bigint,
  digest_id bigint,
  created_at timestamp with time zone not null default now(),
  constraint follow_news_kind_item_id_what_about_id_key UNIQUE (kind, item_id, what, about_id),
  constraint follow_news_pkey PRIMARY KEY (id),
  constraint follow_news_kind_check CHECK ((kind = ANY (ARRAY['user'::text, 'title'::text, 'person'::text, 'list'::text]))),
  constraint follow_news_what_check CHECK ((what = ANY (ARRAY['link'::text, 'nzb'::text, 'torrent'::text, 'season'::text, 'episode'::text, 'work'::text, 'entry'::text, 'list'::text, 'review'::text])))
);

create table follows (
  user_id bigint not null,
  kind text not null,
  item_id bigint not null,
  created_at timestamp with time zone not null default now(),
  constraint follows_pkey PRIMARY KEY (user_id, kind, item_id),
  constraint follows_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint follows_kind_check CHECK ((kind = ANY (ARRAY['user'::text, 'title'::text, 'person'::text, 'list'::text]))),
  constraint follows_somebody_else CHECK (((kind <> 'user'::text) OR (item_id <> user_id)))
);

create table former_channel_slugs (
  slug text not null,
  channel_id bigint not null,
  constraint former_channel_slugs_pkey PRIMARY KEY (slug),
  constraint former_channel_slugs_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channels(id) ON DELETE CASCADE
);

create table former_custom_page_slugs (
  slug text not null,
  page_id bigint not null,
  constraint former_custom_page_slugs_pkey PRIMARY KEY (slug),
  constraint former_custom_page_slugs_page_id_fkey FOREIGN KEY (page_id) REFERENCES custom_pages(id) ON DELETE CASCADE
);

create table former_genre_slugs (
  slug text not null,
  genre_id bigint not null,
  constraint former_genre_slugs_pkey PRIMARY KEY (slug),
  constraint former_genre_slugs_genre_id_fkey FOREIGN KEY (genre_id) REFERENCES genres(id) ON DELETE CASCADE
);

create table former_keyword_slugs (
  slug text not null,
  keyword_id bigint not null,
  constraint former_keyword_slugs_pkey PRIMARY KEY (slug),
  constraint former_keyword_slugs_keyword_id_fkey FOREIGN KEY (keyword_id) REFERENCES keywords(id) ON DELETE CASCADE
);

create table former_list_names (
  list_id bigint not null,
  name text not null,
  was_shared boolean not null,
  changed_at timestamp with time zone not null default now(),
  constraint former_list_names_pkey PRIMARY KEY (list_id, name),
  constraint former_list_names_list_id_fkey FOREIGN KEY (list_id) REFERENCES lists(id) ON DELETE CASCADE,
  constraint former_list_names_name_check CHECK ((name <> ''::text))
);

create table former_tag_slugs (
  slug text not null,
  tag_id bigint not null,
  constraint former_tag_slugs_pkey PRIMARY KEY (slug),
  constraint former_tag_slugs_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id) ON DELETE CASCADE
);

create table genres (
  id bigint not null generated by default as identity,
  slug text not null,
  name text not null,
  name_fr text not null,
  version integer not null default 1,
  constraint genres_slug_key UNIQUE (slug),
  constraint genres_pkey PRIMARY KEY (id)
);

create table gift_codes (
  id bigint not null generated always as identity,
  code_hash text not null,
  hint text not null,
  price_id bigint not null,
  note text not null default ''::text,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone,
  redeemed_by bigint,
  redeemed_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  constraint gift_codes_code_hash_key UNIQUE (code_hash),
  constraint gift_codes_pkey PRIMARY KEY (id),
  constraint gift_codes_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint gift_codes_price_id_fkey FOREIGN KEY (price_id) REFERENCES prices(id) ON DELETE CASCADE,
  constraint gift_codes_redeemed_by_fkey FOREIGN KEY (redeemed_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint gift_codes_check CHECK (((redeemed_by IS NULL) OR (redeemed_at IS NOT NULL))),
  constraint gift_codes_check1 CHECK (((redeemed_at IS NULL) OR (withdrawn_at IS NULL)))
);

create table guest_plays (
  visitor bytea not null,
  video_id bigint not null,
  plays integer not null default 1,
  last_at timestamp with time zone not null,
  constraint guest_plays_pkey PRIMARY KEY (visitor, video_id)
);

create table health_states (
  part text not null,
  state text not null,
  since timestamp with time zone not null,
  constraint health_states_pkey PRIMARY KEY (part),
  constraint health_states_part_check CHECK ((length(part) <= 40)),
  constraint health_states_state_check CHECK ((length(state) <= 20))
);

create table home_layouts (
  user_id bigint not null,
  row_order text[] not null,
  hidden_rows text[] not null,
  constraint home_layouts_pkey PRIMARY KEY (user_id),
  constraint home_layouts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint home_layouts_hidden_rows_check CHECK ((cardinality(hidden_rows) <= 60)),
  constraint home_layouts_row_order_check CHECK ((cardinality(row_order) <= 60))
);

create table host_checks (
  host_id integer not null,
  is_on boolean not null default true,
  method text,
  address text,
  calls_per_minute integer not null default 20,
  next_call_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  paused_until timestamp with time zone,
  faults integer not null default 0,
  last_fault text,
  last_fault_at timestamp with time zone,
  last_checked_at timestamp with time zone,
  recent_latencies integer[] not null default '{}'::integer[],
  lease_id uuid,
  leased_until timestamp with time zone,
  links_count integer not null default 0,
  alive_count integer not null default 0,
  dead_count integer not null default 0,
  restricted_count integer not null default 0,
  unknown_count integer not null default 0,
  counted_at timestamp with time zone,
  constraint host_checks_pkey PRIMARY KEY (host_id),
  constraint host_checks_host_id_fkey FOREIGN KEY (host_id) REFERENCES hosts(id) ON DELETE CASCADE,
  constraint host_checks_calls_per_minute_check CHECK (((calls_per_minute >= 1) AND (calls_per_minute <= 600)))
);

create table host_domains (
  domain text not null,
  host_id integer not null,
  constraint host_domains_pkey PRIMARY KEY (domain),
  constraint host_domains_host_id_fkey FOREIGN KEY (host_id) REFERENCES hosts(id) ON DELETE CASCADE,
  constraint host_domains_domain_check CHECK ((domain = lower(domain)))
);

create table hosts (
  id integer not null generated by default as identity,
  name text not null,
  icon text,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  constraint hosts_name_key UNIQUE (name),
  constraint hosts_pkey PRIMARY KEY (id)
);

create table human_check_solutions (
  challenge_hash text not null,
  expires_at timestamp with time zone not null,
  constraint human_check_solutions_pkey PRIMARY KEY (challenge_hash)
);

create table images (
  id bigint not null generated by default as identity,
  title_id bigint,
  episode_id bigint,
  person_id bigint,
  kind text not null,
  url text not null,
  width integer,
  height integer,
  "position" integer not null default 0,
  constraint images_pkey PRIMARY KEY (id),
  constraint images_episode_id_fkey FOREIGN KEY (episode_id) REFERENCES episodes(id) ON DELETE CASCADE,
  constraint images_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE,
  constraint images_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE,
  constraint images_check CHECK ((num_nonnulls(title_id, person_id) = 1)),
  constraint images_kind_check CHECK ((kind = ANY (ARRAY['poster'::text, 'backdrop'::text, 'still'::text, 'portrait'::text])))
);

create table import_faults (
  run_id bigint not null,
  line integer not null,
  reason text not null,
  text text not null,
  is_refused boolean not null,
  constraint import_faults_pkey PRIMARY KEY (run_id, line),
  constraint import_faults_run_id_fkey FOREIGN KEY (run_id) REFERENCES import_runs(id) ON DELETE CASCADE
);

create table import_runs (
  id bigint not null generated always as identity,
  file_name text not null,
  file_hash text not null,
  type text not null,
  lines_done integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  skipped integer not null default 0,
  rejected integer not null default 0,
  started_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  bytes_done bigint not null default 0,
  bytes_total bigint not null default 0,
  failure text,
  file_id bigint,
  constraint import_runs_pkey PRIMARY KEY (id),
  constraint import_runs_file_id_fkey FOREIGN KEY (file_id) REFERENCES file_entries(id) ON DELETE SET NULL
);

create table invoices (
  id bigint not null generated always as identity,
  user_id bigint,
  gateway text not null,
  provider_id text not null,
  subscription_id text not null,
  number text not null,
  plan text not null,
  amount_minor bigint not null,
  tax_minor bigint not null default 0,
  refunded_minor bigint not null default 0,
  currency text not null,
  state text not null,
  issued_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  seen_turn bigint not null,
  discount_minor bigint not null default 0,
  constraint invoices_gateway_provider_id_key UNIQUE (gateway, provider_id),
  constraint invoices_pkey PRIMARY KEY (id),
  constraint invoices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint invoices_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint invoices_discount_minor_check CHECK ((discount_minor >= 0)),
  constraint invoices_gateway_check CHECK ((gateway = ANY (ARRAY['stripe'::text, 'paypal'::text]))),
  constraint invoices_state_check CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text, 'uncollectible'::text, 'void'::text, 'refunded'::text, 'disputed'::text])))
);

create table job_runs (
  id bigint not null generated always as identity,
  job text not null,
  job_id uuid not null,
  attempt integer not null,
  started_at timestamp with time zone not null,
  milliseconds bigint,
  outcome text not null default 'running'::text,
  error text,
  stop_asked_at timestamp with time zone,
  constraint job_runs_pkey PRIMARY KEY (id),
  constraint job_runs_attempt_check CHECK ((attempt > 0)),
  constraint job_runs_check CHECK (((outcome = 'running'::text) = (milliseconds IS NULL))),
  constraint job_runs_error_check CHECK ((length(error) <= 500)),
  constraint job_runs_milliseconds_check CHECK ((milliseconds >= 0)),
  constraint job_runs_outcome_check CHECK ((outcome = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text, 'stopped'::text])))
);

create table keywords (
  id bigint not null generated by default as identity,
  slug text not null,
  name text not null,
  name_fr text,
  version integer not null default 1,
  constraint keywords_slug_key UNIQUE (slug),
  constraint keywords_pkey PRIMARY KEY (id),
  constraint keywords_name_fr_check CHECK ((btrim(name_fr) <> ''::text))
);

create table languages (
  id integer not null generated by default as identity,
  code text not null,
  name text not null,
  name_fr text not null,
  flag text,
  constraint languages_code_key UNIQUE (code),
  constraint languages_pkey PRIMARY KEY (id)
);

create table link_checks (
  link_id bigint not null,
  host_id integer not null,
  next_check_at timestamp with time zone,
  checked_at timestamp with time zone,
  result text,
  http_status smallint,
  latency_ms integer,
  failures smallint not null default 0,
  first_failed_at timestamp with time zone,
  died_at timestamp with time zone,
  constraint link_checks_pkey PRIMARY KEY (link_id),
  constraint link_checks_host_id_fkey FOREIGN KEY (host_id) REFERENCES hosts(id) ON DELETE CASCADE,
  constraint link_checks_link_id_fkey FOREIGN KEY (link_id) REFERENCES links(id) ON DELETE CASCADE,
  constraint link_checks_failures_check CHECK ((failures >= 0)),
  constraint link_checks_latency_ms_check CHECK ((latency_ms >= 0)),
  constraint link_checks_result_check CHECK ((result = ANY (ARRAY['alive'::text, 'dead'::text, 'restricted'::text, 'unknown'::text])))
) with (autovacuum_vacuum_scale_factor=0.05, autovacuum_analyze_scale_factor=0.05);

create table link_nfos (
  link_id bigint not null,
  nfo text not null,
  constraint link_nfos_pkey PRIMARY KEY (link_id),
  constraint link_nfos_link_id_fkey FOREIGN KEY (link_id) REFERENCES links(id) ON DELETE CASCADE
);

create table link_parts (
  link_id bigint not null,
  title_id bigint not null,
  "position" integer not null,
  url text not null,
  normalised_url text not null,
  constraint link_parts_pkey PRIMARY KEY (link_id, "position"),
  constraint link_parts_link_id_fkey FOREIGN KEY (link_id) REFERENCES links(id) ON DELETE CASCADE,
  constraint link_parts_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE
);

create table link_queue (
  item_id bigint not null,
  title_id bigint not null,
  words text not null,
  own_words_length integer not null,
  user_id bigint,
  status text not null,
  season_number integer,
  episode_numbers integer[] not null,
  is_full_season boolean not null,
  host_id integer,
  quality_id integer not null,
  quality_rank integer not null,
  language_ids integer[] not null,
  subtitle_ids integer[] not null,
  size_bytes bigint,
  views integer not null,
  reports_count integer not null,
  dead_reports_count integer not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  episode_number integer generated always as (episode_numbers[1]) stored,
  postponed_until timestamp with time zone,
  constraint link_queue_pkey PRIMARY KEY (item_id)
);

create table links (
  id bigint not null generated by default as identity,
  title_id bigint not null,
  season_number integer,
  episode_number integer,
  is_full_season boolean not null default false,
  host_id integer not null,
  url text not null,
  quality_id integer not null,
  language_ids integer[] not null default '{}'::integer[],
  subtitle_ids integer[] not null default '{}'::integer[],
  size_bytes bigint,
  total_parts integer not null default 1,
  user_id bigint,
  status text not null default 'pending'::text,
  views integer not null default 0,
  reports_count integer not null default 0,
  checked_at timestamp with time zone,
  validated_at timestamp with time zone,
  validated_by bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  dead_reports_count integer not null default 0,
  constraint links_pkey PRIMARY KEY (id),
  constraint links_host_id_fkey FOREIGN KEY (host_id) REFERENCES hosts(id),
  constraint links_quality_id_fkey FOREIGN KEY (quality_id) REFERENCES qualities(id),
  constraint links_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE,
  constraint links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint links_validated_by_fkey FOREIGN KEY (validated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint links_check CHECK (((NOT is_full_season) OR (episode_number IS NULL))),
  constraint links_episode_number_check CHECK ((episode_number >= 0)),
  constraint links_season_number_check CHECK ((season_number >= 0)),
  constraint links_size_bytes_check CHECK ((size_bytes >= 0)),
  constraint links_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'dead'::text]))),
  constraint links_total_parts_check CHECK ((total_parts >= 1))
);

create table list_items (
  list_id bigint not null,
  title_id bigint not null,
  "position" integer not null default 0,
  created_at timestamp with time zone not null default now(),
  note text,
  constraint list_items_pkey PRIMARY KEY (list_id, title_id),
  constraint list_items_list_id_fkey FOREIGN KEY (list_id) REFERENCES lists(id) ON DELETE CASCADE,
  constraint list_items_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE,
  constraint list_items_note_check CHECK ((note <> ''::text))
);

create table lists (
  id bigint not null generated by default as identity,
  user_id bigint not null,
  name text not null,
  name_fr text,
  description text,
  description_fr text,
  items_count integer not null default 0,
  comments_count integer not null default 0,
  import_key text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  workspace_id bigint,
  visibility text not null default 'public'::text,
  share_key text not null default replace((gen_random_uuid())::text, '-'::text, ''::text),
  kind text,
  version integer not null default 1,
  reports_count integer not null default 0,
  last_reported_at timestamp with time zone,
  withheld text,
  withheld_at timestamp with time zone,
  withheld_by bigint,
  withheld_reason text,
  visibility_before text,
  share_key_before text,
  constraint lists_import_key_key UNIQUE (import_key),
  constraint lists_share_key_key UNIQUE (share_key),
  constraint lists_pkey PRIMARY KEY (id),
  constraint lists_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint lists_withheld_by_fkey FOREIGN KEY (withheld_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint lists_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE,
  constraint lists_kind_check CHECK ((kind = 'watch_later'::text)),
  constraint lists_name_check CHECK ((btrim(name) <> ''::text)),
  constraint lists_visibility_before_check CHECK ((visibility_before = ANY (ARRAY['public'::text, 'unlisted'::text, 'private'::text]))),
  constraint lists_visibility_check CHECK ((visibility = ANY (ARRAY['public'::text, 'unlisted'::text, 'private'::text]))),
  constraint lists_withheld_check CHECK ((withheld = ANY (ARRAY['hidden'::text, 'removed'::text]))),
  constraint lists_withheld_is_private CHECK (((withheld IS NULL) OR ((visibility = 'private'::text) AND (withheld_at IS NOT NULL) AND (withheld_reason <> ''::text) AND (visibility_before IS NOT NULL))))
);

create table localization_lines (
  language text not null,
  key text not null,
  line text not null,
  updated_at timestamp with time zone not null default now(),
  source text,
  constraint localization_lines_pkey PRIMARY KEY (language, key),
  constraint localization_lines_language_fkey FOREIGN KEY (language) REFERENCES localizations(language) ON DELETE CASCADE,
  constraint localization_lines_line_check CHECK (((length(line) >= 1) AND (length(line) <= 4000)))
);

create table localizations (
  language text not null,
  name text not null,
  created_at timestamp with time zone not null default now(),
  id integer not null generated always as identity,
  version integer not null default 1,
  is_enabled boolean not null default true,
  constraint localizations_id_key UNIQUE (id),
  constraint localizations_pkey PRIMARY KEY (language),
  constraint localizations_language_check CHECK ((language ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$'::text))
);

create table login_challenges (
  token_hash text not null,
  user_id bigint not null,
  is_remembered boolean not null,
  attempts integer not null default 0,
  expires_at timestamp with time zone not null,
  constraint login_challenges_pkey PRIMARY KEY (token_hash),
  constraint login_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table member_sanctions (
  id bigint not null generated by default as identity,
  version integer not null default 1,
  user_id bigint not null,
  kind text not null,
  stops text[] not null default '{}'::text[],
  reason text not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  ends_at timestamp with time zone,
  acknowledged_at timestamp with time zone,
  lifted_at timestamp with time zone,
  lifted_by bigint,
  lift_reason text,
  constraint member_sanctions_pkey PRIMARY KEY (id),
  constraint member_sanctions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint member_sanctions_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint member_sanctions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint member_sanctions_check CHECK ((ends_at > created_at)),
  constraint member_sanctions_check1 CHECK (((kind = 'suspension'::text) = (cardinality(stops) > 0))),
  constraint member_sanctions_check2 CHECK (((kind = 'suspension'::text) OR (ends_at IS NULL))),
  constraint member_sanctions_kind_check CHECK ((kind = ANY (ARRAY['warning'::text, 'suspension'::text]))),
  constraint member_sanctions_lift_reason_check CHECK ((btrim(lift_reason) <> ''::text)),
  constraint member_sanctions_reason_check CHECK ((btrim(reason) <> ''::text)),
  constraint member_sanctions_stops_check CHECK ((stops <@ ARRAY['comments'::text, 'reviews'::text, 'contributions'::text, 'everything'::text])),
  constraint member_sanctions_stops_check1 CHECK (((NOT ('everything'::text = ANY (stops))) OR (cardinality(stops) = 1)))
);

create table merged_title_keys (
  key text not null,
  merge_id bigint not null,
  constraint merged_title_keys_pkey PRIMARY KEY (key, merge_id),
  constraint merged_title_keys_merge_id_fkey FOREIGN KEY (merge_id) REFERENCES title_merges(id) ON DELETE CASCADE
);

create table merges (
  id bigint not null generated always as identity,
  kind text not null,
  gone_id bigint not null,
  gone_name text not null,
  kept_id bigint not null,
  keys text[] not null default '{}'::text[],
  moved jsonb not null default '[]'::jsonb,
  filled jsonb not null default '{}'::jsonb,
  content jsonb,
  account_ids bigint[] not null default '{}'::bigint[],
  merged_by bigint,
  merged_at timestamp with time zone not null default now(),
  undone_by bigint,
  undone_at timestamp with time zone,
  file_ids bigint[] not null generated always as ((files_named_in(COALESCE(content, '[]'::jsonb)) || files_named_in(filled))) stored,
  constraint merges_pkey PRIMARY KEY (id),
  constraint merges_merged_by_fkey FOREIGN KEY (merged_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint merges_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint merges_check CHECK ((kept_id <> gone_id)),
  constraint merges_check1 CHECK (((content IS NULL) = (undone_at IS NOT NULL))),
  constraint merges_kind_check CHECK ((kind = 'person'::text))
);

create table news_articles (
  id bigint not null generated by default as identity,
  slug text not null,
  title text not null,
  title_fr text,
  summary text,
  summary_fr text,
  body text not null,
  body_fr text,
  image_url text,
  source_name text,
  source_url text,
  user_id bigint,
  import_key text,
  comments_count integer not null default 0,
  published_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  deleted_at timestamp with time zone,
  constraint news_articles_import_key_key UNIQUE (import_key),
  constraint news_articles_pkey PRIMARY KEY (id),
  constraint news_articles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint news_articles_slug_check CHECK ((slug ~ '^[^\s/?#]{1,150}$'::text)),
  constraint news_articles_title_check CHECK ((btrim(title) <> ''::text))
);

create table news_titles (
  article_id bigint not null,
  title_id bigint not null,
  "position" integer not null default 0,
  constraint news_titles_pkey PRIMARY KEY (article_id, title_id),
  constraint news_titles_article_id_fkey FOREIGN KEY (article_id) REFERENCES news_articles(id) ON DELETE CASCADE,
  constraint news_titles_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE
);

create table notification_preferences (
  user_id bigint not null,
  type text not null,
  channels text[] not null,
  updated_at timestamp with time zone not null default now(),
  constraint notification_preferences_pkey PRIMARY KEY (user_id, type),
  constraint notification_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint notification_preferences_channels_check CHECK ((channels <@ ARRAY['database'::text, 'email'::text, 'browser'::text]))
);

create table notifications (
  id uuid not null default gen_random_uuid(),
  user_id bigint not null,
  workspace_id bigint not null default 0,
  type text not null,
  data jsonb not null,
  read_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  "position" bigint not null generated always as identity,
  is_listed boolean not null default true,
  delivered_at timestamp with time zone,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table nzb_queue (
  item_id bigint not null,
  title_id bigint not null,
  words text not null,
  own_words_length integer not null,
  user_id bigint,
  status text not null,
  season_number integer,
  episode_numbers integer[] not null,
  is_full_season boolean not null,
  host_id integer,
  quality_id integer not null,
  quality_rank integer not null,
  language_ids integer[] not null,
  subtitle_ids integer[] not null,
  size_bytes bigint,
  views integer not null,
  reports_count integer not null,
  dead_reports_count integer not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  episode_number integer generated always as (episode_numbers[1]) stored,
  postponed_until timestamp with time zone,
  constraint nzb_queue_pkey PRIMARY KEY (item_id)
);

create table nzbs (
  id bigint not null generated by default as identity,
  title_id bigint not null,
  season_number integer,
  episode_numbers integer[] not null default '{}'::integer[],
  is_full_season boolean not null default false,
  name text not null,
  file_key text,
  size_bytes bigint,
  total_parts integer not null default 1,
  groups text[] not null default '{}'::text[],
  poster text,
  posted_at timestamp with time zone,
  archive_password text,
  nfo text,
  quality_id integer not null,
  language_ids integer[] not null default '{}'::integer[],
  subtitle_ids integer[] not null default '{}'::integer[],
  user_id bigint,
  status text not null default 'pending'::text,
  views integer not null default 0,
  reports_count integer not null default 0,
  checked_at timestamp with time zone,
  validated_at timestamp with time zone,
  validated_by bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  file_id bigint,
  content_hash text,
  files jsonb not null default '[]'::jsonb,
  files_count integer not null default 0,
  meta jsonb not null default '[]'::jsonb,
  dead_reports_count integer not null default 0,
  constraint nzbs_pkey PRIMARY KEY (id),
  constraint nzbs_file_id_fkey FOREIGN KEY (file_id) REFERENCES file_entries(id) ON DELETE SET NULL,
  constraint nzbs_quality_id_fkey FOREIGN KEY (quality_id) REFERENCES qualities(id),
  constraint nzbs_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE,
  constraint nzbs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint nzbs_validated_by_fkey FOREIGN KEY (validated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint nzbs_content_hash_check CHECK ((content_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint nzbs_files_count_check CHECK ((files_count >= 0)),
  constraint nzbs_season_number_check CHECK ((season_number >= 0)),
  constraint nzbs_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'dead'::text])))
);

create table outgoing_mails (
  id bigint not null generated always as identity,
  to_address text not null,
  subject text not null,
  text_body text not null,
  html_body text,
  status text not null default 'queued'::text,
  error text,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  headers jsonb not null default '{}'::jsonb,
  sealed_content text,
  sealed_until timestamp with time zone,
  kind text,
  attempts integer not null default 0,
  constraint outgoing_mails_pkey PRIMARY KEY (id),
  constraint outgoing_mails_attempts_check CHECK ((attempts >= 0)),
  constraint outgoing_mails_kind_check CHECK ((length(kind) <= 300)),
  constraint outgoing_mails_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'kept'::text])))
);

create table outside_services (
  service text not null,
  next_call_at timestamp with time zone not null default now(),
  constraint outside_services_pkey PRIMARY KEY (service)
);

create table page_visits (
  id bigint not null generated always as identity,
  day date not null,
  visitor bytea not null,
  page text not null,
  title_id bigint,
  title_type text,
  season_number integer,
  episode_number integer,
  video_id bigint,
  referrer text,
  country text not null,
  device text not null,
  is_member boolean not null,
  constraint page_visits_pkey PRIMARY KEY (id)
);

create table password_resets (
  token_hash text not null,
  user_id bigint not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint password_resets_pkey PRIMARY KEY (token_hash),
  constraint password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table payment_disputes (
  gateway text not null,
  provider_id text not null,
  payment_id text not null,
  state text not null,
  changed_at timestamp with time zone not null,
  constraint payment_disputes_pkey PRIMARY KEY (gateway, provider_id),
  constraint payment_disputes_gateway_check CHECK ((gateway = ANY (ARRAY['stripe'::text, 'paypal'::text]))),
  constraint payment_disputes_state_check CHECK ((state = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text])))
);

create table payment_events (
  id bigint not null generated always as identity,
  gateway text not null,
  event_id text not null,
  type text not null,
  subject_kind text,
  subject_id text,
  body bytea not null,
  received_at timestamp with time zone not null default now(),
  worked_at timestamp with time zone,
  attempts integer not null default 0,
  problem text,
  constraint payment_events_gateway_event_id_key UNIQUE (gateway, event_id),
  constraint payment_events_pkey PRIMARY KEY (id),
  constraint payment_events_check CHECK (((subject_kind IS NULL) = (subject_id IS NULL))),
  constraint payment_events_gateway_check CHECK ((gateway = ANY (ARRAY['stripe'::text, 'paypal'::text]))),
  constraint payment_events_subject_kind_check CHECK ((subject_kind = ANY (ARRAY['subscription'::text, 'payment'::text, 'refund'::text, 'dispute'::text])))
);

create table payment_holds (
  user_id bigint not null,
  token uuid not null,
  until timestamp with time zone not null,
  constraint payment_holds_pkey PRIMARY KEY (user_id),
  constraint payment_holds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table payment_refunds (
  gateway text not null,
  provider_id text not null,
  payment_id text not null,
  amount_minor bigint not null,
  currency text not null,
  constraint payment_refunds_pkey PRIMARY KEY (gateway, provider_id),
  constraint payment_refunds_amount_minor_check CHECK ((amount_minor > 0)),
  constraint payment_refunds_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint payment_refunds_gateway_check CHECK ((gateway = ANY (ARRAY['stripe'::text, 'paypal'::text])))
);

create table people (
  id bigint not null generated by default as identity,
  name text not null,
  birth_date date,
  death_date date,
  birthplace text,
  biography text,
  biography_fr text,
  poster_url text,
  popularity real not null default 0,
  views bigint not null default 0,
  import_key text not null default ('made:'::text || gen_random_uuid()),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  search_document tsvector not null generated always as ((to_tsvector('simple'::regconfig, normalise_name(name)) || array_to_tsvector(popularity_marks(popularity)))) stored,
  version integer not null default 1,
  locks text[] not null default '{}'::text[],
  gender text,
  known_for text,
  departments text[] not null default '{}'::text[],
  constraint people_import_key_key UNIQUE (import_key),
  constraint people_pkey PRIMARY KEY (id),
  constraint people_gender_check CHECK ((gender = ANY (ARRAY['female'::text, 'male'::text, 'non-binary'::text]))),
  constraint people_life_check CHECK ((death_date >= birth_date)),
  constraint people_name_check CHECK ((btrim(name) <> ''::text))
);

create table person_external_ids (
  person_id bigint not null,
  provider text not null,
  value text not null,
  constraint person_external_ids_pkey PRIMARY KEY (provider, value),
  constraint person_external_ids_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);

create table person_file_keys (
  key text not null,
  person_id bigint not null,
  constraint person_file_keys_pkey PRIMARY KEY (key),
  constraint person_file_keys_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);

create table play_sittings (
  id bigint not null generated always as identity,
  day date not null,
  sitting uuid not null,
  viewer bytea not null,
  video_id bigint not null,
  title_id bigint not null,
  title_type text not null,
  season_number integer,
  episode_number integer,
  source text not null,
  country text not null,
  device text not null,
  is_member boolean not null,
  seconds integer not null,
  duration integer not null,
  watched_seconds integer not null,
  last_at timestamp with time zone not null,
  constraint play_sittings_pkey PRIMARY KEY (id)
);

create table plays (
  id bigint not null generated by default as identity,
  user_id bigint not null,
  video_id bigint not null,
  seconds integer not null,
  duration integer not null,
  started_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  constraint plays_pkey PRIMARY KEY (id),
  constraint plays_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table postponed_contributions (
  id bigint not null generated always as identity,
  item_type text not null,
  item_id bigint not null,
  until timestamp with time zone not null,
  note text,
  postponed_by bigint,
  created_at timestamp with time zone not null default now(),
  constraint postponed_contributions_item_type_item_id_key UNIQUE (item_type, item_id),
  constraint postponed_contributions_pkey PRIMARY KEY (id),
  constraint postponed_contributions_postponed_by_fkey FOREIGN KEY (postponed_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint postponed_contributions_item_type_check CHECK ((item_type = ANY (ARRAY['link'::text, 'nzb'::text, 'torrent'::text])))
);

create table prices (
  id bigint not null generated always as identity,
  product_id bigint not null,
  currency text not null,
  "interval" text not null,
  interval_count integer not null default 1,
  created_at timestamp with time zone not null default now(),
  amount_minor bigint not null,
  retired_at timestamp with time zone,
  constraint prices_id_product_id_key UNIQUE (id, product_id),
  constraint prices_pkey PRIMARY KEY (id),
  constraint prices_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint prices_amount_minor_check CHECK (((amount_minor >= 0) AND (amount_minor <= '9007199254740991'::bigint))),
  constraint prices_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint prices_interval_check CHECK (("interval" = ANY (ARRAY['day'::text, 'month'::text, 'year'::text]))),
  constraint prices_interval_count_check CHECK (((interval_count >= 1) AND (interval_count <= 1000)))
);

create table private_viewers (
  user_id bigint not null,
  since timestamp with time zone not null default now(),
  constraint private_viewers_pkey PRIMARY KEY (user_id),
  constraint private_viewers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table products (
  id bigint not null generated always as identity,
  import_key text,
  name text not null,
  description text,
  is_hidden boolean not null default false,
  is_free boolean not null default false,
  is_recommended boolean not null default false,
  grants_premium boolean not null default false,
  features text[] not null default '{}'::text[],
  "position" integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  role_id bigint,
  trial_days integer not null default 0,
  constraint products_import_key_key UNIQUE (import_key),
  constraint products_pkey PRIMARY KEY (id),
  constraint products_role_id_fkey FOREIGN KEY (role_id) REFERENCES roles(id) ON DELETE SET NULL,
  constraint products_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint products_trial_days_check CHECK (((trial_days >= 0) AND (trial_days <= 730)))
);

create table profile_privacy (
  user_id bigint not null,
  lists text not null default 'everyone'::text,
  ratings text not null default 'everyone'::text,
  reviews text not null default 'everyone'::text,
  comments text not null default 'everyone'::text,
  follows text not null default 'everyone'::text,
  activity text not null default 'everyone'::text,
  constraint profile_privacy_pkey PRIMARY KEY (user_id),
  constraint profile_privacy_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint profile_privacy_activity_check CHECK ((activity = ANY (ARRAY['everyone'::text, 'members'::text, 'self'::text]))),
  constraint profile_privacy_comments_check CHECK ((comments = ANY (ARRAY['everyone'::text, 'members'::text, 'self'::text]))),
  constraint profile_privacy_follows_check CHECK ((follows = ANY (ARRAY['everyone'::text, 'members'::text, 'self'::text]))),
  constraint profile_privacy_lists_check CHECK ((lists = ANY (ARRAY['everyone'::text, 'members'::text, 'self'::text]))),
  constraint profile_privacy_ratings_check CHECK ((ratings = ANY (ARRAY['everyone'::text, 'members'::text, 'self'::text]))),
  constraint profile_privacy_reviews_check CHECK ((reviews = ANY (ARRAY['everyone'::text, 'members'::text, 'self'::text])))
);

create table provider_catalogs (
  gateway text not null,
  realm text not null,
  key uuid not null default gen_random_uuid(),
  provider_id text,
  constraint provider_catalogs_pkey PRIMARY KEY (gateway, realm),
  constraint provider_catalogs_gateway_check CHECK ((gateway = ANY (ARRAY['stripe'::text, 'paypal'::text])))
);

create table provider_customers (
  gateway text not null,
  realm text not null,
  user_id bigint not null,
  key uuid not null default gen_random_uuid(),
  provider_id text,
  constraint provider_customers_pkey PRIMARY KEY (user_id, gateway, realm),
  constraint provider_customers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint provider_customers_gateway_check CHECK ((gateway = ANY (ARRAY['stripe'::text, 'paypal'::text])))
);

create table provider_prices (
  id bigint not null generated always as identity,
  gateway text not null,
  realm text not null,
  price_id bigint not null,
  key uuid not null default gen_random_uuid(),
  provider_id text,
  amount_minor bigint not null,
  currency text not null,
  "interval" text not null,
  interval_count integer not null,
  trial_days integer not null default 0,
  begins_cheaper boolean not null default false,
  within text not null default ''::text,
  closed_at timestamp with time zone,
  replaced_at timestamp with time zone,
  constraint provider_prices_pkey PRIMARY KEY (id),
  constraint provider_prices_price_id_fkey FOREIGN KEY (price_id) REFERENCES prices(id) ON DELETE CASCADE,
  constraint provider_prices_amount_minor_check CHECK ((amount_minor >= 0)),
  constraint provider_prices_gateway_check CHECK ((gateway = ANY (ARRAY['stripe'::text, 'paypal'::text])))
);

create table provider_products (
  gateway text not null,
  realm text not null,
  product_id bigint not null,
  key uuid not null default gen_random_uuid(),
  provider_id text,
  constraint provider_products_pkey PRIMARY KEY (product_id, gateway, realm),
  constraint provider_products_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint provider_products_gateway_check CHECK ((gateway = ANY (ARRAY['stripe'::text, 'paypal'::text])))
);

create table push_keys (
  id smallint not null default 1,
  public_key text not null,
  private_key_encrypted text not null,
  created_at timestamp with time zone not null default now(),
  constraint push_keys_pkey PRIMARY KEY (id),
  constraint push_keys_id_check CHECK ((id = 1))
);

create table push_subscriptions (
  id bigint not null generated always as identity,
  user_id bigint not null,
  session_id bigint,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamp with time zone not null default now(),
  constraint push_subscriptions_endpoint_key UNIQUE (endpoint),
  constraint push_subscriptions_pkey PRIMARY KEY (id),
  constraint push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint push_subscriptions_endpoint_check CHECK ((length(endpoint) <= 2000))
);

create table qualities (
  id integer not null,
  label text not null,
  kind text not null,
  rank integer not null,
  constraint qualities_label_key UNIQUE (label),
  constraint qualities_pkey PRIMARY KEY (id),
  constraint qualities_kind_check CHECK ((kind = ANY (ARRAY['video'::text, 'audio'::text, 'ebook'::text, 'software'::text, 'other'::text])))
);

create table recent_downloads (
  user_id bigint not null,
  item_type text not null,
  item_id bigint not null,
  counted_at timestamp with time zone not null,
  constraint recent_downloads_pkey PRIMARY KEY (user_id, item_type, item_id),
  constraint recent_downloads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint recent_downloads_item_type_check CHECK ((item_type = ANY (ARRAY['link'::text, 'nzb'::text, 'torrent'::text])))
);

create table record_versions (
  table_name text not null,
  record_id bigint not null,
  version integer not null,
  content jsonb not null,
  constraint record_versions_pkey PRIMARY KEY (table_name, record_id, version)
);

create table report_counts (
  subject text not null,
  dimension text not null,
  record text not null,
  span text not null,
  key text not null,
  starts_on date not null,
  events bigint not null,
  visitors bigint not null,
  seconds bigint not null,
  stops integer[],
  constraint report_counts_pkey PRIMARY KEY (subject, dimension, record, span, key, starts_on) INCLUDE (events, visitors, seconds),
  constraint report_counts_span_check CHECK ((span = ANY (ARRAY['day'::text, 'month'::text]))),
  constraint report_counts_stops_check CHECK ((cardinality(stops) = 20)),
  constraint report_counts_subject_check CHECK ((subject = ANY (ARRAY['visits'::text, 'plays'::text, 'downloads'::text, 'searches'::text])))
);

create table report_keys (
  id integer not null generated always as identity,
  subject text not null,
  dimension text not null,
  key text not null,
  constraint report_keys_subject_dimension_key_key UNIQUE (subject, dimension, key),
  constraint report_keys_pkey PRIMARY KEY (id)
);

create table report_vectors (
  subject text not null,
  dimension text not null,
  span text not null,
  starts_on date not null,
  counts bytea not null,
  constraint report_vectors_pkey PRIMARY KEY (subject, dimension, span, starts_on),
  constraint report_vectors_span_check CHECK ((span = ANY (ARRAY['day'::text, 'month'::text, 'year-to-date'::text]))),
  constraint report_vectors_subject_check CHECK ((subject = ANY (ARRAY['visits'::text, 'plays'::text, 'downloads'::text, 'searches'::text])))
);

create table reports (
  id bigint not null generated always as identity,
  item_type text not null,
  item_id bigint not null,
  user_id bigint,
  reason text not null,
  created_at timestamp with time zone not null default now(),
  kind text not null default 'other'::text,
  constraint reports_pkey PRIMARY KEY (id),
  constraint reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint reports_item_type_check CHECK ((item_type = ANY (ARRAY['link'::text, 'nzb'::text, 'torrent'::text, 'comment'::text, 'video'::text, 'review'::text, 'list'::text]))),
  constraint reports_kind_check CHECK ((kind = ANY (ARRAY['dead'::text, 'content'::text, 'quality'::text, 'password'::text, 'other'::text])))
);

create table request_supporters (
  request_id bigint not null,
  user_id bigint not null,
  created_at timestamp with time zone not null default now(),
  constraint request_supporters_pkey PRIMARY KEY (request_id, user_id),
  constraint request_supporters_request_id_fkey FOREIGN KEY (request_id) REFERENCES requests(id) ON DELETE CASCADE,
  constraint request_supporters_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table requests (
  id bigint not null generated always as identity,
  version integer not null default 1,
  user_id bigint,
  workspace_id bigint,
  name text not null,
  title_id bigint,
  title_type text not null,
  url text,
  note text,
  is_series boolean not null default false,
  season_number integer,
  is_full_season boolean not null default false,
  episode_numbers integer[] not null default '{}'::integer[],
  wish text not null,
  status text not null default 'pending'::text,
  resolver_id bigint,
  resolved_at timestamp with time zone,
  fitting_at timestamp with time zone,
  supporters_count integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  comments_count integer not null default 0,
  constraint requests_pkey PRIMARY KEY (id),
  constraint requests_resolver_id_fkey FOREIGN KEY (resolver_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint requests_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE SET NULL,
  constraint requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint requests_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE,
  constraint requests_check CHECK (((NOT is_full_season) OR (episode_numbers = '{}'::integer[]))),
  constraint requests_check1 CHECK ((is_series OR ((season_number IS NULL) AND (NOT is_full_season) AND (episode_numbers = '{}'::integer[])))),
  constraint requests_episode_numbers_check CHECK ((cardinality(episode_numbers) <= 3)),
  constraint requests_name_check CHECK ((btrim(name) <> ''::text)),
  constraint requests_season_number_check CHECK ((season_number >= 0)),
  constraint requests_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'processing'::text, 'resolved'::text])))
);

create table reviews (
  id bigint not null generated by default as identity,
  title_id bigint not null,
  user_id bigint not null,
  score smallint not null,
  body text,
  upvotes integer not null default 0,
  downvotes integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  deleted_by bigint,
  reports_count integer not null default 0,
  last_reported_at timestamp with time zone,
  constraint reviews_title_id_user_id_key UNIQUE (title_id, user_id),
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint reviews_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE,
  constraint reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint reviews_body_check CHECK ((body <> ''::text)),
  constraint reviews_score_check CHECK (((score >= 1) AND (score <= 10)))
);

create table role_permissions (
  role_id bigint not null,
  permission text not null,
  restrictions jsonb not null default '[]'::jsonb,
  constraint role_permissions_pkey PRIMARY KEY (role_id, permission),
  constraint role_permissions_role_id_fkey FOREIGN KEY (role_id) REFERENCES roles(id) ON DELETE CASCADE
);

create table roles (
  id bigint not null generated by default as identity,
  key text,
  name text not null,
  description text,
  is_default boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  "position" integer not null default 100,
  constraint roles_key_key UNIQUE (key),
  constraint roles_name_key UNIQUE (name),
  constraint roles_pkey PRIMARY KEY (id),
  constraint roles_position_check CHECK ((("position" >= 0) AND ("position" <= 999)))
);

create table saved_views (
  id bigint not null generated by default as identity,
  user_id bigint not null,
  list text not null,
  name text not null,
  state jsonb not null,
  is_first boolean not null default false,
  version integer not null default 1,
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint saved_views_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);

create table schema_migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  constraint schema_migrations_pkey PRIMARY KEY (name)
);

create table search_terms (
  term text not null,
  weight real not null default 0,
  constraint search_terms_pkey PRIMARY KEY (term)
);

create table seasons (
  id bigint not null generated by default as identity,
  title_id bigint not null,
  number integer not null,
  name text,
  plot text,
  year smallint,
  release_date date,
  poster_url text,
  episodes_count integer not null default 0,
  active_links_count integer not null default 0,
  active_nzbs_count integer not null default 0,
  active_torrents_count integer not null default 0,
  translations jsonb,
  constraint seasons_title_id_number_key UNIQUE (title_id, number),
  constraint seasons_pkey PRIMARY KEY (id),
  constraint seasons_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE,
  constraint seasons_number_check CHECK ((number >= 0)),
  constraint seasons_translations_check CHECK ((jsonb_typeof(translations) = 'object'::text))
);

create table sessions (
  id bigint not null generated always as identity,
  token_hash bytea not null,
  user_id bigint not null,
  is_remembered boolean not null,
  user_agent text,
  ip_address text,
  created_at timestamp with time zone not null default now(),
  last_active_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  password_confirmed_at timestamp with time zone,
  viewed_as_role_id bigint,
  viewed_as_until timestamp with time zone,
  constraint sessions_token_hash_key UNIQUE (token_hash),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint sessions_viewed_as_role_id_fkey FOREIGN KEY (viewed_as_role_id) REFERENCES roles(id) ON DELETE SET NULL
);

create table settings (
  key text not null,
  value jsonb not null,
  is_secret boolean not null default false,
  updated_at timestamp with time zone not null default now(),
  constraint settings_pkey PRIMARY KEY (key)
);

create table settings_trials (
  is_only boolean not null default true,
  keys text[] not null,
  before_sealed text not null,
  ends_at timestamp with time zone not null,
  constraint settings_trials_pkey PRIMARY KEY (is_only),
  constraint settings_trials_is_only_check CHECK (is_only),
  constraint settings_trials_keys_check CHECK ((cardinality(keys) > 0))
);

create table site_marks (
  name text not null,
  value text not null,
  constraint site_marks_pkey PRIMARY KEY (name),
  constraint site_marks_name_check CHECK ((name = ANY (ARRAY['app-key'::text, 'files'::text])))
);

create table social_flows (
  token_hash text not null,
  service text not null,
  step text not null,
  state_hash text,
  user_id bigint,
  details text not null,
  expires_at timestamp with time zone not null,
  constraint social_flows_pkey PRIMARY KEY (token_hash),
  constraint social_flows_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint social_flows_step_check CHECK ((step = ANY (ARRAY['login'::text, 'connect'::text, 'password'::text, 'sign_up'::text])))
);

create table social_profiles (
  id bigint not null generated always as identity,
  user_id bigint not null,
  service text not null,
  provider_id text not null,
  username text not null,
  created_at timestamp with time zone not null default now(),
  constraint social_profiles_service_provider_id_key UNIQUE (service, provider_id),
  constraint social_profiles_user_id_service_key UNIQUE (user_id, service),
  constraint social_profiles_pkey PRIMARY KEY (id),
  constraint social_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table staff_answers (
  id bigint not null generated by default as identity,
  version integer not null default 1,
  name text not null,
  uses text[] not null,
  body text not null,
  body_fr text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint staff_answers_pkey PRIMARY KEY (id),
  constraint staff_answers_body_check CHECK ((btrim(body) <> ''::text)),
  constraint staff_answers_body_fr_check CHECK ((btrim(body_fr) <> ''::text)),
  constraint staff_answers_name_check CHECK ((btrim(name) <> ''::text)),
  constraint staff_answers_uses_check CHECK (((cardinality(uses) > 0) AND (uses <@ ARRAY['comment'::text, 'review'::text, 'warning'::text, 'suspension'::text])))
);

create table subscriptions (
  id bigint not null generated always as identity,
  user_id bigint not null,
  product_id bigint not null,
  price_id bigint not null,
  gateway text not null default 'none'::text,
  granted_by bigint,
  starts_at timestamp with time zone not null,
  current_period_end timestamp with time zone not null,
  ends_at timestamp with time zone,
  ended_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  provider_id text,
  state text not null default 'active'::text,
  grace_until timestamp with time zone,
  paid_by text,
  seen_turn bigint not null default 0,
  is_gift boolean not null default false,
  coupon_id bigint,
  next_amount_minor bigint,
  card_expires_on date,
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id) ON DELETE SET NULL,
  constraint subscriptions_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint subscriptions_price_id_product_id_fkey FOREIGN KEY (price_id, product_id) REFERENCES prices(id, product_id),
  constraint subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint subscriptions_check CHECK ((current_period_end > starts_at)),
  constraint subscriptions_gateway_check CHECK ((gateway = ANY (ARRAY['none'::text, 'stripe'::text, 'paypal'::text]))),
  constraint subscriptions_grace_check CHECK (((ended_at IS NOT NULL) OR ((grace_until IS NOT NULL) = (state = ANY (ARRAY['past_due'::text, 'unpaid'::text, 'paused'::text]))))),
  constraint subscriptions_next_amount_minor_check CHECK ((next_amount_minor >= 0)),
  constraint subscriptions_provider_check CHECK (((gateway = 'none'::text) = (provider_id IS NULL))),
  constraint subscriptions_state_check CHECK ((state = ANY (ARRAY['incomplete'::text, 'incomplete_expired'::text, 'trialing'::text, 'active'::text, 'past_due'::text, 'unpaid'::text, 'paused'::text, 'canceled'::text])))
);

create table tags (
  id bigint not null generated by default as identity,
  slug text not null,
  name text not null,
  name_fr text,
  version integer not null default 1,
  constraint tags_slug_key UNIQUE (slug),
  constraint tags_pkey PRIMARY KEY (id),
  constraint tags_name_check CHECK ((btrim(name) <> ''::text)),
  constraint tags_name_fr_check CHECK ((btrim(name_fr) <> ''::text))
);

create table takedown_items (
  id bigint not null generated always as identity,
  notice_id bigint not null,
  address text not null,
  item_type text not null,
  item_id bigint not null,
  title_id bigint not null,
  title_name text not null,
  title_year integer,
  decision text not null default 'waiting'::text,
  reason text,
  decided_by bigint,
  decided_at timestamp with time zone,
  withdrawal_id bigint,
  constraint takedown_items_pkey PRIMARY KEY (id),
  constraint takedown_items_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint takedown_items_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES takedown_notices(id) ON DELETE CASCADE,
  constraint takedown_items_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES withdrawals(id),
  constraint takedown_items_check CHECK (((decided_at IS NULL) = (decision = 'waiting'::text))),
  constraint takedown_items_check1 CHECK (((withdrawal_id IS NOT NULL) = (decision = 'withdrawn'::text))),
  constraint takedown_items_decision_check CHECK ((decision = ANY (ARRAY['waiting'::text, 'withdrawn'::text, 'refused'::text, 'gone'::text]))),
  constraint takedown_items_item_type_check CHECK ((item_type = ANY (ARRAY['title'::text, 'link'::text, 'nzb'::text, 'torrent'::text])))
);

create table takedown_messages (
  id bigint not null generated always as identity,
  notice_id bigint not null,
  is_by_staff boolean not null,
  user_id bigint,
  body text not null,
  created_at timestamp with time zone not null default now(),
  constraint takedown_messages_pkey PRIMARY KEY (id),
  constraint takedown_messages_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES takedown_notices(id) ON DELETE CASCADE,
  constraint takedown_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);

create table takedown_notices (
  id bigint not null generated always as identity,
  version integer not null default 1,
  language text not null,
  status text not null default 'waiting'::text,
  works text not null,
  rights text not null,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  constraint takedown_notices_pkey PRIMARY KEY (id),
  constraint takedown_notices_check CHECK (((decided_at IS NOT NULL) = (status = 'decided'::text))),
  constraint takedown_notices_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'asked'::text, 'decided'::text])))
);

create table takedown_people (
  id bigint not null generated always as identity,
  notice_id bigint,
  counter_notice_id bigint,
  name text not null,
  organisation text,
  on_behalf_of text,
  email text not null,
  postal_address text not null,
  signature text not null,
  created_at timestamp with time zone not null default now(),
  constraint takedown_people_counter_notice_id_key UNIQUE (counter_notice_id),
  constraint takedown_people_notice_id_key UNIQUE (notice_id),
  constraint takedown_people_pkey PRIMARY KEY (id),
  constraint takedown_people_counter_notice_id_fkey FOREIGN KEY (counter_notice_id) REFERENCES counter_notices(id) ON DELETE CASCADE,
  constraint takedown_people_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES takedown_notices(id) ON DELETE CASCADE,
  constraint takedown_people_check CHECK ((num_nonnulls(notice_id, counter_notice_id) = 1))
);

create table throttles (
  key text not null,
  hits integer not null default 0,
  resets_at timestamp with time zone not null,
  constraint throttles_pkey PRIMARY KEY (key)
);

create table title_alternative_names (
  title_id bigint not null,
  name text not null,
  constraint title_alternative_names_pkey PRIMARY KEY (title_id, name),
  constraint title_alternative_names_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE
);

create table title_categories (
  id bigint not null generated by default as identity,
  type text not null,
  name text not null,
  name_fr text not null,
  slug text,
  "position" integer not null,
  constraint title_categories_slug_key UNIQUE (slug),
  constraint title_categories_type_key UNIQUE (type),
  constraint title_categories_pkey PRIMARY KEY (id),
  constraint title_categories_type_check CHECK ((type = ANY (ARRAY['movie'::text, 'series'::text, 'animes'::text, 'doc'::text, 'games'::text, 'app'::text, 'music'::text, 'ebook'::text, 'formation'::text, 'emulation'::text, 'gps'::text, 'other'::text])))
);

create table title_countries (
  title_id bigint not null,
  country_code character(2) not null,
  constraint title_countries_pkey PRIMARY KEY (title_id, country_code),
  constraint title_countries_country_code_fkey FOREIGN KEY (country_code) REFERENCES countries(code),
  constraint title_countries_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE
);

create table title_duplicates (
  id bigint not null generated always as identity,
  first_id bigint not null,
  second_id bigint not null,
  reason text not null,
  found_at timestamp with time zone not null default now(),
  dismissed_by bigint,
  dismissed_at timestamp with time zone,
  constraint title_duplicates_first_id_second_id_key UNIQUE (first_id, second_id),
  constraint title_duplicates_pkey PRIMARY KEY (id),
  constraint title_duplicates_dismissed_by_fkey FOREIGN KEY (dismissed_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint title_duplicates_first_id_fkey FOREIGN KEY (first_id) REFERENCES titles(id) ON DELETE CASCADE,
  constraint title_duplicates_second_id_fkey FOREIGN KEY (second_id) REFERENCES titles(id) ON DELETE CASCADE,
  constraint title_duplicates_check CHECK ((first_id < second_id)),
  constraint title_duplicates_reason_check CHECK ((reason = ANY (ARRAY['name'::text, 'original_name'::text, 'alternative_name'::text])))
);

create table title_external_ids (
  title_id bigint not null,
  provider text not null,
  value text not null,
  constraint title_external_ids_pkey PRIMARY KEY (provider, value),
  constraint title_external_ids_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE
);

create table title_genres (
  title_id bigint not null,
  genre_id bigint not null,
  type text,
  year smallint,
  popularity real,
  constraint title_genres_pkey PRIMARY KEY (title_id, genre_id),
  constraint title_genres_genre_id_fkey FOREIGN KEY (genre_id) REFERENCES genres(id) ON DELETE CASCADE,
  constraint title_genres_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE
);

create table title_imports (
  title_id bigint not null,
  media_type text not null,
  external_id bigint not null,
  is_airing boolean not null default false,
  imported_at timestamp with time zone not null default now(),
  refreshed_at timestamp with time zone not null default now(),
  last_fault text,
  constraint title_imports_media_type_external_id_key UNIQUE (media_type, external_id),
  constraint title_imports_pkey PRIMARY KEY (title_id),
  constraint title_imports_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE
);

create table title_keywords (
  title_id bigint not null,
  keyword_id bigint not null,
  constraint title_keywords_pkey PRIMARY KEY (title_id, keyword_id),
  constraint title_keywords_keyword_id_fkey FOREIGN KEY (keyword_id) REFERENCES keywords(id) ON DELETE CASCADE,
  constraint title_keywords_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE
);

create table title_locks (
  title_id bigint not null,
  field text not null,
  locked_at timestamp with time zone not null default now(),
  constraint title_locks_pkey PRIMARY KEY (title_id, field),
  constraint title_locks_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE
);

create table title_merges (
  id bigint not null generated always as identity,
  from_id bigint not null,
  into_id bigint not null,
  moved jsonb,
  views bigint not null default 0,
  merged_by bigint,
  merged_at timestamp with time zone not null default now(),
  undone_by bigint,
  undone_at timestamp with time zone,
  constraint title_merges_pkey PRIMARY KEY (id),
  constraint title_merges_merged_by_fkey FOREIGN KEY (merged_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint title_merges_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint title_merges_check CHECK ((from_id <> into_id)),
  constraint title_merges_check1 CHECK (((moved IS NULL) = (undone_at IS NOT NULL)))
);

create table title_search (
  title_id bigint not null,
  document tsvector not null,
  type text not null,
  year smallint,
  popularity real not null,
  names text not null default ''::text,
  constraint title_search_pkey PRIMARY KEY (title_id),
  constraint title_search_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE
);

create table title_translations (
  title_id bigint not null,
  language text not null,
  name text,
  plot text,
  tagline text,
  constraint title_translations_pkey PRIMARY KEY (title_id, language),
  constraint title_translations_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE,
  constraint title_translations_language_check CHECK ((language ~ '^[a-z]{2}$'::text))
);

create table titles (
  id bigint not null generated by default as identity,
  type text not null,
  is_series boolean not null default false,
  name text not null,
  original_name text,
  year smallint,
  release_date date,
  plot text,
  tagline text,
  poster_url text,
  backdrop_url text,
  homepage_url text,
  license text,
  runtime_minutes integer,
  certification text,
  spoken_languages text[] not null default '{}'::text[],
  budget bigint,
  revenue bigint,
  tmdb_vote_average numeric(3,1),
  tmdb_vote_count integer,
  local_vote_average numeric(3,1),
  local_vote_count integer not null default 0,
  popularity real not null default 0,
  views bigint not null default 0,
  import_key text not null default ('made:'::text || gen_random_uuid()),
  genre_ids bigint[] not null default '{}'::bigint[],
  country_codes text[] not null default '{}'::text[],
  quality_ids integer[] not null default '{}'::integer[],
  language_ids integer[] not null default '{}'::integer[],
  best_quality_id integer,
  seasons_count integer not null default 0,
  episodes_count integer not null default 0,
  links_count integer not null default 0,
  active_links_count integer not null default 0,
  pending_links_count integer not null default 0,
  dead_links_count integer not null default 0,
  nzbs_count integer not null default 0,
  active_nzbs_count integer not null default 0,
  torrents_count integer not null default 0,
  active_torrents_count integer not null default 0,
  last_link_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  comments_count integer not null default 0,
  version integer not null default 1,
  constraint titles_import_key_key UNIQUE (import_key),
  constraint titles_pkey PRIMARY KEY (id),
  constraint titles_best_quality_id_fkey FOREIGN KEY (best_quality_id) REFERENCES qualities(id),
  constraint titles_type_fkey FOREIGN KEY (type) REFERENCES title_categories(type),
  constraint titles_name_check CHECK ((btrim(name) <> ''::text)),
  constraint titles_runtime_minutes_check CHECK ((runtime_minutes > 0)),
  constraint titles_year_check CHECK (((year >= 1000) AND (year <= 2200)))
);

create table torrent_queue (
  item_id bigint not null,
  title_id bigint not null,
  words text not null,
  own_words_length integer not null,
  user_id bigint,
  status text not null,
  season_number integer,
  episode_numbers integer[] not null,
  is_full_season boolean not null,
  host_id integer,
  quality_id integer not null,
  quality_rank integer not null,
  language_ids integer[] not null,
  subtitle_ids integer[] not null,
  size_bytes bigint,
  views integer not null,
  reports_count integer not null,
  dead_reports_count integer not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  episode_number integer generated always as (episode_numbers[1]) stored,
  postponed_until timestamp with time zone,
  constraint torrent_queue_pkey PRIMARY KEY (item_id)
);

create table torrents (
  id bigint not null generated by default as identity,
  title_id bigint not null,
  season_number integer,
  episode_numbers integer[] not null default '{}'::integer[],
  is_full_season boolean not null default false,
  name text not null,
  file_key text,
  infohash text,
  size_bytes bigint not null,
  files jsonb not null default '[]'::jsonb,
  nfo text,
  quality_id integer not null,
  language_ids integer[] not null default '{}'::integer[],
  subtitle_ids integer[] not null default '{}'::integer[],
  user_id bigint,
  status text not null default 'pending'::text,
  views integer not null default 0,
  reports_count integer not null default 0,
  checked_at timestamp with time zone,
  validated_at timestamp with time zone,
  validated_by bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  file_id bigint,
  infohash_v2 text,
  files_count integer not null default 0,
  is_private boolean not null default false,
  piece_bytes bigint,
  trackers text[] not null default '{}'::text[],
  dead_reports_count integer not null default 0,
  constraint torrents_title_id_infohash_key UNIQUE (title_id, infohash),
  constraint torrents_pkey PRIMARY KEY (id),
  constraint torrents_file_id_fkey FOREIGN KEY (file_id) REFERENCES file_entries(id) ON DELETE SET NULL,
  constraint torrents_quality_id_fkey FOREIGN KEY (quality_id) REFERENCES qualities(id),
  constraint torrents_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE,
  constraint torrents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint torrents_validated_by_fkey FOREIGN KEY (validated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint torrents_files_count_check CHECK ((files_count >= 0)),
  constraint torrents_have_a_hash CHECK (((infohash IS NOT NULL) OR (infohash_v2 IS NOT NULL))),
  constraint torrents_infohash_check CHECK ((infohash ~ '^[0-9a-f]{40}$'::text)),
  constraint torrents_infohash_v2_check CHECK ((infohash_v2 ~ '^[0-9a-f]{64}$'::text)),
  constraint torrents_piece_bytes_check CHECK ((piece_bytes > 0)),
  constraint torrents_season_number_check CHECK ((season_number >= 0)),
  constraint torrents_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'dead'::text])))
);

create table two_factor (
  user_id bigint not null,
  secret_encrypted text not null,
  recovery_codes_encrypted text not null,
  confirmed_at timestamp with time zone,
  last_used_step bigint,
  created_at timestamp with time zone not null default now(),
  constraint two_factor_pkey PRIMARY KEY (user_id),
  constraint two_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table user_permissions (
  user_id bigint not null,
  permission text not null,
  restrictions jsonb not null default '[]'::jsonb,
  constraint user_permissions_pkey PRIMARY KEY (user_id, permission),
  constraint user_permissions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table user_roles (
  user_id bigint not null,
  role_id bigint not null,
  constraint user_roles_pkey PRIMARY KEY (user_id, role_id),
  constraint user_roles_role_id_fkey FOREIGN KEY (role_id) REFERENCES roles(id) ON DELETE CASCADE,
  constraint user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table users (
  id bigint not null generated by default as identity,
  username text not null,
  email text not null,
  password_hash text,
  first_name text,
  last_name text,
  image text,
  timezone text,
  language text,
  country text,
  email_verified_at timestamp with time zone,
  banned_at timestamp with time zone,
  is_premium boolean not null default false,
  premium_until timestamp with time zone,
  passkey text not null default replace((gen_random_uuid())::text, '-'::text, ''::text),
  last_login_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unconfirmed_email text,
  opens_links_premium boolean not null default false,
  confirmation_awaited boolean not null default false,
  may_choose_username boolean not null default false,
  credentials_version integer not null default 0,
  recovered_at timestamp with time zone,
  is_demo boolean not null default false,
  version integer not null default 1,
  banned_until timestamp with time zone,
  stops jsonb not null default '[]'::jsonb,
  open_notices integer not null default 0,
  last_seen_at timestamp with time zone,
  constraint users_passkey_key UNIQUE (passkey),
  constraint users_pkey PRIMARY KEY (id),
  constraint users_email_check CHECK ((POSITION(('@'::text) IN (email)) > 1)),
  constraint users_open_notices_check CHECK ((open_notices >= 0)),
  constraint users_stops_check CHECK ((jsonb_typeof(stops) = 'array'::text)),
  constraint users_username_check CHECK ((username ~ '^[A-Za-z0-9_.-]{3,32}$'::text))
);

create table video_captions (
  id bigint not null generated by default as identity,
  video_id bigint not null,
  name text not null,
  language text not null,
  url text not null,
  "position" integer not null default 0,
  content text,
  version integer not null default 1,
  offset_ms integer not null default 0,
  constraint video_captions_pkey PRIMARY KEY (id),
  constraint video_captions_video_id_fkey FOREIGN KEY (video_id) REFERENCES videos(id) ON DELETE CASCADE,
  constraint video_captions_offset_ms_check CHECK (((offset_ms >= '-600000'::integer) AND (offset_ms <= 600000)))
);

create table video_checks (
  video_id bigint not null,
  result text,
  failures integer not null default 0,
  checked_at timestamp with time zone,
  first_failed_at timestamp with time zone,
  died_at timestamp with time zone,
  next_check_at timestamp with time zone,
  constraint video_checks_pkey PRIMARY KEY (video_id),
  constraint video_checks_video_id_fkey FOREIGN KEY (video_id) REFERENCES videos(id) ON DELETE CASCADE,
  constraint video_checks_result_check CHECK ((result = ANY (ARRAY['alive'::text, 'unknown'::text, 'dead'::text])))
);

create table video_faults (
  video_id bigint not null,
  user_id bigint not null,
  created_at timestamp with time zone not null default now(),
  constraint video_faults_pkey PRIMARY KEY (video_id, user_id),
  constraint video_faults_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint video_faults_video_id_fkey FOREIGN KEY (video_id) REFERENCES videos(id) ON DELETE CASCADE
);

create table video_play_days (
  video_id bigint not null,
  day date not null,
  plays bigint not null,
  constraint video_play_days_pkey PRIMARY KEY (video_id, day)
);

create table video_progress (
  user_id bigint not null,
  video_id bigint not null,
  seconds integer not null,
  duration integer not null,
  play_id bigint,
  updated_at timestamp with time zone not null,
  constraint video_progress_pkey PRIMARY KEY (user_id, video_id),
  constraint video_progress_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint video_progress_video_id_fkey FOREIGN KEY (video_id) REFERENCES videos(id) ON DELETE CASCADE,
  constraint video_progress_duration_check CHECK ((duration >= 0)),
  constraint video_progress_seconds_check CHECK ((seconds >= 0))
);

create table videos (
  id bigint not null generated by default as identity,
  title_id bigint not null,
  episode_id bigint,
  season_number integer,
  episode_number integer,
  name text not null,
  type text not null,
  url text not null,
  thumbnail_url text,
  quality_id integer,
  language text,
  is_streaming boolean not null default true,
  user_id bigint,
  "position" integer not null default 0,
  created_at timestamp with time zone not null default now(),
  duration_seconds integer,
  chapters jsonb not null default '[]'::jsonb,
  intro_start real,
  intro_end real,
  credits_start real,
  storyboard_url text,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  constraint videos_pkey PRIMARY KEY (id),
  constraint videos_episode_id_fkey FOREIGN KEY (episode_id) REFERENCES episodes(id) ON DELETE CASCADE,
  constraint videos_quality_id_fkey FOREIGN KEY (quality_id) REFERENCES qualities(id),
  constraint videos_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE,
  constraint videos_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint videos_chapters_check CHECK ((jsonb_typeof(chapters) = 'array'::text)),
  constraint videos_duration_seconds_check CHECK ((duration_seconds > 0)),
  constraint videos_intro_check CHECK ((((intro_start IS NULL) = (intro_end IS NULL)) AND (intro_start < intro_end))),
  constraint videos_type_check CHECK ((type = ANY (ARRAY['video'::text, 'stream'::text, 'embed'::text, 'infofile'::text, 'external'::text])))
);

create table visitor_salts (
  day date not null,
  salt bytea not null,
  constraint visitor_salts_pkey PRIMARY KEY (day)
);

create table votes (
  item_type text not null,
  item_id bigint not null,
  user_id bigint not null,
  vote smallint not null,
  created_at timestamp with time zone not null default now(),
  constraint votes_pkey PRIMARY KEY (item_type, item_id, user_id),
  constraint votes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint votes_item_type_check CHECK ((item_type = ANY (ARRAY['comment'::text, 'review'::text]))),
  constraint votes_vote_check CHECK ((vote = ANY (ARRAY['-1'::integer, 1])))
);

create table watched_parts (
  id bigint not null generated by default as identity,
  user_id bigint not null,
  title_id bigint not null,
  season_number integer,
  episode_number integer,
  is_by_hand boolean not null,
  watched_at timestamp with time zone not null,
  constraint watched_parts_user_id_title_id_season_number_episode_number_key UNIQUE NULLS NOT DISTINCT (user_id, title_id, season_number, episode_number),
  constraint watched_parts_pkey PRIMARY KEY (id),
  constraint watched_parts_title_id_fkey FOREIGN KEY (title_id) REFERENCES titles(id) ON DELETE CASCADE,
  constraint watched_parts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint watched_parts_check CHECK (((season_number IS NULL) = (episode_number IS NULL)))
);

create table webauthn_challenges (
  challenge_hash text not null,
  user_id bigint,
  expires_at timestamp with time zone not null,
  constraint webauthn_challenges_pkey PRIMARY KEY (challenge_hash),
  constraint webauthn_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table webauthn_credentials (
  id bigint not null generated by default as identity,
  user_id bigint not null,
  name text not null,
  credential_id text not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null default '{}'::text[],
  is_backed_up boolean not null,
  last_used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint webauthn_credentials_credential_id_key UNIQUE (credential_id),
  constraint webauthn_credentials_pkey PRIMARY KEY (id),
  constraint webauthn_credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint webauthn_credentials_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);

create table withdrawals (
  id bigint not null generated always as identity,
  item_type text not null,
  item_id bigint not null,
  title_id bigint not null,
  title_name text not null,
  title_year integer,
  name text not null,
  user_id bigint,
  public_reason text not null,
  withdrawn_by bigint,
  withdrawn_at timestamp with time zone not null default now(),
  opened_by bigint,
  opened_at timestamp with time zone,
  restored_by bigint,
  restored_at timestamp with time zone,
  restore_reason text,
  content jsonb,
  keys text[] not null default '{}'::text[],
  account_ids bigint[] not null default '{}'::bigint[],
  file_ids bigint[] not null default '{}'::bigint[],
  contributions text[] not null generated always as (archived_contributions(content)) stored,
  constraint withdrawals_pkey PRIMARY KEY (id),
  constraint withdrawals_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint withdrawals_restored_by_fkey FOREIGN KEY (restored_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint withdrawals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint withdrawals_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint withdrawals_check CHECK (((content IS NULL) = (restored_at IS NOT NULL))),
  constraint withdrawals_item_type_check CHECK ((item_type = ANY (ARRAY['title'::text, 'link'::text, 'nzb'::text, 'torrent'::text])))
);

create table workspace_invites (
  id bigint not null generated always as identity,
  workspace_id bigint not null,
  user_id bigint,
  email text,
  role text not null,
  invited_by bigint,
  sent_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint workspace_invites_pkey PRIMARY KEY (id),
  constraint workspace_invites_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint workspace_invites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint workspace_invites_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE,
  constraint workspace_invites_check CHECK (((user_id IS NOT NULL) OR (email IS NOT NULL))),
  constraint workspace_invites_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'member'::text])))
);

create table workspace_members (
  workspace_id bigint not null,
  user_id bigint not null,
  role text not null,
  joined_at timestamp with time zone not null default now(),
  invite_id bigint,
  id bigint not null generated always as identity,
  version integer not null default 1,
  constraint workspace_members_id_key UNIQUE (id),
  constraint workspace_members_pkey PRIMARY KEY (workspace_id, user_id),
  constraint workspace_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint workspace_members_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE,
  constraint workspace_members_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'member'::text])))
);

create table workspaces (
  id bigint not null generated always as identity,
  name text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint workspaces_pkey PRIMARY KEY (id)
);

-- Indexes

CREATE INDEX access_tokens_user ON public.access_tokens USING btree (user_id, id);
CREATE INDEX appearance_draft_saved_by ON public.appearance_draft USING btree (saved_by);
CREATE INDEX article_tags_tag ON public.article_tags USING btree (tag_id, article_id);
CREATE INDEX audit_events_at ON ONLY public.audit_events USING brin (at);
CREATE INDEX audit_events_of_action ON ONLY public.audit_events USING btree (action, id DESC);
CREATE INDEX audit_events_of_actor ON ONLY public.audit_events USING btree (actor_id, id DESC);
CREATE INDEX audit_events_of_group ON ONLY public.audit_events USING btree (group_id);
CREATE INDEX audit_events_of_kind ON ONLY public.audit_events USING btree (record_type, id DESC);
CREATE INDEX audit_events_of_record ON ONLY public.audit_events USING btree (record_type, record_id, id DESC);
CREATE INDEX audit_events_words ON ONLY public.audit_events USING gin ((((record_name || ' '::text) || COALESCE(reason, ''::text))) gin_trgm_ops);
CREATE INDEX backups_of_user ON public.backups USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE UNIQUE INDEX backups_one_at_a_time ON public.backups USING btree ((true)) WHERE (state = ANY (ARRAY['waiting'::text, 'copying'::text, 'reading'::text]));
CREATE INDEX bulk_run_records_waiting ON public.bulk_run_records USING btree (run_id, place) WHERE (outcome IS NULL);
CREATE INDEX bulk_runs_finished ON public.bulk_runs USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX bulk_runs_going_on ON public.bulk_runs USING btree (worked_at) WHERE (finished_at IS NULL);
CREATE INDEX bulk_runs_of ON public.bulk_runs USING btree (user_id, list, id);
CREATE INDEX channel_items_position ON public.channel_items USING btree (channel_id, "position");
CREATE INDEX checkouts_coupon ON public.checkouts USING btree (coupon_id);
CREATE INDEX checkouts_open ON public.checkouts USING btree (created_at) WHERE (settled_at IS NULL);
CREATE INDEX checkouts_price ON public.checkouts USING btree (price_id);
CREATE INDEX checkouts_user ON public.checkouts USING btree (user_id, created_at);
CREATE INDEX comments_created ON public.comments USING btree (created_at DESC, id DESC);
CREATE INDEX comments_newest ON public.comments USING btree (commentable_type, commentable_id, created_at DESC, id DESC) WHERE (parent_id IS NULL);
CREATE INDEX comments_of ON public.comments USING btree (commentable_type, commentable_id);
CREATE INDEX comments_parent ON public.comments USING btree (parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX comments_removed ON public.comments USING btree (deleted_at, id) WHERE ((deleted_at IS NOT NULL) AND (held_for IS NULL) AND (deleted_by IS DISTINCT FROM user_id));
CREATE INDEX comments_standing_of ON public.comments USING btree (user_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX comments_thread ON public.comments USING btree (root_id, id) WHERE (root_id IS NOT NULL);
CREATE INDEX comments_user ON public.comments USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX comments_voted ON public.comments USING btree (commentable_type, commentable_id, ((upvotes - downvotes)) DESC, id DESC) WHERE (parent_id IS NULL);
CREATE INDEX comments_waiting ON public.comments USING btree (reports_count, id) WHERE ((held_for IS NOT NULL) OR ((reports_count > 0) AND (deleted_at IS NULL)));
CREATE INDEX comments_waiting_by_author ON public.comments USING btree (user_id) WHERE ((held_for IS NOT NULL) OR ((reports_count > 0) AND (deleted_at IS NULL)));
CREATE INDEX comments_waiting_by_moment ON public.comments USING btree (created_at, id) WHERE ((held_for IS NOT NULL) OR ((reports_count > 0) AND (deleted_at IS NULL)));
CREATE INDEX comments_waiting_by_place ON public.comments USING btree (commentable_type, reports_count, id) WHERE ((held_for IS NOT NULL) OR ((reports_count > 0) AND (deleted_at IS NULL)));
CREATE INDEX comments_waiting_lately ON public.comments USING btree (GREATEST(last_reported_at, held_at), id) WHERE ((held_for IS NOT NULL) OR ((reports_count > 0) AND (deleted_at IS NULL)));
CREATE INDEX comments_waiting_words ON public.comments USING gin (content gin_trgm_ops) WHERE ((held_for IS NOT NULL) OR ((reports_count > 0) AND (deleted_at IS NULL)));
CREATE INDEX comments_words ON public.comments USING gin (content gin_trgm_ops);
CREATE INDEX comments_written ON public.comments USING btree (created_at, id) WHERE ((deleted_at IS NULL) OR (held_for IS NOT NULL) OR (deleted_by IS DISTINCT FROM user_id));
CREATE INDEX comments_written_votes ON public.comments USING btree (((upvotes - downvotes)), id) WHERE ((deleted_at IS NULL) OR (held_for IS NOT NULL) OR (deleted_by IS DISTINCT FROM user_id));
CREATE INDEX contact_messages_answered ON public.contact_messages USING btree (created_at, id) WHERE (answered_at IS NOT NULL);
CREATE INDEX contact_messages_answered_at ON public.contact_messages USING btree (answered_at) WHERE (answered_at IS NOT NULL);
CREATE INDEX contact_messages_answered_by ON public.contact_messages USING btree (answered_by) WHERE (answered_by IS NOT NULL);
CREATE INDEX contact_messages_newest ON public.contact_messages USING btree (created_at, id);
CREATE INDEX contact_messages_user ON public.contact_messages USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX contact_messages_waiting ON public.contact_messages USING btree (created_at, id) WHERE (answered_at IS NULL);
CREATE INDEX contact_messages_words ON public.contact_messages USING gin ((((((name || ' '::text) || email) || ' '::text) || message)) gin_trgm_ops);
CREATE INDEX contributed_rows_age ON public.contributed_rows USING btree (created_at);
CREATE INDEX contribution_claims_expiry ON public.contribution_claims USING btree (expires_at);
CREATE INDEX contribution_claims_user ON public.contribution_claims USING btree (user_id);
CREATE INDEX counted_downloads_day ON public.counted_downloads USING btree (day);
CREATE INDEX counted_downloads_new ON public.counted_downloads USING btree (id) WHERE (day IS NULL);
CREATE INDEX counter_notices_by ON public.counter_notices USING btree (decided_by);
CREATE INDEX counter_notices_created ON public.counter_notices USING btree (created_at);
CREATE INDEX counter_notices_user ON public.counter_notices USING btree (user_id);
CREATE UNIQUE INDEX counter_notices_waiting ON public.counter_notices USING btree (withdrawal_id) WHERE (status = 'waiting'::text);
CREATE INDEX counter_notices_withdrawal ON public.counter_notices USING btree (withdrawal_id, id);
CREATE INDEX coupon_redemptions_checkout ON public.coupon_redemptions USING btree (checkout_id);
CREATE INDEX coupon_redemptions_price ON public.coupon_redemptions USING btree (price_id);
CREATE INDEX coupon_redemptions_user ON public.coupon_redemptions USING btree (user_id);
CREATE INDEX coupons_creator ON public.coupons USING btree (created_by);
CREATE INDEX credits_episode ON public.credits USING btree (episode_id, department, "position") WHERE (episode_id IS NOT NULL);
CREATE UNIQUE INDEX credits_once ON public.credits USING btree (title_id, person_id, department, COALESCE(job, ''::text), COALESCE("character", ''::text), COALESCE(season_id, (0)::bigint), COALESCE(episode_id, (0)::bigint));
CREATE INDEX credits_person ON public.credits USING btree (person_id, title_id, id);
CREATE INDEX credits_season ON public.credits USING btree (season_id) WHERE (season_id IS NOT NULL);
CREATE INDEX credits_title ON public.credits USING btree (title_id, department, "position");
CREATE INDEX debrid_accounts_due ON public.debrid_accounts USING btree (next_check_at) WHERE is_active;
CREATE INDEX debrid_accounts_user ON public.debrid_accounts USING btree (user_id, id);
CREATE INDEX debrid_turns_paused ON public.debrid_turns USING btree (provider, paused_until) WHERE (paused_until IS NOT NULL);
CREATE INDEX debrid_unlocks_account ON public.debrid_unlocks USING btree (account_id);
CREATE INDEX debrid_unlocks_over ON public.debrid_unlocks USING btree (expires_at);
CREATE INDEX deleted_people_accounts ON public.deleted_people USING gin (account_ids) WHERE (restored_at IS NULL);
CREATE INDEX deleted_people_by ON public.deleted_people USING btree (deleted_by);
CREATE INDEX deleted_people_files ON public.deleted_people USING gin (file_ids) WHERE (restored_at IS NULL);
CREATE UNIQUE INDEX deleted_people_once ON public.deleted_people USING btree (person_id) WHERE (restored_at IS NULL);
CREATE INDEX deleted_people_restored_by ON public.deleted_people USING btree (restored_by);
CREATE INDEX deleted_titles_accounts ON public.deleted_titles USING gin (account_ids) WHERE (restored_at IS NULL);
CREATE INDEX deleted_titles_by ON public.deleted_titles USING btree (deleted_by);
CREATE INDEX deleted_titles_files ON public.deleted_titles USING gin (file_ids) WHERE (restored_at IS NULL);
CREATE INDEX deleted_titles_hidden ON public.deleted_titles USING btree (deleted_at, title_id) WHERE (is_hidden AND (restored_at IS NULL));
CREATE INDEX deleted_titles_keys ON public.deleted_titles USING gin (keys) WHERE (is_hidden AND (restored_at IS NULL));
CREATE UNIQUE INDEX deleted_titles_once ON public.deleted_titles USING btree (title_id) WHERE (restored_at IS NULL);
CREATE INDEX deleted_titles_restored_by ON public.deleted_titles USING btree (restored_by);
CREATE INDEX deleted_videos_accounts ON public.deleted_videos USING gin (account_ids) WHERE (restored_at IS NULL);
CREATE INDEX deleted_videos_by ON public.deleted_videos USING btree (deleted_by);
CREATE UNIQUE INDEX deleted_videos_once ON public.deleted_videos USING btree (video_id) WHERE (restored_at IS NULL);
CREATE INDEX deleted_videos_restored_by ON public.deleted_videos USING btree (restored_by);
CREATE INDEX denied_contributions_by ON public.denied_contributions USING btree (denied_by);
CREATE INDEX denied_contributions_created ON public.denied_contributions USING btree (created_at DESC, id DESC);
CREATE INDEX denied_contributions_file ON public.denied_contributions USING btree (file_id);
CREATE INDEX denied_contributions_kind ON public.denied_contributions USING btree (item_type, created_at DESC, id DESC);
CREATE INDEX denied_contributions_title ON public.denied_contributions USING btree (title_id);
CREATE INDEX denied_contributions_user ON public.denied_contributions USING btree (user_id);
CREATE INDEX dismissed_titles_title ON public.dismissed_titles USING btree (title_id);
CREATE INDEX download_clients_user ON public.download_clients USING btree (user_id, id);
CREATE INDEX episodes_poster_file ON public.episodes USING btree (file_of_address(poster_url)) WHERE (poster_url ~~ '/files/%'::text);
CREATE INDEX episodes_release_date ON public.episodes USING btree (release_date, title_id) WHERE (release_date IS NOT NULL);
CREATE INDEX episodes_season ON public.episodes USING btree (season_id, episode_number);
CREATE INDEX error_groups_last ON public.error_groups USING btree (last_at DESC, id DESC);
CREATE INDEX events_by_age ON public.events USING btree (said_at);
CREATE INDEX events_by_writer ON public.events USING btree (writer);
CREATE INDEX failed_searches_day ON public.failed_searches USING btree (day);
CREATE INDEX favourite_titles_title_ids ON public.favourite_titles USING gin (title_ids);
CREATE INDEX file_entries_created ON public.file_entries USING btree (created_at, id) WHERE (purge_at IS NULL);
CREATE INDEX file_entries_found ON public.file_entries USING gin (name gin_trgm_ops) WHERE (purge_at IS NULL);
CREATE INDEX file_entries_name ON public.file_entries USING btree (lower(name), id) WHERE (purge_at IS NULL);
CREATE INDEX file_entries_purge ON public.file_entries USING btree (purge_at) WHERE (purge_at IS NOT NULL);
CREATE INDEX file_entries_purpose ON public.file_entries USING btree (purpose, created_at) WHERE (purge_at IS NULL);
CREATE INDEX file_entries_size ON public.file_entries USING btree (size_bytes, id) WHERE (purge_at IS NULL);
CREATE INDEX file_entries_unread ON public.file_entries USING btree (id) WHERE ((checksum IS NULL) AND (purge_at IS NULL));
CREATE INDEX file_entries_user ON public.file_entries USING btree (user_id, id);
CREATE UNIQUE INDEX file_upload_pieces_in_order ON public.file_upload_pieces USING btree (upload_id, start_byte) WHERE (size_bytes IS NOT NULL);
CREATE INDEX file_upload_pieces_upload ON public.file_upload_pieces USING btree (upload_id);
CREATE INDEX file_uploads_expires ON public.file_uploads USING btree (expires_at);
CREATE INDEX file_uploads_user ON public.file_uploads USING btree (user_id, id);
CREATE INDEX follow_counts_of_lists ON public.follow_counts USING btree (standing_followers_count DESC, item_id DESC) WHERE ((kind = 'list'::text) AND (standing_followers_count > 0));
CREATE INDEX follow_news_age ON public.follow_news USING btree (created_at);
CREATE INDEX follow_news_digest ON public.follow_news USING btree (digest_id) WHERE (digest_id IS NOT NULL);
CREATE INDEX follow_news_waiting ON public.follow_news USING btree (kind, item_id, created_at) WHERE (digest_id IS NULL);
CREATE INDEX follows_item ON public.follows USING btree (kind, item_id, created_at DESC, user_id DESC);
CREATE INDEX follows_of ON public.follows USING btree (user_id, kind, created_at DESC, item_id DESC);
CREATE UNIQUE INDEX follows_told ON public.follows USING btree (kind, item_id, user_id);
CREATE INDEX former_channel_slugs_channel ON public.former_channel_slugs USING btree (channel_id);
CREATE INDEX former_custom_page_slugs_page ON public.former_custom_page_slugs USING btree (page_id);
CREATE INDEX former_genre_slugs_genre ON public.former_genre_slugs USING btree (genre_id);
CREATE INDEX former_keyword_slugs_keyword ON public.former_keyword_slugs USING btree (keyword_id);
CREATE INDEX former_list_names_name ON public.former_list_names USING btree (name);
CREATE INDEX former_tag_slugs_tag ON public.former_tag_slugs USING btree (tag_id);
CREATE INDEX gift_codes_creator ON public.gift_codes USING btree (created_by);
CREATE INDEX gift_codes_price ON public.gift_codes USING btree (price_id);
CREATE INDEX gift_codes_redeemer ON public.gift_codes USING btree (redeemed_by);
CREATE INDEX guest_plays_age ON public.guest_plays USING btree (last_at);
CREATE INDEX host_domains_host ON public.host_domains USING btree (host_id);
CREATE INDEX human_check_solutions_expires ON public.human_check_solutions USING btree (expires_at);
CREATE INDEX images_episode ON public.images USING btree (episode_id, "position") WHERE (episode_id IS NOT NULL);
CREATE INDEX images_file ON public.images USING btree (file_of_address(url)) WHERE (url ~~ '/files/%'::text);
CREATE INDEX images_person ON public.images USING btree (person_id, "position");
CREATE INDEX images_title ON public.images USING btree (title_id, "position");
CREATE INDEX import_runs_file ON public.import_runs USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX import_runs_unfinished ON public.import_runs USING btree (file_hash, type) WHERE (finished_at IS NULL);
CREATE INDEX invoices_issued ON public.invoices USING btree (issued_at DESC, id DESC);
CREATE INDEX invoices_user ON public.invoices USING btree (user_id, issued_at DESC, id DESC);
CREATE INDEX job_runs_of_job ON public.job_runs USING btree (job, id DESC);
CREATE INDEX job_runs_running ON public.job_runs USING btree (job_id) WHERE (outcome = 'running'::text);
CREATE INDEX keywords_by_name ON public.keywords USING btree (lower(name), id);
CREATE INDEX link_checks_due ON public.link_checks USING btree (host_id, next_check_at) WHERE (next_check_at IS NOT NULL);
CREATE UNIQUE INDEX link_parts_once_per_title ON public.link_parts USING btree (title_id, md5(normalised_url));
CREATE INDEX link_parts_url ON public.link_parts USING btree (md5(normalised_url));
CREATE INDEX link_queue_created ON public.link_queue USING btree (created_at, item_id);
CREATE INDEX link_queue_episode ON public.link_queue USING btree (episode_number, item_id);
CREATE INDEX link_queue_episode_down ON public.link_queue USING btree (episode_number DESC NULLS LAST, item_id DESC);
CREATE INDEX link_queue_found ON public.link_queue USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit='512');
CREATE INDEX link_queue_full_season ON public.link_queue USING btree (item_id) WHERE is_full_season;
CREATE INDEX link_queue_host ON public.link_queue USING btree (host_id);
CREATE INDEX link_queue_options ON public.link_queue USING gin (language_ids, subtitle_ids, episode_numbers) WITH (gin_pending_list_limit='512');
CREATE INDEX link_queue_quality ON public.link_queue USING btree (quality_rank, item_id);
CREATE INDEX link_queue_quality_alone ON public.link_queue USING btree (quality_id);
CREATE INDEX link_queue_reported ON public.link_queue USING btree (((dead_reports_count >= 3)) DESC, reports_count DESC, item_id) WHERE (reports_count > 0);
CREATE INDEX link_queue_reports ON public.link_queue USING btree (reports_count, item_id);
CREATE INDEX link_queue_season ON public.link_queue USING btree (season_number);
CREATE INDEX link_queue_size ON public.link_queue USING btree (size_bytes, item_id);
CREATE INDEX link_queue_size_down ON public.link_queue USING btree (size_bytes DESC NULLS LAST, item_id DESC);
CREATE INDEX link_queue_title ON public.link_queue USING btree (title_id);
CREATE INDEX link_queue_updated ON public.link_queue USING btree (updated_at, item_id);
CREATE INDEX link_queue_user ON public.link_queue USING btree (user_id);
CREATE INDEX link_queue_views ON public.link_queue USING btree (views, item_id);
CREATE INDEX links_created ON public.links USING btree (created_at DESC, id DESC);
CREATE INDEX links_full_season ON public.links USING btree (title_id, season_number) WHERE ((status = 'active'::text) AND is_full_season);
CREATE INDEX links_title ON public.links USING btree (title_id, status, season_number, episode_number, id);
CREATE INDEX links_user ON public.links USING btree (user_id, title_id, status);
CREATE INDEX links_user_created ON public.links USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX list_items_newest ON public.list_items USING btree (list_id, created_at DESC, title_id DESC);
CREATE INDEX list_items_position ON public.list_items USING btree (list_id, "position", title_id);
CREATE INDEX list_items_title ON public.list_items USING btree (title_id, list_id);
CREATE INDEX lists_by_change ON public.lists USING btree (updated_at, id);
CREATE INDEX lists_by_creation ON public.lists USING btree (created_at, id);
CREATE INDEX lists_by_name ON public.lists USING btree (normalise_name(name) COLLATE "C", id);
CREATE INDEX lists_by_size ON public.lists USING btree (items_count, id);
CREATE INDEX lists_found ON public.lists USING gin (list_document(name, name_fr, description, description_fr)) WHERE ((visibility = 'public'::text) AND (workspace_id IS NULL) AND (items_count > 0));
CREATE INDEX lists_found_nearly ON public.lists USING gin (normalise_name(((name || ' '::text) || COALESCE(name_fr, ''::text))) gin_trgm_ops) WHERE ((visibility = 'public'::text) AND (workspace_id IS NULL) AND (items_count > 0));
CREATE INDEX lists_made_by ON public.lists USING btree (user_id, created_at DESC, id DESC) WHERE ((visibility = 'public'::text) AND (workspace_id IS NULL) AND (items_count > 0));
CREATE INDEX lists_named_nearly ON public.lists USING gin (normalise_name(((name || ' '::text) || COALESCE(name_fr, ''::text))) gin_trgm_ops);
CREATE INDEX lists_normalised_name_fr_idx ON public.lists USING btree (normalise_name(name_fr)) WHERE (name_fr IS NOT NULL);
CREATE INDEX lists_normalised_name_idx ON public.lists USING btree (normalise_name(name));
CREATE INDEX lists_public ON public.lists USING btree (updated_at DESC, id DESC) WHERE ((visibility = 'public'::text) AND (workspace_id IS NULL) AND (items_count > 0));
CREATE INDEX lists_public_by_id ON public.lists USING btree (id) WHERE ((visibility = 'public'::text) AND (workspace_id IS NULL) AND (items_count > 0));
CREATE INDEX lists_public_of ON public.lists USING btree (user_id, updated_at DESC, id DESC) WHERE ((visibility = 'public'::text) AND (workspace_id IS NULL) AND (items_count > 0));
CREATE INDEX lists_reported ON public.lists USING btree (reports_count, id) WHERE (reports_count > 0);
CREATE INDEX lists_reported_by_author ON public.lists USING btree (user_id) WHERE (reports_count > 0);
CREATE INDEX lists_reported_lately ON public.lists USING btree (last_reported_at, id) WHERE (reports_count > 0);
CREATE INDEX lists_user ON public.lists USING btree (user_id, updated_at DESC, id DESC);
CREATE UNIQUE INDEX lists_watch_later ON public.lists USING btree (user_id) WHERE (kind = 'watch_later'::text);
CREATE INDEX lists_withheld_by ON public.lists USING btree (withheld_by) WHERE (withheld_by IS NOT NULL);
CREATE INDEX lists_workspace ON public.lists USING btree (workspace_id) WHERE (workspace_id IS NOT NULL);
CREATE INDEX login_challenges_expires ON public.login_challenges USING btree (expires_at);
CREATE INDEX login_challenges_user ON public.login_challenges USING btree (user_id);
CREATE INDEX member_sanctions_created ON public.member_sanctions USING btree (created_at, id);
CREATE INDEX member_sanctions_created_by ON public.member_sanctions USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX member_sanctions_lifted_by ON public.member_sanctions USING btree (lifted_by) WHERE (lifted_by IS NOT NULL);
CREATE INDEX member_sanctions_of ON public.member_sanctions USING btree (user_id, id DESC);
CREATE INDEX merged_title_keys_merge ON public.merged_title_keys USING btree (merge_id);
CREATE INDEX merges_accounts ON public.merges USING gin (account_ids) WHERE (undone_at IS NULL);
CREATE INDEX merges_by ON public.merges USING btree (merged_by);
CREATE INDEX merges_files ON public.merges USING gin (file_ids) WHERE (undone_at IS NULL);
CREATE UNIQUE INDEX merges_gone ON public.merges USING btree (kind, gone_id) WHERE (undone_at IS NULL);
CREATE INDEX merges_kept ON public.merges USING btree (kind, kept_id) WHERE (undone_at IS NULL);
CREATE INDEX merges_keys ON public.merges USING gin (keys) WHERE (undone_at IS NULL);
CREATE INDEX merges_undone_by ON public.merges USING btree (undone_by);
CREATE INDEX news_articles_published ON public.news_articles USING btree (published_at DESC, id DESC) WHERE ((published_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX news_titles_title ON public.news_titles USING btree (title_id, article_id);
CREATE INDEX notifications_kind ON public.notifications USING btree (type, created_at) INCLUDE (is_listed, read_at);
CREATE INDEX notifications_unlisted ON public.notifications USING btree (created_at) WHERE (NOT is_listed);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE ((read_at IS NULL) AND is_listed);
CREATE UNIQUE INDEX notifications_user ON public.notifications USING btree (user_id, "position" DESC);
CREATE INDEX nzb_queue_created ON public.nzb_queue USING btree (created_at, item_id);
CREATE INDEX nzb_queue_found ON public.nzb_queue USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit='512');
CREATE INDEX nzb_queue_full_season ON public.nzb_queue USING btree (item_id) WHERE is_full_season;
CREATE INDEX nzb_queue_options ON public.nzb_queue USING gin (language_ids, subtitle_ids, episode_numbers) WITH (gin_pending_list_limit='512');
CREATE INDEX nzb_queue_quality ON public.nzb_queue USING btree (quality_rank, item_id);
CREATE INDEX nzb_queue_quality_alone ON public.nzb_queue USING btree (quality_id);
CREATE INDEX nzb_queue_reported ON public.nzb_queue USING btree (((dead_reports_count >= 3)) DESC, reports_count DESC, item_id) WHERE (reports_count > 0);
CREATE INDEX nzb_queue_reports ON public.nzb_queue USING btree (reports_count, item_id);
CREATE INDEX nzb_queue_season ON public.nzb_queue USING btree (season_number);
CREATE INDEX nzb_queue_size ON public.nzb_queue USING btree (size_bytes, item_id);
CREATE INDEX nzb_queue_size_down ON public.nzb_queue USING btree (size_bytes DESC NULLS LAST, item_id DESC);
CREATE INDEX nzb_queue_title ON public.nzb_queue USING btree (title_id);
CREATE INDEX nzb_queue_updated ON public.nzb_queue USING btree (updated_at, item_id);
CREATE INDEX nzb_queue_user ON public.nzb_queue USING btree (user_id);
CREATE INDEX nzb_queue_views ON public.nzb_queue USING btree (views, item_id);
CREATE INDEX nzbs_content ON public.nzbs USING btree (content_hash);
CREATE INDEX nzbs_created ON public.nzbs USING btree (created_at DESC, id DESC);
CREATE UNIQUE INDEX nzbs_file ON public.nzbs USING btree (file_id);
CREATE UNIQUE INDEX nzbs_once_per_title ON public.nzbs USING btree (title_id, content_hash);
CREATE INDEX nzbs_title ON public.nzbs USING btree (title_id, status, season_number, id);
CREATE INDEX nzbs_user ON public.nzbs USING btree (user_id, title_id, status);
CREATE INDEX nzbs_user_created ON public.nzbs USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX outgoing_mails_created ON public.outgoing_mails USING btree (created_at DESC, id DESC);
CREATE INDEX outgoing_mails_receiver ON public.outgoing_mails USING btree (lower(to_address) text_pattern_ops);
CREATE INDEX outgoing_mails_sealed ON public.outgoing_mails USING btree (sealed_until) WHERE (sealed_content IS NOT NULL);
CREATE INDEX outgoing_mails_status ON public.outgoing_mails USING btree (status, id DESC);
CREATE INDEX page_visits_day ON public.page_visits USING btree (day);
CREATE INDEX password_resets_expires ON public.password_resets USING btree (expires_at);
CREATE INDEX password_resets_user ON public.password_resets USING btree (user_id);
CREATE INDEX payment_disputes_payment ON public.payment_disputes USING btree (gateway, payment_id);
CREATE INDEX payment_events_received ON public.payment_events USING btree (received_at);
CREATE INDEX payment_events_waiting ON public.payment_events USING btree (id) WHERE (worked_at IS NULL);
CREATE INDEX payment_refunds_payment ON public.payment_refunds USING btree (gateway, payment_id);
CREATE INDEX people_birth_date ON public.people USING btree (birth_date DESC NULLS LAST, id DESC);
CREATE INDEX people_departments ON public.people USING gin (departments);
CREATE INDEX people_locked ON public.people USING btree (id) WHERE (locks <> '{}'::text[]);
CREATE INDEX people_name ON public.people USING btree (normalise_name(name) COLLATE "C", id);
CREATE INDEX people_popularity ON public.people USING btree (popularity DESC, id DESC);
CREATE INDEX people_poster_file ON public.people USING btree (file_of_address(poster_url)) WHERE (poster_url ~~ '/files/%'::text);
CREATE INDEX people_search ON public.people USING gin (search_document);
CREATE INDEX people_uncredited ON public.people USING btree (id) WHERE (departments = '{}'::text[]);
CREATE INDEX people_updated ON public.people USING btree (updated_at DESC, id DESC);
CREATE INDEX people_with_picture ON public.people USING btree (id) WHERE (poster_url IS NOT NULL);
CREATE INDEX people_without_picture ON public.people USING btree (id) WHERE (poster_url IS NULL);
CREATE UNIQUE INDEX person_external_ids_person ON public.person_external_ids USING btree (person_id, provider);
CREATE INDEX person_file_keys_person ON public.person_file_keys USING btree (person_id);
CREATE INDEX play_sittings_day ON public.play_sittings USING btree (day);
CREATE INDEX play_sittings_sitting ON public.play_sittings USING btree (sitting, last_at);
CREATE INDEX play_sittings_viewer ON public.play_sittings USING btree (viewer, video_id, last_at);
CREATE INDEX plays_age ON public.plays USING btree (last_at);
CREATE INDEX plays_newest ON public.plays USING btree (user_id, last_at DESC, id DESC);
CREATE INDEX plays_video ON public.plays USING btree (user_id, video_id);
CREATE INDEX postponed_contributions_by ON public.postponed_contributions USING btree (postponed_by);
CREATE INDEX postponed_contributions_created ON public.postponed_contributions USING btree (created_at, id);
CREATE INDEX postponed_contributions_kind ON public.postponed_contributions USING btree (item_type, until, id);
CREATE INDEX postponed_contributions_until ON public.postponed_contributions USING btree (until, id);
CREATE UNIQUE INDEX prices_offered ON public.prices USING btree (product_id, currency, "interval", interval_count) WHERE (retired_at IS NULL);
CREATE INDEX products_role ON public.products USING btree (role_id);
CREATE INDEX profile_privacy_follows ON public.profile_privacy USING btree (user_id) WHERE (follows <> 'everyone'::text);
CREATE UNIQUE INDEX provider_customers_of_provider ON public.provider_customers USING btree (gateway, realm, provider_id) WHERE (provider_id IS NOT NULL);
CREATE UNIQUE INDEX provider_prices_of_provider ON public.provider_prices USING btree (gateway, realm, provider_id) WHERE (provider_id IS NOT NULL);
CREATE UNIQUE INDEX provider_prices_terms ON public.provider_prices USING btree (price_id, gateway, realm, amount_minor, currency, "interval", interval_count, trial_days, begins_cheaper, within) WHERE (replaced_at IS NULL);
CREATE INDEX push_subscriptions_session ON public.push_subscriptions USING btree (session_id);
CREATE INDEX push_subscriptions_user ON public.push_subscriptions USING btree (user_id, created_at DESC);
CREATE INDEX recent_downloads_age ON public.recent_downloads USING btree (user_id, counted_at);
CREATE INDEX report_counts_span ON public.report_counts USING btree (span, starts_on);
CREATE INDEX report_vectors_span ON public.report_vectors USING btree (span, starts_on);
CREATE INDEX reports_item ON public.reports USING btree (item_type, item_id, created_at);
CREATE UNIQUE INDEX reports_one_each ON public.reports USING btree (item_type, item_id, user_id);
CREATE INDEX reports_user ON public.reports USING btree (user_id);
CREATE INDEX reports_waiting ON public.reports USING btree (item_type, created_at);
CREATE INDEX request_supporters_user ON public.request_supporters USING btree (user_id, request_id);
CREATE INDEX requests_by_category ON public.requests USING btree (title_type, supporters_count, id) WHERE (workspace_id IS NULL);
CREATE INDEX requests_by_category_and_name ON public.requests USING btree (title_type, normalise_name(name) COLLATE "C", id) WHERE (workspace_id IS NULL);
CREATE INDEX requests_by_moment ON public.requests USING btree (created_at, id) WHERE (workspace_id IS NULL);
CREATE INDEX requests_by_name ON public.requests USING btree (normalise_name(name) COLLATE "C", id) WHERE (workspace_id IS NULL);
CREATE INDEX requests_by_status ON public.requests USING btree (status, supporters_count, id) WHERE (workspace_id IS NULL);
CREATE INDEX requests_by_status_and_moment ON public.requests USING btree (status, created_at, id) WHERE (workspace_id IS NULL);
CREATE INDEX requests_demand ON public.requests USING btree (supporters_count, id) WHERE (workspace_id IS NULL);
CREATE INDEX requests_fitting ON public.requests USING btree (supporters_count, id) WHERE ((fitting_at IS NOT NULL) AND (status <> 'resolved'::text) AND (workspace_id IS NULL));
CREATE INDEX requests_found ON public.requests USING gin (name gin_trgm_ops);
CREATE UNIQUE INDEX requests_open_wish ON public.requests USING btree (COALESCE(workspace_id, (0)::bigint), wish) WHERE (status <> 'resolved'::text);
CREATE INDEX requests_resolver ON public.requests USING btree (resolver_id);
CREATE INDEX requests_title ON public.requests USING btree (title_id);
CREATE INDEX requests_user ON public.requests USING btree (user_id, id);
CREATE INDEX requests_workspace ON public.requests USING btree (workspace_id, supporters_count, id) WHERE (workspace_id IS NOT NULL);
CREATE INDEX requests_workspace_and_name ON public.requests USING btree (workspace_id, normalise_name(name) COLLATE "C", id) WHERE (workspace_id IS NOT NULL);
CREATE INDEX reviews_deleted_by ON public.reviews USING btree (deleted_by) WHERE (deleted_by IS NOT NULL);
CREATE INDEX reviews_rated_by ON public.reviews USING btree (user_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX reviews_removed ON public.reviews USING btree (deleted_at, id) WHERE ((deleted_at IS NOT NULL) AND (deleted_by IS DISTINCT FROM user_id));
CREATE INDEX reviews_reported ON public.reviews USING btree (reports_count, id) WHERE ((reports_count > 0) AND (deleted_at IS NULL));
CREATE INDEX reviews_reported_by_author ON public.reviews USING btree (user_id) WHERE ((reports_count > 0) AND (deleted_at IS NULL));
CREATE INDEX reviews_reported_by_moment ON public.reviews USING btree (created_at, id) WHERE ((reports_count > 0) AND (deleted_at IS NULL));
CREATE INDEX reviews_reported_lately ON public.reviews USING btree (last_reported_at, id) WHERE ((reports_count > 0) AND (deleted_at IS NULL));
CREATE INDEX reviews_title ON public.reviews USING btree (title_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX reviews_title_score ON public.reviews USING btree (title_id, score DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX reviews_title_votes ON public.reviews USING btree (title_id, upvotes DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX reviews_user ON public.reviews USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX reviews_words ON public.reviews USING gin (body gin_trgm_ops) WHERE (body IS NOT NULL);
CREATE INDEX reviews_written ON public.reviews USING btree (created_at, id) WHERE ((deleted_at IS NULL) OR (deleted_by IS DISTINCT FROM user_id));
CREATE INDEX reviews_written_by ON public.reviews USING btree (user_id, created_at DESC, id DESC) WHERE ((body IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX reviews_written_score ON public.reviews USING btree (score, id) WHERE ((deleted_at IS NULL) OR (deleted_by IS DISTINCT FROM user_id));
CREATE INDEX reviews_written_votes ON public.reviews USING btree (upvotes, id) WHERE ((deleted_at IS NULL) OR (deleted_by IS DISTINCT FROM user_id));
CREATE UNIQUE INDEX saved_views_first ON public.saved_views USING btree (user_id, list) WHERE is_first;
CREATE UNIQUE INDEX saved_views_named ON public.saved_views USING btree (user_id, list, lower(name));
CREATE INDEX search_terms_three_letters ON public.search_terms USING btree ("left"(term, 3), weight DESC);
CREATE INDEX search_terms_trigrams ON public.search_terms USING gin (term gin_trgm_ops);
CREATE INDEX search_terms_two_letters ON public.search_terms USING btree ("left"(term, 2), weight DESC);
CREATE INDEX seasons_poster_file ON public.seasons USING btree (file_of_address(poster_url)) WHERE (poster_url ~~ '/files/%'::text);
CREATE INDEX sessions_expires ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id, last_active_at DESC);
CREATE INDEX sessions_viewed_as_role ON public.sessions USING btree (viewed_as_role_id) WHERE (viewed_as_role_id IS NOT NULL);
CREATE INDEX social_flows_expires ON public.social_flows USING btree (expires_at);
CREATE UNIQUE INDEX staff_answers_name ON public.staff_answers USING btree (lower(name));
CREATE INDEX subscriptions_by_period_end ON public.subscriptions USING btree (current_period_end, id);
CREATE INDEX subscriptions_by_start ON public.subscriptions USING btree (starts_at, id);
CREATE INDEX subscriptions_coupon ON public.subscriptions USING btree (coupon_id);
CREATE INDEX subscriptions_due ON public.subscriptions USING btree (current_period_end) WHERE (ended_at IS NULL);
CREATE INDEX subscriptions_granted_by ON public.subscriptions USING btree (granted_by);
CREATE UNIQUE INDEX subscriptions_one_open ON public.subscriptions USING btree (user_id) WHERE (ended_at IS NULL);
CREATE INDEX subscriptions_open_of_price ON public.subscriptions USING btree (product_id, price_id) WHERE (ended_at IS NULL);
CREATE INDEX subscriptions_price ON public.subscriptions USING btree (price_id, product_id);
CREATE UNIQUE INDEX subscriptions_provider ON public.subscriptions USING btree (gateway, provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX subscriptions_user ON public.subscriptions USING btree (user_id);
CREATE INDEX tags_by_name ON public.tags USING btree (lower(name), id);
CREATE INDEX takedown_items_by ON public.takedown_items USING btree (decided_by);
CREATE INDEX takedown_items_decided ON public.takedown_items USING btree (decided_at) WHERE (decided_at IS NOT NULL);
CREATE INDEX takedown_items_item ON public.takedown_items USING btree (item_type, item_id);
CREATE UNIQUE INDEX takedown_items_once ON public.takedown_items USING btree (notice_id, item_type, item_id);
CREATE INDEX takedown_items_withdrawal ON public.takedown_items USING btree (withdrawal_id);
CREATE INDEX takedown_messages_notice ON public.takedown_messages USING btree (notice_id, id);
CREATE INDEX takedown_messages_user ON public.takedown_messages USING btree (user_id);
CREATE INDEX takedown_notices_created ON public.takedown_notices USING btree (created_at, id);
CREATE INDEX takedown_notices_decided ON public.takedown_notices USING btree (decided_at) WHERE (decided_at IS NOT NULL);
CREATE INDEX takedown_notices_open ON public.takedown_notices USING btree (created_at, id) WHERE (status <> 'decided'::text);
CREATE INDEX takedown_people_email ON public.takedown_people USING btree (lower(email), notice_id);
CREATE INDEX throttles_resets_at ON public.throttles USING btree (resets_at);
CREATE INDEX title_countries_country ON public.title_countries USING btree (country_code, title_id);
CREATE INDEX title_duplicates_by ON public.title_duplicates USING btree (dismissed_by) WHERE (dismissed_by IS NOT NULL);
CREATE INDEX title_duplicates_open ON public.title_duplicates USING btree (found_at, id) WHERE (dismissed_at IS NULL);
CREATE INDEX title_duplicates_second ON public.title_duplicates USING btree (second_id);
CREATE INDEX title_external_ids_title ON public.title_external_ids USING btree (title_id);
CREATE INDEX title_genres_list ON public.title_genres USING btree (genre_id, type, popularity DESC, title_id DESC) INCLUDE (year);
CREATE INDEX title_imports_airing ON public.title_imports USING btree (refreshed_at) WHERE is_airing;
CREATE INDEX title_keywords_keyword ON public.title_keywords USING btree (keyword_id, title_id);
CREATE INDEX title_merges_by_merger ON public.title_merges USING btree (merged_by) WHERE (merged_by IS NOT NULL);
CREATE INDEX title_merges_by_target ON public.title_merges USING btree (into_id) WHERE (undone_at IS NULL);
CREATE INDEX title_merges_by_undoer ON public.title_merges USING btree (undone_by) WHERE (undone_by IS NOT NULL);
CREATE UNIQUE INDEX title_merges_once ON public.title_merges USING btree (from_id) WHERE (undone_at IS NULL);
CREATE INDEX title_search_document ON public.title_search USING gin (document);
CREATE INDEX title_search_most_popular ON public.title_search USING btree (popularity DESC, title_id DESC) WHERE (document @@ '''~4'''::tsquery);
CREATE INDEX titles_backdrop_file ON public.titles USING btree (file_of_address(backdrop_url)) WHERE (backdrop_url ~~ '/files/%'::text);
CREATE INDEX titles_budget ON public.titles USING btree (budget) WHERE (budget IS NOT NULL);
CREATE INDEX titles_certification ON public.titles USING btree (certification) WHERE (certification IS NOT NULL);
CREATE INDEX titles_countries ON public.titles USING gin (country_codes);
CREATE INDEX titles_created ON public.titles USING btree (created_at DESC, id DESC);
CREATE INDEX titles_genres ON public.titles USING gin (genre_ids);
CREATE INDEX titles_languages ON public.titles USING gin (language_ids);
CREATE INDEX titles_last_link ON public.titles USING btree (last_link_at DESC NULLS LAST, id DESC);
CREATE INDEX titles_local_rating ON public.titles USING btree (local_vote_average DESC NULLS LAST, id DESC);
CREATE INDEX titles_name ON public.titles USING btree (normalise_name(name) COLLATE "C", id);
CREATE INDEX titles_named ON public.titles USING btree (id) INCLUDE (name, year);
CREATE INDEX titles_popularity ON public.titles USING btree (popularity DESC, id DESC);
CREATE INDEX titles_poster_file ON public.titles USING btree (file_of_address(poster_url)) WHERE (poster_url ~~ '/files/%'::text);
CREATE INDEX titles_qualities ON public.titles USING gin (quality_ids);
CREATE INDEX titles_rating ON public.titles USING btree (COALESCE(local_vote_average, tmdb_vote_average) DESC NULLS LAST, id DESC);
CREATE INDEX titles_release_date ON public.titles USING btree (release_date) WHERE (release_date IS NOT NULL);
CREATE INDEX titles_revenue ON public.titles USING btree (revenue) WHERE (revenue IS NOT NULL);
CREATE INDEX titles_runtime ON public.titles USING btree (runtime_minutes) WHERE (runtime_minutes IS NOT NULL);
CREATE INDEX titles_sample ON public.titles USING btree (type, id) INCLUDE (genre_ids, country_codes, quality_ids, language_ids, spoken_languages, certification, year, runtime_minutes, local_vote_average, tmdb_vote_average, last_link_at) WHERE ((id % (32)::bigint) = 0);
CREATE INDEX titles_spoken_languages ON public.titles USING gin (spoken_languages);
CREATE INDEX titles_tmdb_rating ON public.titles USING btree (tmdb_vote_average DESC NULLS LAST, id DESC);
CREATE INDEX titles_type_created ON public.titles USING btree (type, created_at DESC, id DESC);
CREATE INDEX titles_type_last_link ON public.titles USING btree (type, last_link_at DESC NULLS LAST, id DESC);
CREATE INDEX titles_type_name ON public.titles USING btree (type, normalise_name(name) COLLATE "C", id);
CREATE INDEX titles_type_popularity ON public.titles USING btree (type, popularity DESC, id DESC);
CREATE INDEX titles_type_rating ON public.titles USING btree (type, COALESCE(local_vote_average, tmdb_vote_average) DESC NULLS LAST, id DESC);
CREATE INDEX titles_type_year ON public.titles USING btree (type, year DESC NULLS LAST, id DESC);
CREATE INDEX titles_updated ON public.titles USING btree (updated_at DESC, id DESC);
CREATE INDEX titles_views ON public.titles USING btree (views DESC, id DESC);
CREATE INDEX titles_with_poster ON public.titles USING btree (id) WHERE (poster_url IS NOT NULL);
CREATE INDEX titles_without_poster ON public.titles USING btree (id) WHERE (poster_url IS NULL);
CREATE INDEX titles_year ON public.titles USING btree (year DESC NULLS LAST, id DESC);
CREATE INDEX torrent_queue_created ON public.torrent_queue USING btree (created_at, item_id);
CREATE INDEX torrent_queue_found ON public.torrent_queue USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit='512');
CREATE INDEX torrent_queue_full_season ON public.torrent_queue USING btree (item_id) WHERE is_full_season;
CREATE INDEX torrent_queue_options ON public.torrent_queue USING gin (language_ids, subtitle_ids, episode_numbers) WITH (gin_pending_list_limit='512');
CREATE INDEX torrent_queue_quality ON public.torrent_queue USING btree (quality_rank, item_id);
CREATE INDEX torrent_queue_quality_alone ON public.torrent_queue USING btree (quality_id);
CREATE INDEX torrent_queue_reported ON public.torrent_queue USING btree (((dead_reports_count >= 3)) DESC, reports_count DESC, item_id) WHERE (reports_count > 0);
CREATE INDEX torrent_queue_reports ON public.torrent_queue USING btree (reports_count, item_id);
CREATE INDEX torrent_queue_season ON public.torrent_queue USING btree (season_number);
CREATE INDEX torrent_queue_size ON public.torrent_queue USING btree (size_bytes, item_id);
CREATE INDEX torrent_queue_size_down ON public.torrent_queue USING btree (size_bytes DESC NULLS LAST, item_id DESC);
CREATE INDEX torrent_queue_title ON public.torrent_queue USING btree (title_id);
CREATE INDEX torrent_queue_updated ON public.torrent_queue USING btree (updated_at, item_id);
CREATE INDEX torrent_queue_user ON public.torrent_queue USING btree (user_id);
CREATE INDEX torrent_queue_views ON public.torrent_queue USING btree (views, item_id);
CREATE INDEX torrents_created ON public.torrents USING btree (created_at DESC, id DESC);
CREATE UNIQUE INDEX torrents_file ON public.torrents USING btree (file_id);
CREATE INDEX torrents_infohash ON public.torrents USING btree (infohash);
CREATE INDEX torrents_infohash_v2 ON public.torrents USING btree (infohash_v2);
CREATE INDEX torrents_title ON public.torrents USING btree (title_id, status, season_number, id);
CREATE INDEX torrents_user ON public.torrents USING btree (user_id, title_id, status);
CREATE INDEX torrents_user_created ON public.torrents USING btree (user_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX torrents_v2_once_per_title ON public.torrents USING btree (title_id, infohash_v2);
CREATE INDEX user_permissions_permission ON public.user_permissions USING btree (permission);
CREATE INDEX user_roles_role ON public.user_roles USING btree (role_id);
CREATE INDEX users_banned ON public.users USING btree (id) WHERE (banned_at IS NOT NULL);
CREATE INDEX users_banned_until ON public.users USING btree (banned_until) WHERE (banned_until IS NOT NULL);
CREATE INDEX users_by_last_seen ON public.users USING btree (last_seen_at DESC NULLS LAST, id DESC);
CREATE INDEX users_confirmation_awaited ON public.users USING btree (created_at) WHERE confirmation_awaited;
CREATE INDEX users_created ON public.users USING btree (created_at DESC, id DESC);
CREATE UNIQUE INDEX users_email ON public.users USING btree (lower(email));
CREATE INDEX users_image ON public.users USING btree (image) WHERE (image IS NOT NULL);
CREATE INDEX users_named_nearly ON public.users USING gin (normalise_name(((((((username || ' '::text) || COALESCE(first_name, ''::text)) || ' '::text) || COALESCE(last_name, ''::text)) || ' '::text) || COALESCE(unconfirmed_email, email))) gin_trgm_ops);
CREATE INDEX users_premium ON public.users USING btree (id) WHERE is_premium;
CREATE INDEX users_unconfirmed_email ON public.users USING btree (lower(unconfirmed_email)) WHERE (unconfirmed_email IS NOT NULL);
CREATE INDEX users_unverified ON public.users USING btree (id) WHERE (email_verified_at IS NULL);
CREATE UNIQUE INDEX users_username ON public.users USING btree (lower(username));
CREATE INDEX users_username_beginning ON public.users USING btree (lower(username) COLLATE "C");
CREATE INDEX video_captions_video ON public.video_captions USING btree (video_id, "position");
CREATE INDEX video_checks_dead ON public.video_checks USING btree (video_id) WHERE (result = 'dead'::text);
CREATE INDEX video_checks_next ON public.video_checks USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);
CREATE INDEX video_faults_user ON public.video_faults USING btree (user_id);
CREATE INDEX video_progress_newest ON public.video_progress USING btree (user_id, updated_at DESC, video_id DESC);
CREATE INDEX video_progress_video ON public.video_progress USING btree (video_id);
CREATE INDEX videos_by_change ON public.videos USING btree (updated_at, id);
CREATE INDEX videos_by_creation ON public.videos USING btree (created_at, id);
CREATE INDEX videos_by_name ON public.videos USING btree ("left"(normalise_name(name), 200) COLLATE "C", id);
CREATE INDEX videos_episode ON public.videos USING btree (episode_id) WHERE (episode_id IS NOT NULL);
CREATE INDEX videos_language ON public.videos USING btree (language) WHERE (language IS NOT NULL);
CREATE INDEX videos_of_episode ON public.videos USING btree (title_id, season_number, episode_number);
CREATE INDEX videos_quality ON public.videos USING btree (quality_id) WHERE (quality_id IS NOT NULL);
CREATE INDEX videos_season ON public.videos USING btree (season_number, episode_number) WHERE (season_number IS NOT NULL);
CREATE INDEX videos_title ON public.videos USING btree (title_id, "position", id);
CREATE INDEX videos_type ON public.videos USING btree (type);
CREATE INDEX videos_user ON public.videos USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX videos_withheld ON public.videos USING btree (id) WHERE (NOT is_streaming);
CREATE INDEX videos_words ON public.videos USING gin ((((name || ' '::text) || url)) gin_trgm_ops);
CREATE INDEX votes_user ON public.votes USING btree (user_id, created_at DESC);
CREATE INDEX watched_parts_newest ON public.watched_parts USING btree (user_id, watched_at DESC, id DESC);
CREATE INDEX watched_parts_title ON public.watched_parts USING btree (title_id);
CREATE INDEX webauthn_challenges_expires ON public.webauthn_challenges USING btree (expires_at);
CREATE INDEX webauthn_challenges_user ON public.webauthn_challenges USING btree (user_id);
CREATE INDEX webauthn_credentials_user ON public.webauthn_credentials USING btree (user_id, id);
CREATE INDEX withdrawals_accounts ON public.withdrawals USING gin (account_ids) WHERE (restored_at IS NULL);
CREATE INDEX withdrawals_at ON public.withdrawals USING btree (withdrawn_at);
CREATE INDEX withdrawals_by ON public.withdrawals USING btree (withdrawn_by);
CREATE INDEX withdrawals_contributions ON public.withdrawals USING gin (contributions) WHERE (restored_at IS NULL);
CREATE INDEX withdrawals_files ON public.withdrawals USING gin (file_ids) WHERE (restored_at IS NULL);
CREATE INDEX withdrawals_item ON public.withdrawals USING btree (item_type, item_id, id DESC);
CREATE INDEX withdrawals_keys ON public.withdrawals USING gin (keys) WHERE (restored_at IS NULL);
CREATE UNIQUE INDEX withdrawals_once ON public.withdrawals USING btree (item_type, item_id) WHERE (restored_at IS NULL);
CREATE INDEX withdrawals_opened_by ON public.withdrawals USING btree (opened_by);
CREATE INDEX withdrawals_restored_at ON public.withdrawals USING btree (restored_at) WHERE (restored_at IS NOT NULL);
CREATE INDEX withdrawals_restored_by ON public.withdrawals USING btree (restored_by);
CREATE INDEX withdrawals_title_name ON public.withdrawals USING btree (normalise_name(title_name) COLLATE "C") WHERE ((item_type = 'title'::text) AND (restored_at IS NULL));
CREATE INDEX withdrawals_user ON public.withdrawals USING btree (user_id);
CREATE UNIQUE INDEX workspace_invites_email ON public.workspace_invites USING btree (workspace_id, lower(email)) WHERE (email IS NOT NULL);
CREATE UNIQUE INDEX workspace_invites_user ON public.workspace_invites USING btree (workspace_id, user_id) WHERE (user_id IS NOT NULL);
CREATE UNIQUE INDEX workspace_members_invite ON public.workspace_members USING btree (invite_id) WHERE (invite_id IS NOT NULL);
CREATE UNIQUE INDEX workspace_members_owner ON public.workspace_members USING btree (workspace_id) WHERE (role = 'owner'::text);
CREATE INDEX workspace_members_user ON public.workspace_members USING btree (user_id);
CREATE INDEX workspaces_by_creation ON public.workspaces USING btree (created_at, id);
CREATE INDEX workspaces_by_name ON public.workspaces USING btree (lower(name), id);
CREATE INDEX workspaces_words ON public.workspaces USING gin (lower(name) gin_trgm_ops);

-- Triggers

CREATE TRIGGER channels_former_slug_insert AFTER INSERT ON public.channels FOR EACH ROW EXECUTE FUNCTION keep_former_channel_slug();
CREATE TRIGGER channels_former_slug_update AFTER UPDATE OF slug ON public.channels FOR EACH ROW WHEN ((old.slug IS DISTINCT FROM new.slug)) EXECUTE FUNCTION keep_former_channel_slug();
CREATE TRIGGER channels_touch BEFORE UPDATE ON public.channels FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER channels_version BEFORE UPDATE ON public.channels FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR (((((((((((((((old.slug IS DISTINCT FROM new.slug) OR (old.name IS DISTINCT FROM new.name)) OR (old.name_fr IS DISTINCT FROM new.name_fr)) OR (old.description IS DISTINCT FROM new.description)) OR (old.description_fr IS DISTINCT FROM new.description_fr)) OR (old.content IS DISTINCT FROM new.content)) OR (old.item_type IS DISTINCT FROM new.item_type)) OR (old.filter IS DISTINCT FROM new.filter)) OR (old.order_by IS DISTINCT FROM new.order_by)) OR (old.layout IS DISTINCT FROM new.layout)) OR (old.items_shown IS DISTINCT FROM new.items_shown)) OR (old.seo_title IS DISTINCT FROM new.seo_title)) OR (old.seo_title_fr IS DISTINCT FROM new.seo_title_fr)) OR (old.seo_description IS DISTINCT FROM new.seo_description)) OR (old.seo_description_fr IS DISTINCT FROM new.seo_description_fr)))) EXECUTE FUNCTION keep_version('slug', 'name', 'name_fr', 'description', 'description_fr', 'content', 'item_type', 'filter', 'order_by', 'layout', 'items_shown', 'seo_title', 'seo_title_fr', 'seo_description', 'seo_description_fr');
CREATE TRIGGER channels_versions_forget AFTER DELETE ON public.channels REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER comments_count AFTER INSERT OR DELETE OR UPDATE OF deleted_at ON public.comments FOR EACH ROW EXECUTE FUNCTION keep_comments_count();
CREATE TRIGGER comments_forget_reports AFTER UPDATE OF deleted_at ON public.comments FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION forget_reports_of_comment();
CREATE TRIGGER comments_reports AFTER DELETE ON public.comments REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_reports('comment');
CREATE TRIGGER comments_touch BEFORE UPDATE OF content ON public.comments FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER comments_votes AFTER DELETE ON public.comments REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_votes('comment');
CREATE TRIGGER contact_messages_version BEFORE UPDATE ON public.contact_messages FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR (old.answered_at IS DISTINCT FROM new.answered_at))) EXECUTE FUNCTION keep_version('answered_at');
CREATE TRIGGER contact_messages_versions_forget AFTER DELETE ON public.contact_messages REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER counter_notices_version BEFORE UPDATE ON public.counter_notices FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR (old.status IS DISTINCT FROM new.status))) EXECUTE FUNCTION keep_version('status', 'decided_at');
CREATE TRIGGER counter_notices_versions_forget AFTER DELETE ON public.counter_notices REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER credits_changed AFTER UPDATE ON public.credits REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_changed_credits();
CREATE TRIGGER credits_departments_delete AFTER DELETE ON public.credits REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_departments();
CREATE TRIGGER credits_departments_insert AFTER INSERT ON public.credits REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_departments();
CREATE TRIGGER credits_news AFTER INSERT ON public.credits REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_new_works();
CREATE TRIGGER credits_search_delete AFTER DELETE ON public.credits REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_changed_parts();
CREATE TRIGGER credits_search_insert AFTER INSERT ON public.credits REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_changed_parts();
CREATE TRIGGER custom_pages_former_slug_insert AFTER INSERT ON public.custom_pages FOR EACH ROW EXECUTE FUNCTION keep_former_custom_page_slug();
CREATE TRIGGER custom_pages_former_slug_update AFTER UPDATE OF slug ON public.custom_pages FOR EACH ROW WHEN ((old.slug IS DISTINCT FROM new.slug)) EXECUTE FUNCTION keep_former_custom_page_slug();
CREATE TRIGGER custom_pages_touch BEFORE UPDATE ON public.custom_pages FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER custom_pages_version BEFORE UPDATE ON public.custom_pages FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR (((((((((old.slug IS DISTINCT FROM new.slug) OR (old.title IS DISTINCT FROM new.title)) OR (old.title_fr IS DISTINCT FROM new.title_fr)) OR (old.body IS DISTINCT FROM new.body)) OR (old.body_fr IS DISTINCT FROM new.body_fr)) OR (old.description IS DISTINCT FROM new.description)) OR (old.description_fr IS DISTINCT FROM new.description_fr)) OR (old.is_published IS DISTINCT FROM new.is_published)) OR (old.is_in_footer IS DISTINCT FROM new.is_in_footer)))) EXECUTE FUNCTION keep_version('slug', 'title', 'title_fr', 'body', 'body_fr', 'description', 'description_fr', 'is_published', 'is_in_footer');
CREATE TRIGGER custom_pages_versions_forget AFTER DELETE ON public.custom_pages REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER debrid_accounts_touch BEFORE UPDATE ON public.debrid_accounts FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER debrid_accounts_version BEFORE UPDATE ON public.debrid_accounts FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR (old.provider IS DISTINCT FROM new.provider) OR (old.key_ending IS DISTINCT FROM new.key_ending) OR (old.key_encrypted IS DISTINCT FROM new.key_encrypted) OR (old.is_active IS DISTINCT FROM new.is_active) OR (old.shares_address IS DISTINCT FROM new.shares_address))) EXECUTE FUNCTION keep_version('provider', 'key_ending', 'is_active', 'shares_address');
CREATE TRIGGER debrid_accounts_versions_forget AFTER DELETE ON public.debrid_accounts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER download_clients_version BEFORE UPDATE ON public.download_clients FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR ((((((old.kind IS DISTINCT FROM new.kind) OR (old.name IS DISTINCT FROM new.name)) OR (old.place IS DISTINCT FROM new.place)) OR (old.address IS DISTINCT FROM new.address)) OR (old.username IS DISTINCT FROM new.username)) OR (old.secret_encrypted IS DISTINCT FROM new.secret_encrypted)))) EXECUTE FUNCTION keep_version('kind', 'name', 'place', 'address', 'username');
CREATE TRIGGER download_clients_versions_forget AFTER DELETE ON public.download_clients REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER episodes_comments AFTER DELETE ON public.episodes REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_comments('episode');
CREATE TRIGGER episodes_delete AFTER DELETE ON public.episodes REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_episode_counts();
CREATE TRIGGER episodes_insert AFTER INSERT ON public.episodes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_episode_counts();
CREATE TRIGGER episodes_news AFTER INSERT ON public.episodes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_new_parts('episode');
CREATE TRIGGER file_entries_touch BEFORE UPDATE ON public.file_entries FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER follows_delete AFTER DELETE ON public.follows REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_follow_counts();
CREATE TRIGGER follows_insert AFTER INSERT ON public.follows REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_follow_counts();
CREATE TRIGGER follows_update AFTER UPDATE ON public.follows REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_follow_counts();
CREATE TRIGGER genres_version BEFORE UPDATE ON public.genres FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR ((old.name IS DISTINCT FROM new.name) OR (old.name_fr IS DISTINCT FROM new.name_fr)))) EXECUTE FUNCTION keep_version('name', 'name_fr');
CREATE TRIGGER genres_versions_forget AFTER DELETE ON public.genres REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER guest_plays_counted AFTER INSERT ON public.guest_plays REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_guest_plays();
CREATE TRIGGER guest_plays_counted_again AFTER UPDATE ON public.guest_plays REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_guest_plays();
CREATE TRIGGER hosts_follow AFTER INSERT ON public.hosts FOR EACH ROW EXECUTE FUNCTION follow_host();
CREATE TRIGGER keywords_version BEFORE UPDATE ON public.keywords FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR ((old.name IS DISTINCT FROM new.name) OR (old.name_fr IS DISTINCT FROM new.name_fr)))) EXECUTE FUNCTION keep_version('name', 'name_fr');
CREATE TRIGGER keywords_versions_forget AFTER DELETE ON public.keywords REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER link_parts_follow_replaced AFTER DELETE ON public.link_parts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_replaced_parts();
CREATE TRIGGER link_queue_decided AFTER UPDATE OF status ON public.link_queue FOR EACH ROW WHEN (((old.postponed_until IS NOT NULL) AND (new.status <> 'pending'::text))) EXECUTE FUNCTION end_postponement('link');
CREATE TRIGGER link_queue_resumed AFTER DELETE ON public.link_queue FOR EACH ROW WHEN ((old.postponed_until IS NOT NULL)) EXECUTE FUNCTION end_postponement('link');
CREATE TRIGGER links_count_delete AFTER DELETE ON public.links REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_contributions('links');
CREATE TRIGGER links_count_insert AFTER INSERT ON public.links REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_inserted_contributions('links');
CREATE TRIGGER links_count_update AFTER UPDATE ON public.links REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_updated_contributions('links');
CREATE TRIGGER links_fit_requests AFTER INSERT ON public.links FOR EACH ROW WHEN ((new.status = 'active'::text)) EXECUTE FUNCTION note_what_fits();
CREATE TRIGGER links_fit_requests_later AFTER UPDATE OF status ON public.links FOR EACH ROW WHEN (((new.status = 'active'::text) AND (old.status <> 'active'::text))) EXECUTE FUNCTION note_what_fits();
CREATE TRIGGER links_follow_changed AFTER UPDATE OF url, host_id, total_parts, status ON public.links FOR EACH ROW WHEN (((((old.url IS DISTINCT FROM new.url) OR (old.host_id IS DISTINCT FROM new.host_id)) OR (old.total_parts IS DISTINCT FROM new.total_parts)) OR (old.status IS DISTINCT FROM new.status))) EXECUTE FUNCTION follow_changed_link();
CREATE TRIGGER links_follow_new AFTER INSERT ON public.links REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_new_links();
CREATE TRIGGER links_news AFTER INSERT ON public.links REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_new_contributions('link');
CREATE TRIGGER links_news_accepted AFTER UPDATE OF status ON public.links FOR EACH ROW WHEN (((old.status = 'pending'::text) AND (new.status = 'active'::text))) EXECUTE FUNCTION note_accepted_contribution('link');
CREATE TRIGGER links_queue_delete AFTER DELETE ON public.links REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_queue();
CREATE TRIGGER links_queue_insert AFTER INSERT ON public.links REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_queue();
CREATE TRIGGER links_queue_update AFTER UPDATE ON public.links REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_queue();
CREATE TRIGGER links_reports AFTER DELETE ON public.links REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_reports('link');
CREATE TRIGGER links_touch BEFORE UPDATE OF url, quality_id, language_ids, subtitle_ids, size_bytes, status, season_number, episode_number, is_full_season ON public.links FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER links_version BEFORE UPDATE ON public.links FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR ((((((((((((old.title_id IS DISTINCT FROM new.title_id) OR (old.url IS DISTINCT FROM new.url)) OR (old.host_id IS DISTINCT FROM new.host_id)) OR (old.total_parts IS DISTINCT FROM new.total_parts)) OR (old.quality_id IS DISTINCT FROM new.quality_id)) OR (old.language_ids IS DISTINCT FROM new.language_ids)) OR (old.subtitle_ids IS DISTINCT FROM new.subtitle_ids)) OR (old.size_bytes IS DISTINCT FROM new.size_bytes)) OR (old.season_number IS DISTINCT FROM new.season_number)) OR (old.episode_number IS DISTINCT FROM new.episode_number)) OR (old.is_full_season IS DISTINCT FROM new.is_full_season)) OR (old.status IS DISTINCT FROM new.status)))) EXECUTE FUNCTION keep_version('title_id', 'url', 'host_id', 'total_parts', 'quality_id', 'language_ids', 'subtitle_ids', 'size_bytes', 'season_number', 'episode_number', 'is_full_season', 'status');
CREATE TRIGGER links_versions_forget AFTER DELETE ON public.links REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER list_items_delete AFTER DELETE ON public.list_items REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_list_items_count();
CREATE TRIGGER list_items_insert AFTER INSERT ON public.list_items REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_list_items_count();
CREATE TRIGGER list_items_news AFTER INSERT ON public.list_items REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_new_entries();
CREATE TRIGGER lists_comments AFTER DELETE ON public.lists REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_comments('list');
CREATE TRIGGER lists_follows AFTER DELETE ON public.lists REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_follows('list');
CREATE TRIGGER lists_former_names AFTER UPDATE OF name, name_fr ON public.lists FOR EACH ROW WHEN (((old.name IS DISTINCT FROM new.name) OR (old.name_fr IS DISTINCT FROM new.name_fr))) EXECUTE FUNCTION keep_former_list_names();
CREATE TRIGGER lists_news AFTER UPDATE OF visibility, items_count ON public.lists FOR EACH ROW WHEN (((new.visibility = 'public'::text) AND (new.workspace_id IS NULL) AND (new.items_count > 0) AND ((old.visibility <> 'public'::text) OR (old.items_count = 0)))) EXECUTE FUNCTION note_new_list();
CREATE TRIGGER lists_reports AFTER DELETE ON public.lists REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_reports('list');
CREATE TRIGGER lists_share_key BEFORE UPDATE OF visibility ON public.lists FOR EACH ROW WHEN (((old.visibility <> 'private'::text) AND (new.visibility = 'private'::text))) EXECUTE FUNCTION change_share_key();
CREATE TRIGGER lists_touch BEFORE UPDATE OF name, description, visibility ON public.lists FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER lists_version BEFORE UPDATE ON public.lists FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR ((((((old.name IS DISTINCT FROM new.name) OR (old.name_fr IS DISTINCT FROM new.name_fr)) OR (old.description IS DISTINCT FROM new.description)) OR (old.description_fr IS DISTINCT FROM new.description_fr)) OR (old.visibility IS DISTINCT FROM new.visibility)) OR (old.user_id IS DISTINCT FROM new.user_id)))) EXECUTE FUNCTION keep_version('name', 'name_fr', 'description', 'description_fr', 'visibility');
CREATE TRIGGER lists_versions_forget AFTER DELETE ON public.lists REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER localization_lines_tell_caches AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.localization_lines FOR EACH STATEMENT EXECUTE FUNCTION tell_caches('lines');
CREATE TRIGGER localizations_tell_caches AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.localizations FOR EACH STATEMENT EXECUTE FUNCTION tell_caches('lines');
CREATE TRIGGER localizations_version BEFORE UPDATE ON public.localizations FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR (old.name IS DISTINCT FROM new.name) OR (old.is_enabled IS DISTINCT FROM new.is_enabled))) EXECUTE FUNCTION keep_version('name', 'is_enabled');
CREATE TRIGGER localizations_versions_forget AFTER DELETE ON public.localizations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER member_sanctions_version BEFORE UPDATE ON public.member_sanctions FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR ((old.lifted_at IS DISTINCT FROM new.lifted_at) OR (old.lift_reason IS DISTINCT FROM new.lift_reason)))) EXECUTE FUNCTION keep_version('lifted_at', 'lift_reason');
CREATE TRIGGER member_sanctions_versions_forget AFTER DELETE ON public.member_sanctions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER news_articles_touch BEFORE UPDATE OF title, title_fr, summary, summary_fr, body, body_fr, slug, image_url, source_name, source_url, published_at ON public.news_articles FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER news_articles_version BEFORE UPDATE ON public.news_articles FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR (((((((((((old.slug IS DISTINCT FROM new.slug) OR (old.title IS DISTINCT FROM new.title)) OR (old.title_fr IS DISTINCT FROM new.title_fr)) OR (old.summary IS DISTINCT FROM new.summary)) OR (old.summary_fr IS DISTINCT FROM new.summary_fr)) OR (old.body IS DISTINCT FROM new.body)) OR (old.body_fr IS DISTINCT FROM new.body_fr)) OR (old.image_url IS DISTINCT FROM new.image_url)) OR (old.source_name IS DISTINCT FROM new.source_name)) OR (old.source_url IS DISTINCT FROM new.source_url)) OR (old.published_at IS DISTINCT FROM new.published_at)))) EXECUTE FUNCTION keep_version('slug', 'title', 'title_fr', 'summary', 'summary_fr', 'body', 'body_fr', 'image_url', 'source_name', 'source_url', 'published_at');
CREATE TRIGGER news_articles_versions_forget AFTER DELETE ON public.news_articles REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER news_comments AFTER DELETE ON public.news_articles REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_comments('news');
CREATE TRIGGER nzb_queue_decided AFTER UPDATE OF status ON public.nzb_queue FOR EACH ROW WHEN (((old.postponed_until IS NOT NULL) AND (new.status <> 'pending'::text))) EXECUTE FUNCTION end_postponement('nzb');
CREATE TRIGGER nzb_queue_resumed AFTER DELETE ON public.nzb_queue FOR EACH ROW WHEN ((old.postponed_until IS NOT NULL)) EXECUTE FUNCTION end_postponement('nzb');
CREATE TRIGGER nzbs_count_delete AFTER DELETE ON public.nzbs REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_contributions('nzbs');
CREATE TRIGGER nzbs_count_insert AFTER INSERT ON public.nzbs REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_inserted_contributions('nzbs');
CREATE TRIGGER nzbs_count_update AFTER UPDATE ON public.nzbs REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_updated_contributions('nzbs');
CREATE TRIGGER nzbs_fit_requests AFTER INSERT ON public.nzbs FOR EACH ROW WHEN ((new.status = 'active'::text)) EXECUTE FUNCTION note_what_fits();
CREATE TRIGGER nzbs_fit_requests_later AFTER UPDATE OF status ON public.nzbs FOR EACH ROW WHEN (((new.status = 'active'::text) AND (old.status <> 'active'::text))) EXECUTE FUNCTION note_what_fits();
CREATE TRIGGER nzbs_news AFTER INSERT ON public.nzbs REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_new_contributions('nzb');
CREATE TRIGGER nzbs_news_accepted AFTER UPDATE OF status ON public.nzbs FOR EACH ROW WHEN (((old.status = 'pending'::text) AND (new.status = 'active'::text))) EXECUTE FUNCTION note_accepted_contribution('nzb');
CREATE TRIGGER nzbs_queue_delete AFTER DELETE ON public.nzbs REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_queue();
CREATE TRIGGER nzbs_queue_insert AFTER INSERT ON public.nzbs REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_queue();
CREATE TRIGGER nzbs_queue_update AFTER UPDATE ON public.nzbs REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_queue();
CREATE TRIGGER nzbs_reports AFTER DELETE ON public.nzbs REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_reports('nzb');
CREATE TRIGGER nzbs_touch BEFORE UPDATE OF name, file_id, quality_id, language_ids, subtitle_ids, archive_password, nfo, status, season_number, episode_numbers, is_full_season ON public.nzbs FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER nzbs_version BEFORE UPDATE ON public.nzbs FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR ((((((((((((old.title_id IS DISTINCT FROM new.title_id) OR (old.name IS DISTINCT FROM new.name)) OR (old.content_hash IS DISTINCT FROM new.content_hash)) OR (old.quality_id IS DISTINCT FROM new.quality_id)) OR (old.language_ids IS DISTINCT FROM new.language_ids)) OR (old.subtitle_ids IS DISTINCT FROM new.subtitle_ids)) OR (old.archive_password IS DISTINCT FROM new.archive_password)) OR (old.nfo IS DISTINCT FROM new.nfo)) OR (old.season_number IS DISTINCT FROM new.season_number)) OR (old.episode_numbers IS DISTINCT FROM new.episode_numbers)) OR (old.is_full_season IS DISTINCT FROM new.is_full_season)) OR (old.status IS DISTINCT FROM new.status)))) EXECUTE FUNCTION keep_version('title_id', 'name', 'content_hash', 'size_bytes', 'files_count', 'quality_id', 'language_ids', 'subtitle_ids', 'season_number', 'episode_numbers', 'is_full_season', 'status');
CREATE TRIGGER nzbs_versions_forget AFTER DELETE ON public.nzbs REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER people_follows AFTER DELETE ON public.people REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_follows('person');
CREATE TRIGGER people_import_key BEFORE INSERT ON public.people FOR EACH ROW WHEN ((new.import_key IS NULL)) EXECUTE FUNCTION give_import_key();
CREATE TRIGGER people_renamed AFTER UPDATE OF name ON public.people FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION search_renamed_person();
CREATE TRIGGER people_terms_insert AFTER INSERT ON public.people REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_person_terms();
CREATE TRIGGER people_terms_update AFTER UPDATE ON public.people REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_person_terms();
CREATE TRIGGER people_touch BEFORE UPDATE OF name, birth_date, death_date, birthplace, biography, biography_fr, poster_url, gender, known_for ON public.people FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER people_version BEFORE UPDATE ON public.people FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR ((((((((((old.name IS DISTINCT FROM new.name) OR (old.birth_date IS DISTINCT FROM new.birth_date)) OR (old.death_date IS DISTINCT FROM new.death_date)) OR (old.birthplace IS DISTINCT FROM new.birthplace)) OR (old.biography IS DISTINCT FROM new.biography)) OR (old.biography_fr IS DISTINCT FROM new.biography_fr)) OR (old.poster_url IS DISTINCT FROM new.poster_url)) OR (old.gender IS DISTINCT FROM new.gender)) OR (old.known_for IS DISTINCT FROM new.known_for)) OR (old.locks IS DISTINCT FROM new.locks)))) EXECUTE FUNCTION keep_version('name', 'birth_date', 'death_date', 'birthplace', 'biography', 'biography_fr', 'poster_url', 'gender', 'known_for', 'locks');
CREATE TRIGGER people_versions_forget AFTER DELETE ON public.people REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER plays_counted AFTER INSERT ON public.plays REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_plays();
CREATE TRIGGER postponed_contributions_queues AFTER INSERT OR DELETE OR UPDATE OF until ON public.postponed_contributions FOR EACH ROW EXECUTE FUNCTION postpone_in_queues();
CREATE TRIGGER products_touch BEFORE UPDATE ON public.products FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER products_version BEFORE UPDATE ON public.products FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR (((((((((old.name IS DISTINCT FROM new.name) OR (old.description IS DISTINCT FROM new.description)) OR (old.is_hidden IS DISTINCT FROM new.is_hidden)) OR (old.is_free IS DISTINCT FROM new.is_free)) OR (old.is_recommended IS DISTINCT FROM new.is_recommended)) OR (old.grants_premium IS DISTINCT FROM new.grants_premium)) OR (old.role_id IS DISTINCT FROM new.role_id)) OR (old.trial_days IS DISTINCT FROM new.trial_days)) OR (old.features IS DISTINCT FROM new.features)))) EXECUTE FUNCTION keep_product_version();
CREATE TRIGGER products_versions_forget AFTER DELETE ON public.products REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER qualities_queues AFTER UPDATE OF rank ON public.qualities FOR EACH ROW WHEN ((old.rank IS DISTINCT FROM new.rank)) EXECUTE FUNCTION rank_in_queues();
CREATE TRIGGER recent_downloads_by_time AFTER INSERT OR UPDATE OF counted_at ON public.recent_downloads FOR EACH ROW EXECUTE FUNCTION count_download_by_time();
CREATE TRIGGER recent_downloads_for_reports AFTER INSERT OR UPDATE OF counted_at ON public.recent_downloads FOR EACH ROW EXECUTE FUNCTION note_download_for_reports();
CREATE TRIGGER reports_count_delete AFTER DELETE ON public.reports REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_reports_count();
CREATE TRIGGER reports_count_insert AFTER INSERT ON public.reports REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_reports_count();
CREATE TRIGGER request_supporters_count AFTER INSERT OR DELETE ON public.request_supporters FOR EACH ROW EXECUTE FUNCTION count_supporters();
CREATE TRIGGER requests_comments AFTER DELETE ON public.requests REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_comments('request');
CREATE TRIGGER requests_touch BEFORE UPDATE OF name, title_id, title_type, url, note, is_series, season_number, is_full_season, episode_numbers, status ON public.requests FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER requests_version BEFORE UPDATE ON public.requests FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR (((((((((((old.name IS DISTINCT FROM new.name) OR (old.title_id IS DISTINCT FROM new.title_id)) OR (old.title_type IS DISTINCT FROM new.title_type)) OR (old.url IS DISTINCT FROM new.url)) OR (old.note IS DISTINCT FROM new.note)) OR (old.is_series IS DISTINCT FROM new.is_series)) OR (old.season_number IS DISTINCT FROM new.season_number)) OR (old.is_full_season IS DISTINCT FROM new.is_full_season)) OR (old.episode_numbers IS DISTINCT FROM new.episode_numbers)) OR (old.status IS DISTINCT FROM new.status)) OR (old.resolver_id IS DISTINCT FROM new.resolver_id)))) EXECUTE FUNCTION keep_version('name', 'title_id', 'title_type', 'url', 'note', 'is_series', 'season_number', 'is_full_season', 'episode_numbers', 'status', 'resolver_id');
CREATE TRIGGER requests_versions_forget AFTER DELETE ON public.requests REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER reviews_delete AFTER DELETE ON public.reviews REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_reviews();
CREATE TRIGGER reviews_insert AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_reviews();
CREATE TRIGGER reviews_news AFTER INSERT ON public.reviews FOR EACH ROW WHEN (((new.body IS NOT NULL) AND (new.deleted_at IS NULL) AND (new.created_at > (now() - '1 day'::interval)))) EXECUTE FUNCTION note_new_review();
CREATE TRIGGER reviews_news_written AFTER UPDATE OF body, deleted_at ON public.reviews FOR EACH ROW WHEN (((new.body IS NOT NULL) AND (new.deleted_at IS NULL) AND ((old.body IS NULL) OR (old.deleted_at IS NOT NULL)))) EXECUTE FUNCTION note_new_review();
CREATE TRIGGER reviews_touch BEFORE UPDATE OF score, body ON public.reviews FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER reviews_update AFTER UPDATE ON public.reviews REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_reviews();
CREATE TRIGGER reviews_votes AFTER DELETE ON public.reviews REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_votes('review');
CREATE TRIGGER roles_version BEFORE UPDATE ON public.roles FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR (old.name IS DISTINCT FROM new.name) OR (old.description IS DISTINCT FROM new.description) OR (old.is_default IS DISTINCT FROM new.is_default) OR (old."position" IS DISTINCT FROM new."position"))) EXECUTE FUNCTION keep_role_version();
CREATE TRIGGER roles_versions_forget AFTER DELETE ON public.roles REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER saved_views_version BEFORE UPDATE ON public.saved_views FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR (((old.name IS DISTINCT FROM new.name) OR (old.state IS DISTINCT FROM new.state)) OR (old.is_first IS DISTINCT FROM new.is_first)))) EXECUTE FUNCTION keep_version('name', 'state', 'is_first');
CREATE TRIGGER saved_views_versions_forget AFTER DELETE ON public.saved_views REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER seasons_delete AFTER DELETE ON public.seasons REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_season_counts();
CREATE TRIGGER seasons_insert AFTER INSERT ON public.seasons REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_season_counts();
CREATE TRIGGER seasons_news AFTER INSERT ON public.seasons REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_new_parts('season');
CREATE TRIGGER seasons_start_counts AFTER INSERT OR UPDATE OF number, title_id ON public.seasons FOR EACH ROW EXECUTE FUNCTION start_season_counts();
CREATE TRIGGER settings_tell_caches AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.settings FOR EACH STATEMENT EXECUTE FUNCTION tell_caches('settings');
CREATE TRIGGER staff_answers_touch BEFORE UPDATE ON public.staff_answers FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER staff_answers_version BEFORE UPDATE ON public.staff_answers FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR ((((old.name IS DISTINCT FROM new.name) OR (old.uses IS DISTINCT FROM new.uses)) OR (old.body IS DISTINCT FROM new.body)) OR (old.body_fr IS DISTINCT FROM new.body_fr)))) EXECUTE FUNCTION keep_version('name', 'uses', 'body', 'body_fr');
CREATE TRIGGER staff_answers_versions_forget AFTER DELETE ON public.staff_answers REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER subscriptions_touch BEFORE UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER tags_version BEFORE UPDATE ON public.tags FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR ((old.name IS DISTINCT FROM new.name) OR (old.name_fr IS DISTINCT FROM new.name_fr)))) EXECUTE FUNCTION keep_version('name', 'name_fr');
CREATE TRIGGER tags_versions_forget AFTER DELETE ON public.tags REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER takedown_notices_version BEFORE UPDATE ON public.takedown_notices FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR ((old.status IS DISTINCT FROM new.status) OR (old.decided_at IS DISTINCT FROM new.decided_at)))) EXECUTE FUNCTION keep_version('status', 'decided_at');
CREATE TRIGGER takedown_notices_versions_forget AFTER DELETE ON public.takedown_notices REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER title_alternative_names_search_delete AFTER DELETE ON public.title_alternative_names REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_changed_parts();
CREATE TRIGGER title_alternative_names_search_insert AFTER INSERT ON public.title_alternative_names REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_changed_parts();
CREATE TRIGGER title_countries_delete AFTER DELETE ON public.title_countries REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_title_country_codes();
CREATE TRIGGER title_countries_insert AFTER INSERT ON public.title_countries REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_title_country_codes();
CREATE TRIGGER title_genres_delete AFTER DELETE ON public.title_genres REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_title_genre_ids();
CREATE TRIGGER title_genres_fill BEFORE INSERT ON public.title_genres FOR EACH ROW EXECUTE FUNCTION fill_title_genre();
CREATE TRIGGER title_genres_insert AFTER INSERT ON public.title_genres REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_title_genre_ids();
CREATE TRIGGER title_merges_keys AFTER INSERT ON public.title_merges FOR EACH ROW EXECUTE FUNCTION keep_merged_title_keys();
CREATE TRIGGER title_translations_search_delete AFTER DELETE ON public.title_translations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_changed_parts();
CREATE TRIGGER title_translations_search_insert AFTER INSERT ON public.title_translations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_changed_parts();
CREATE TRIGGER title_translations_search_update AFTER UPDATE ON public.title_translations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_changed_parts();
CREATE TRIGGER titles_comments AFTER DELETE ON public.titles REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_comments('title');
CREATE TRIGGER titles_follows AFTER DELETE ON public.titles REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_follows('title');
CREATE TRIGGER titles_import_key BEFORE INSERT ON public.titles FOR EACH ROW WHEN ((new.import_key IS NULL)) EXECUTE FUNCTION give_import_key();
CREATE TRIGGER titles_keep_genres AFTER UPDATE ON public.titles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_title_genres();
CREATE TRIGGER titles_queues AFTER UPDATE OF name ON public.titles FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION rename_in_queues();
CREATE TRIGGER titles_search_insert AFTER INSERT ON public.titles REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_changed_titles();
CREATE TRIGGER titles_search_update AFTER UPDATE ON public.titles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_updated_titles();
CREATE TRIGGER titles_touch BEFORE UPDATE OF name, original_name, year, release_date, plot, tagline, poster_url, backdrop_url, type, is_series, runtime_minutes, certification, homepage_url, license ON public.titles FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER titles_version BEFORE UPDATE ON public.titles FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR ((((((((((((old.type IS DISTINCT FROM new.type) OR (old.name IS DISTINCT FROM new.name)) OR (old.original_name IS DISTINCT FROM new.original_name)) OR (old.year IS DISTINCT FROM new.year)) OR (old.release_date IS DISTINCT FROM new.release_date)) OR (old.plot IS DISTINCT FROM new.plot)) OR (old.tagline IS DISTINCT FROM new.tagline)) OR (old.poster_url IS DISTINCT FROM new.poster_url)) OR (old.backdrop_url IS DISTINCT FROM new.backdrop_url)) OR (old.homepage_url IS DISTINCT FROM new.homepage_url)) OR (old.runtime_minutes IS DISTINCT FROM new.runtime_minutes)) OR (old.certification IS DISTINCT FROM new.certification)))) EXECUTE FUNCTION keep_version('type', 'name', 'original_name', 'year', 'release_date', 'plot', 'tagline', 'poster_url', 'backdrop_url', 'homepage_url', 'runtime_minutes', 'certification');
CREATE TRIGGER titles_versions_forget AFTER DELETE ON public.titles REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER torrent_queue_decided AFTER UPDATE OF status ON public.torrent_queue FOR EACH ROW WHEN (((old.postponed_until IS NOT NULL) AND (new.status <> 'pending'::text))) EXECUTE FUNCTION end_postponement('torrent');
CREATE TRIGGER torrent_queue_resumed AFTER DELETE ON public.torrent_queue FOR EACH ROW WHEN ((old.postponed_until IS NOT NULL)) EXECUTE FUNCTION end_postponement('torrent');
CREATE TRIGGER torrents_count_delete AFTER DELETE ON public.torrents REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_contributions('torrents');
CREATE TRIGGER torrents_count_insert AFTER INSERT ON public.torrents REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_inserted_contributions('torrents');
CREATE TRIGGER torrents_count_update AFTER UPDATE ON public.torrents REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_updated_contributions('torrents');
CREATE TRIGGER torrents_fit_requests AFTER INSERT ON public.torrents FOR EACH ROW WHEN ((new.status = 'active'::text)) EXECUTE FUNCTION note_what_fits();
CREATE TRIGGER torrents_fit_requests_later AFTER UPDATE OF status ON public.torrents FOR EACH ROW WHEN (((new.status = 'active'::text) AND (old.status <> 'active'::text))) EXECUTE FUNCTION note_what_fits();
CREATE TRIGGER torrents_news AFTER INSERT ON public.torrents REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_new_contributions('torrent');
CREATE TRIGGER torrents_news_accepted AFTER UPDATE OF status ON public.torrents FOR EACH ROW WHEN (((old.status = 'pending'::text) AND (new.status = 'active'::text))) EXECUTE FUNCTION note_accepted_contribution('torrent');
CREATE TRIGGER torrents_queue_delete AFTER DELETE ON public.torrents REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_queue();
CREATE TRIGGER torrents_queue_insert AFTER INSERT ON public.torrents REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_queue();
CREATE TRIGGER torrents_queue_update AFTER UPDATE ON public.torrents REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_queue();
CREATE TRIGGER torrents_reports AFTER DELETE ON public.torrents REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_reports('torrent');
CREATE TRIGGER torrents_touch BEFORE UPDATE OF name, file_id, quality_id, language_ids, subtitle_ids, nfo, status, season_number, episode_numbers, is_full_season ON public.torrents FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER torrents_version BEFORE UPDATE ON public.torrents FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR ((((((((((((old.title_id IS DISTINCT FROM new.title_id) OR (old.name IS DISTINCT FROM new.name)) OR (old.infohash IS DISTINCT FROM new.infohash)) OR (old.infohash_v2 IS DISTINCT FROM new.infohash_v2)) OR (old.quality_id IS DISTINCT FROM new.quality_id)) OR (old.language_ids IS DISTINCT FROM new.language_ids)) OR (old.subtitle_ids IS DISTINCT FROM new.subtitle_ids)) OR (old.nfo IS DISTINCT FROM new.nfo)) OR (old.season_number IS DISTINCT FROM new.season_number)) OR (old.episode_numbers IS DISTINCT FROM new.episode_numbers)) OR (old.is_full_season IS DISTINCT FROM new.is_full_season)) OR (old.status IS DISTINCT FROM new.status)))) EXECUTE FUNCTION keep_version('title_id', 'name', 'infohash', 'infohash_v2', 'size_bytes', 'files_count', 'quality_id', 'language_ids', 'subtitle_ids', 'season_number', 'episode_numbers', 'is_full_season', 'status');
CREATE TRIGGER torrents_versions_forget AFTER DELETE ON public.torrents REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER users_follows AFTER DELETE ON public.users REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_follows('user');
CREATE TRIGGER users_own_follows BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION drop_follows_of_user();
CREATE TRIGGER users_queues AFTER UPDATE OF username ON public.users FOR EACH ROW WHEN ((old.username IS DISTINCT FROM new.username)) EXECUTE FUNCTION rename_in_queues();
CREATE TRIGGER users_standing_followers AFTER UPDATE OF banned_at ON public.users FOR EACH ROW WHEN (((old.banned_at IS NULL) <> (new.banned_at IS NULL))) EXECUTE FUNCTION keep_standing_followers();
CREATE TRIGGER users_touch BEFORE UPDATE ON public.users FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER users_version BEFORE UPDATE ON public.users FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR (old.username IS DISTINCT FROM new.username) OR (old.first_name IS DISTINCT FROM new.first_name) OR (old.last_name IS DISTINCT FROM new.last_name) OR (old.country IS DISTINCT FROM new.country) OR (old.timezone IS DISTINCT FROM new.timezone) OR (old.opens_links_premium IS DISTINCT FROM new.opens_links_premium) OR (old.is_premium IS DISTINCT FROM new.is_premium) OR (old.premium_until IS DISTINCT FROM new.premium_until))) EXECUTE FUNCTION keep_version('username', 'first_name', 'last_name', 'country', 'timezone', 'opens_links_premium', 'is_premium', 'premium_until');
CREATE TRIGGER users_versions_forget AFTER DELETE ON public.users REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER video_captions_version BEFORE UPDATE ON public.video_captions FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR (((old.name IS DISTINCT FROM new.name) OR (old.language IS DISTINCT FROM new.language)) OR (old.offset_ms IS DISTINCT FROM new.offset_ms)))) EXECUTE FUNCTION keep_version('name', 'language', 'offset_ms');
CREATE TRIGGER video_captions_versions_forget AFTER DELETE ON public.video_captions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER videos_comments AFTER DELETE ON public.videos REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_comments('video');
CREATE TRIGGER videos_reports AFTER DELETE ON public.videos REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_reports('video');
CREATE TRIGGER videos_to_check AFTER INSERT ON public.videos FOR EACH ROW EXECUTE FUNCTION plan_video_check();
CREATE TRIGGER videos_to_check_again AFTER UPDATE OF url, type ON public.videos FOR EACH ROW WHEN (((old.url IS DISTINCT FROM new.url) OR (old.type IS DISTINCT FROM new.type))) EXECUTE FUNCTION plan_video_check();
CREATE TRIGGER videos_version BEFORE UPDATE ON public.videos FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR (((((((((((((((old.name IS DISTINCT FROM new.name) OR (old.type IS DISTINCT FROM new.type)) OR (old.url IS DISTINCT FROM new.url)) OR (old.thumbnail_url IS DISTINCT FROM new.thumbnail_url)) OR (old.quality_id IS DISTINCT FROM new.quality_id)) OR (old.language IS DISTINCT FROM new.language)) OR (old.is_streaming IS DISTINCT FROM new.is_streaming)) OR (old.season_number IS DISTINCT FROM new.season_number)) OR (old.episode_number IS DISTINCT FROM new.episode_number)) OR (old.duration_seconds IS DISTINCT FROM new.duration_seconds)) OR (old.chapters IS DISTINCT FROM new.chapters)) OR (old.intro_start IS DISTINCT FROM new.intro_start)) OR (old.intro_end IS DISTINCT FROM new.intro_end)) OR (old.credits_start IS DISTINCT FROM new.credits_start)) OR (old.storyboard_url IS DISTINCT FROM new.storyboard_url)))) EXECUTE FUNCTION keep_version('name', 'type', 'url', 'thumbnail_url', 'quality_id', 'language', 'is_streaming', 'season_number', 'episode_number', 'duration_seconds', 'chapters', 'intro_start', 'intro_end', 'credits_start', 'storyboard_url');
CREATE TRIGGER videos_versions_forget AFTER DELETE ON public.videos REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE TRIGGER votes_count AFTER INSERT OR DELETE OR UPDATE OF vote ON public.votes FOR EACH ROW EXECUTE FUNCTION keep_vote_counts();
CREATE TRIGGER workspace_members_owner_changed AFTER UPDATE OF role ON public.workspace_members FOR EACH ROW WHEN (((old.role = 'owner'::text) AND (new.role <> 'owner'::text))) EXECUTE FUNCTION workspace_owner_left();
CREATE TRIGGER workspace_members_owner_left AFTER DELETE ON public.workspace_members FOR EACH ROW WHEN ((old.role = 'owner'::text)) EXECUTE FUNCTION workspace_owner_left();
CREATE TRIGGER workspace_members_version BEFORE UPDATE ON public.workspace_members FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR (old.role IS DISTINCT FROM new.role))) EXECUTE FUNCTION keep_version('role');
CREATE TRIGGER workspace_members_versions_forget AFTER DELETE ON public.workspace_members REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
CREATE CONSTRAINT TRIGGER workspaces_have_an_owner AFTER INSERT ON public.workspaces DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION workspace_must_have_owner();
CREATE TRIGGER workspaces_touch BEFORE UPDATE ON public.workspaces FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER workspaces_version BEFORE UPDATE ON public.workspaces FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR (old.name IS DISTINCT FROM new.name))) EXECUTE FUNCTION keep_version('name');
CREATE TRIGGER workspaces_versions_forget AFTER DELETE ON public.workspaces REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_versions();
