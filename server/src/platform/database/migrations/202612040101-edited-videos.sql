-- Videos are edited by people: each write says which version it saw. Their place in the order of their title does not count.
alter table videos
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
update videos set updated_at = created_at;

create trigger videos_version before update on videos for each row
  when (old.version is distinct from new.version
    or (old.name, old.type, old.url, old.thumbnail_url, old.quality_id, old.language, old.is_streaming, old.season_number,
        old.episode_number, old.duration_seconds, old.chapters, old.intro_start, old.intro_end, old.credits_start, old.storyboard_url)
      is distinct from
       (new.name, new.type, new.url, new.thumbnail_url, new.quality_id, new.language, new.is_streaming, new.season_number,
        new.episode_number, new.duration_seconds, new.chapters, new.intro_start, new.intro_end, new.credits_start, new.storyboard_url))
  execute function keep_version('name', 'type', 'url', 'thumbnail_url', 'quality_id', 'language', 'is_streaming', 'season_number',
    'episode_number', 'duration_seconds', 'chapters', 'intro_start', 'intro_end', 'credits_start', 'storyboard_url');
create trigger videos_versions_forget after delete on videos referencing old table as old_rows
  for each statement execute function forget_versions();

alter table video_captions
  add column version integer not null default 1,
  add column offset_ms integer not null default 0 check (offset_ms between -600000 and 600000);
comment on column video_captions.offset_ms is 'How much later than its file says each line is shown; of captions that lie elsewhere always 0.';
create trigger video_captions_version before update on video_captions for each row
  when (old.version is distinct from new.version
    or (old.name, old.language, old.offset_ms) is distinct from (new.name, new.language, new.offset_ms))
  execute function keep_version('name', 'language', 'offset_ms');
create trigger video_captions_versions_forget after delete on video_captions referencing old table as old_rows
  for each statement execute function forget_versions();

-- What members said of the address that a video had says nothing of another one.
create or replace function plan_video_check() returns trigger language plpgsql as $$
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
end $$;

-- What the list of all videos is ordered, narrowed and searched by.
create index videos_by_name on videos (left(normalise_name(name), 200) collate "C", id);
create index videos_by_creation on videos (created_at, id);
create index videos_by_change on videos (updated_at, id);
create index videos_type on videos (type);
create index videos_quality on videos (quality_id) where quality_id is not null;
create index videos_language on videos (language) where language is not null;
create index videos_user on videos (user_id) where user_id is not null;
create index videos_season on videos (season_number, episode_number) where season_number is not null;
create index videos_withheld on videos (id) where not is_streaming;
create index videos_words on videos using gin ((name || ' ' || url) gin_trgm_ops);
create index video_checks_dead on video_checks (video_id) where result = 'dead';

-- What was deleted lies here, with all that belongs to it, until somebody restores it.
create table deleted_videos (
  id bigint generated always as identity primary key,
  video_id bigint not null,
  title_id bigint not null,
  name text not null,
  deleted_by bigint references users on delete set null,
  deleted_at timestamptz not null default now(),
  restored_by bigint references users on delete set null,
  restored_at timestamptz,
  content jsonb,
  account_ids bigint[] not null default '{}',
  check ((content is null) = (restored_at is not null))
);
comment on table deleted_videos is 'Videos that staff deleted. A migration that drops or renames a column of a table that belongs to videos does the same to the keys of the rows in content.';
comment on column deleted_videos.video_id is 'Its number before, which it has again when it comes back.';
comment on column deleted_videos.content is '[{ table, rows }], parents before children: what archive_record took away; null when it is back.';
comment on column deleted_videos.account_ids is 'Accounts that rows of content belong to.';
create unique index deleted_videos_once on deleted_videos (video_id) where restored_at is null;
create index deleted_videos_accounts on deleted_videos using gin (account_ids) where restored_at is null;
create index deleted_videos_by on deleted_videos (deleted_by);
create index deleted_videos_restored_by on deleted_videos (restored_by);
