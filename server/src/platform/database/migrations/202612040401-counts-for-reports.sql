-- What reports are made of. Nobody can be found in it: a visitor is a hash whose salt goes with its day, and what is known
-- of each visit goes with its age, once the day is counted.
create table page_visits (
  id bigint generated always as identity primary key,
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
  is_member boolean not null
);
create index page_visits_day on page_visits (day);
comment on table page_visits is 'Without references: what is gone was seen all the same.';
comment on column page_visits.day is 'Of the site''s time zone, as it was when it happened.';
comment on column page_visits.referrer is 'The host that led here; empty: none said so; null: a page of this site.';
comment on column page_visits.country is 'Two letters; empty: unknown.';

-- A play as reports see it: as long as the viewer says something of it within half an hour.
create table play_sittings (
  id bigint generated always as identity primary key,
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
  last_at timestamptz not null
);
create index play_sittings_day on play_sittings (day);
create index play_sittings_sitting on play_sittings (sitting, last_at);
create index play_sittings_viewer on play_sittings (viewer, video_id, last_at);
comment on column play_sittings.sitting is 'Made by the player for this play alone.';
comment on column play_sittings.seconds is 'Where it was left.';
comment on column play_sittings.duration is '0: the player did not know it.';

create table failed_searches (
  id bigint generated always as identity primary key,
  day date not null,
  term text not null,
  visitor bytea not null
);
create index failed_searches_day on failed_searches (day);

-- What was taken, and of what kind it was then; by whom is not in it.
create table counted_downloads (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  day date,
  kind text not null,
  title_id bigint not null,
  season_number integer,
  episode_number integer,
  host text not null,
  quality text not null
);
create index counted_downloads_day on counted_downloads (day);
create index counted_downloads_new on counted_downloads (id) where day is null;
comment on column counted_downloads.day is 'Null until it is counted.';
comment on column counted_downloads.host is 'Empty for what lies on no host.';

create function note_download_for_reports() returns trigger language plpgsql as $$
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
end $$;
create trigger recent_downloads_for_reports after insert or update of counted_at on recent_downloads
  for each row execute function note_download_for_reports();

-- How far days are counted. Whoever adds to one says so here in the same transaction, last.
create table counted_days (
  day date primary key,
  is_stale boolean not null default true,
  taken_at timestamptz,
  counted_at timestamptz,
  took_ms integer not null default 0,
  is_final boolean not null default false
);
comment on column counted_days.taken_at is 'Somebody is counting it, or was when the process ended.';
comment on column counted_days.is_final is 'What it was counted from is gone.';
create table counted_months (
  month date primary key
);
comment on table counted_months is 'Months of which report_counts has the sums of all days.';

-- The sums, by day and by month, for ever.
create table report_counts (
  subject text not null check (subject in ('visits', 'plays', 'downloads', 'searches')),
  dimension text not null,
  record text not null,
  span text not null check (span in ('day', 'month')),
  key text not null,
  starts_on date not null,
  events bigint not null,
  visitors bigint not null,
  seconds bigint not null,
  stops integer[] check (cardinality(stops) = 20),
  primary key (subject, dimension, record, span, key, starts_on)
);
create index report_counts_rank on report_counts (subject, dimension, record, span, starts_on, events desc, key);
create index report_counts_span on report_counts (span, starts_on);
comment on column report_counts.record is 'Empty for the site; else whose part it is: title:12, season:12.1, episode:12.1.3.';
comment on column report_counts.visitors is 'Exact for a day; of a month the sum of its days, in which who came twice is twice.';
comment on column report_counts.stops is 'Of plays: how many were left in each twentieth of the video.';
