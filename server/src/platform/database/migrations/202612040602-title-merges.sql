-- Two titles that are one work: what belongs to one goes to the other, and can be given back.
create table title_merges (
  id bigint generated always as identity primary key,
  -- Deleted by the merge: its old addresses lead to the other.
  from_id bigint not null,
  into_id bigint not null,
  moved jsonb,
  views bigint not null default 0,
  merged_by bigint references users on delete set null,
  merged_at timestamptz not null default now(),
  undone_by bigint references users on delete set null,
  undone_at timestamptz,
  check (from_id <> into_id),
  check ((moved is null) = (undone_at is not null))
);
comment on column title_merges.moved is '[{ table, column, from, into, keys, rows }] in the order in which they were moved; null when they are back.';
create unique index title_merges_once on title_merges (from_id) where undone_at is null;
create index title_merges_by_target on title_merges (into_id) where undone_at is null;
create index title_merges_by_merger on title_merges (merged_by) where merged_by is not null;
create index title_merges_by_undoer on title_merges (undone_by) where undone_by is not null;

-- Lets rows point at another record, those that `fits` says (of `x`; $1 is the old one, $2 the new one), and says which.
create function move_rows(child regclass, pointer name, from_id bigint, into_id bigint, keys text[], fits text) returns jsonb
language plpgsql as $$
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
end $$;

-- Gives back what was moved, where it still is there: the last first.
create function move_rows_back(moved jsonb) returns void
language plpgsql as $$
declare
  step jsonb;
begin
  for step in select one from jsonb_array_elements(moved) with ordinality as e (one, place) order by place desc loop
    execute format('update %1$s x set %2$I = $1 from jsonb_populate_recordset(null::%1$s, $3) m where x.%2$I = $2 and %3$s',
      step ->> 'table', step ->> 'column',
      (select string_agg(format('x.%1$I = m.%1$I', one), ' and ') from jsonb_array_elements_text(step -> 'keys') one))
      using (step ->> 'from')::bigint, (step ->> 'into')::bigint, step -> 'rows';
  end loop;
end $$;

-- Counts anew what no trigger counts when rows go from one title to another.
create function recount_titles(ids bigint[]) returns void
language plpgsql as $$
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
end $$;

-- What belongs to a title goes to another, but for what that one has already and what only describes it. Both are locked.
create function merge_titles(from_id bigint, into_id bigint) returns jsonb
language plpgsql as $$
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
end $$;

-- Looks at pages of the title that went count for the one that stays: once, and not any more when it is back.
create function add_merged_views(merge_id bigint, way integer) returns void
language sql as $$
  update titles t set views = greatest(0, t.views + way * m.views) from title_merges m where m.id = merge_id and t.id = m.into_id
$$;

-- Gives back what a merge took, once the title is there again.
create function unmerge_titles(from_id bigint, into_id bigint, moved jsonb) returns void
language plpgsql as $$
begin
  perform move_rows_back(moved);
  perform recount_titles(array[from_id, into_id]);
end $$;
