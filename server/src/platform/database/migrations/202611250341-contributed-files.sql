-- Newsgroup files and torrents are contributed like links: each is a file that a member sent, with what it says of itself.
-- `file_key` is left for those that came with an import or the demonstration, which nobody sent.
alter table nzbs
  alter column file_key drop not null,
  add column version integer not null default 1,
  add column file_id bigint references file_entries on delete set null,
  add column content_hash text check (content_hash ~ '^[0-9a-f]{64}$'),
  add column files jsonb not null default '[]',
  add column files_count integer not null default 0 check (files_count >= 0),
  add column meta jsonb not null default '[]';
comment on column nzbs.content_hash is 'Of the articles that it names, whoever wrote the file and in which order.';
comment on column nzbs.files is 'The first of them, as { path, size }; files_count says how many there are.';

alter table torrents
  alter column file_key drop not null,
  alter column infohash drop not null,
  add column version integer not null default 1,
  add column file_id bigint references file_entries on delete set null,
  add column infohash_v2 text check (infohash_v2 ~ '^[0-9a-f]{64}$'),
  add column files_count integer not null default 0 check (files_count >= 0),
  add column is_private boolean not null default false,
  add column piece_bytes bigint check (piece_bytes > 0),
  add column trackers text[] not null default '{}',
  add constraint torrents_have_a_hash check (infohash is not null or infohash_v2 is not null);
comment on column torrents.infohash is 'SHA-1 of its description; null where it is of the second version alone.';
comment on column torrents.infohash_v2 is 'SHA-256 of its description; null where it is of the first version alone.';
update torrents set files_count = jsonb_array_length(files);

-- A file is one contribution, and a title has each once.
create unique index nzbs_file on nzbs (file_id);
create unique index nzbs_once_per_title on nzbs (title_id, content_hash);
create index nzbs_content on nzbs (content_hash);
create unique index torrents_file on torrents (file_id);
create unique index torrents_v2_once_per_title on torrents (title_id, infohash_v2);
create index torrents_infohash on torrents (infohash);
create index torrents_infohash_v2 on torrents (infohash_v2);

create trigger nzbs_touch before update of name, file_id, quality_id, language_ids, subtitle_ids, archive_password, nfo, status,
  season_number, episode_numbers, is_full_season on nzbs for each row execute function touch_updated_at();
create trigger torrents_touch before update of name, file_id, quality_id, language_ids, subtitle_ids, nfo, status,
  season_number, episode_numbers, is_full_season on torrents for each row execute function touch_updated_at();

create trigger nzbs_version before update on nzbs for each row
  when (old.version is distinct from new.version
    or (old.title_id, old.name, old.content_hash, old.quality_id, old.language_ids, old.subtitle_ids, old.archive_password, old.nfo,
        old.season_number, old.episode_numbers, old.is_full_season, old.status)
      is distinct from
       (new.title_id, new.name, new.content_hash, new.quality_id, new.language_ids, new.subtitle_ids, new.archive_password, new.nfo,
        new.season_number, new.episode_numbers, new.is_full_season, new.status))
  execute function keep_version('title_id', 'name', 'content_hash', 'size_bytes', 'files_count', 'quality_id', 'language_ids',
    'subtitle_ids', 'season_number', 'episode_numbers', 'is_full_season', 'status');
create trigger nzbs_versions_forget after delete on nzbs referencing old table as old_rows
  for each statement execute function forget_versions();
create trigger torrents_version before update on torrents for each row
  when (old.version is distinct from new.version
    or (old.title_id, old.name, old.infohash, old.infohash_v2, old.quality_id, old.language_ids, old.subtitle_ids, old.nfo,
        old.season_number, old.episode_numbers, old.is_full_season, old.status)
      is distinct from
       (new.title_id, new.name, new.infohash, new.infohash_v2, new.quality_id, new.language_ids, new.subtitle_ids, new.nfo,
        new.season_number, new.episode_numbers, new.is_full_season, new.status))
  execute function keep_version('title_id', 'name', 'infohash', 'infohash_v2', 'size_bytes', 'files_count', 'quality_id',
    'language_ids', 'subtitle_ids', 'season_number', 'episode_numbers', 'is_full_season', 'status');
create trigger torrents_versions_forget after delete on torrents referencing old table as old_rows
  for each statement execute function forget_versions();
