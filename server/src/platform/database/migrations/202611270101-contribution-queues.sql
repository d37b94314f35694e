-- What waits for a moderator or was reported, of each kind of contribution, beside the millions that nobody has to decide
-- about: narrow rows with all that the queues are put in order, narrowed and searched by. Triggers keep them.
create table link_queue (
  item_id bigint primary key,
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
  created_at timestamptz not null,
  updated_at timestamptz not null,
  episode_number integer generated always as (episode_numbers[1]) stored
);
create table nzb_queue (like link_queue including generated including indexes);
create table torrent_queue (like link_queue including generated including indexes);
comment on column link_queue.words is 'What is searched, in small letters: the title, the first address, and who added it.';
comment on column link_queue.own_words_length is 'So many of its letters say nothing of who added it, whom not everybody may know.';
comment on column nzb_queue.words is 'What is searched, in small letters: the title, the name, and who added it.';
comment on column torrent_queue.words is 'What is searched, in small letters: the title, the name, and who added it.';

-- What of these contributions belongs into a queue now, and nothing else. In the order of their numbers, so that two that
-- do so at once cannot wait for each other.
create function queue_links(ids bigint[]) returns void language plpgsql as $$
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
end $$;

-- The same of newsgroup files and of torrents.
do $make$
declare kind text;
begin
  foreach kind in array array['nzb', 'torrent'] loop
    execute format($make_one$
create function queue_%1$ss(ids bigint[]) returns void language plpgsql as $$
begin
  delete from %1$s_queue q where q.item_id = any (ids) and not exists (
    select from %1$ss x where x.id = q.item_id and (x.status = 'pending' or x.reports_count > 0));
  insert into %1$s_queue (item_id, title_id, words, own_words_length, user_id, status, season_number, episode_numbers,
      is_full_season, quality_id, quality_rank, language_ids, subtitle_ids, size_bytes, views, reports_count,
      dead_reports_count, created_at, updated_at)
    select x.id, x.title_id, own.words || coalesce(lower(u.username), ''), length(own.words), x.user_id, x.status, x.season_number, x.episode_numbers,
      x.is_full_season, x.quality_id, q.rank, x.language_ids, x.subtitle_ids, x.size_bytes, x.views, x.reports_count,
      x.dead_reports_count, x.created_at, x.updated_at
    from %1$ss x join titles t on t.id = x.title_id
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
end $$ $make_one$, kind);
  end loop;
end $make$;

-- Most writes are of contributions that nobody has to decide about, before and after: they are looked at here and no more.
create function keep_queue() returns trigger language plpgsql as $$
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
end $$;
-- After the counters of titles by their names, so that who renames a title waits before, and not between.
do $$
declare contributed text;
begin
  foreach contributed in array array['links', 'nzbs', 'torrents'] loop
    execute format('create trigger %1$s_queue_insert after insert on %1$I referencing new table as new_rows
      for each statement execute function keep_queue()', contributed);
    execute format('create trigger %1$s_queue_update after update on %1$I referencing old table as old_rows new table as new_rows
      for each statement execute function keep_queue()', contributed);
    execute format('create trigger %1$s_queue_delete after delete on %1$I referencing old table as old_rows
      for each statement execute function keep_queue()', contributed);
  end loop;
end $$;

create function rename_in_queues() returns trigger language plpgsql as $$
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
end $$;
create trigger titles_queues after update of name on titles
  for each row when (old.name is distinct from new.name) execute function rename_in_queues();
create trigger users_queues after update of username on users
  for each row when (old.username is distinct from new.username) execute function rename_in_queues();

create function rank_in_queues() returns trigger language plpgsql as $$
begin
  update link_queue set quality_rank = new.rank where quality_id = new.id;
  update nzb_queue set quality_rank = new.rank where quality_id = new.id;
  update torrent_queue set quality_rank = new.rank where quality_id = new.id;
  return null;
end $$;
create trigger qualities_queues after update of rank on qualities
  for each row when (old.rank is distinct from new.rank) execute function rank_in_queues();

-- What lies in the queues already, also after rows were written with these triggers put aside.
create function fill_queues() returns void language plpgsql as $$
begin
  perform queue_links((select array_agg(id) from links where status = 'pending' or reports_count > 0));
  perform queue_nzbs((select array_agg(id) from nzbs where status = 'pending' or reports_count > 0));
  perform queue_torrents((select array_agg(id) from torrents where status = 'pending' or reports_count > 0));
end $$;
select fill_queues();

-- Two for columns that may be empty, which come last in both directions. What was not yet sorted into the inverted indexes
-- is read through at every search: it is kept short.
do $$
declare queue text;
begin
  foreach queue in array array['link_queue', 'nzb_queue', 'torrent_queue'] loop
    execute format('create index %1$s_created on %1$I (created_at, item_id)', queue);
    execute format('create index %1$s_updated on %1$I (updated_at, item_id)', queue);
    execute format('create index %1$s_size on %1$I (size_bytes, item_id)', queue);
    execute format('create index %1$s_size_down on %1$I (size_bytes desc nulls last, item_id desc)', queue);
    execute format('create index %1$s_quality on %1$I (quality_rank, item_id)', queue);
    execute format('create index %1$s_views on %1$I (views, item_id)', queue);
    execute format('create index %1$s_reports on %1$I (reports_count, item_id)', queue);
    execute format('create index %1$s_reported on %1$I ((dead_reports_count >= 3) desc, reports_count desc, item_id)
      where reports_count > 0', queue);
    execute format('create index %1$s_title on %1$I (title_id)', queue);
    execute format('create index %1$s_user on %1$I (user_id)', queue);
    execute format('create index %1$s_found on %1$I using gin (words gin_trgm_ops) with (gin_pending_list_limit = 512)', queue);
    execute format('create index %1$s_options on %1$I using gin (language_ids, subtitle_ids, episode_numbers)
      with (gin_pending_list_limit = 512)', queue);
    execute format('create index %1$s_quality_alone on %1$I (quality_id)', queue);
    execute format('create index %1$s_season on %1$I (season_number)', queue);
    execute format('create index %1$s_full_season on %1$I (item_id) where is_full_season', queue);
  end loop;
end $$;
create index link_queue_host on link_queue (host_id);
create index link_queue_episode on link_queue (episode_number, item_id);
create index link_queue_episode_down on link_queue (episode_number desc nulls last, item_id desc);

analyze link_queue, nzb_queue, torrent_queue;

-- Nobody reads along these any more; without the counts in an index, a report leaves the others alone.
drop index links_pending, links_reported, nzbs_pending, nzbs_reported, torrents_pending, torrents_reported;
