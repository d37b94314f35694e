-- Titles that are imported from outside databases: which version of them somebody saw, what of them was changed by hand
-- and stays so, and where they came from.
alter table titles add column version integer not null default 1;
create trigger titles_version before update on titles for each row
  when (old.version is distinct from new.version
    or (old.name, old.original_name, old.year, old.release_date, old.plot, old.tagline, old.poster_url, old.backdrop_url,
        old.homepage_url, old.runtime_minutes, old.certification)
      is distinct from
       (new.name, new.original_name, new.year, new.release_date, new.plot, new.tagline, new.poster_url, new.backdrop_url,
        new.homepage_url, new.runtime_minutes, new.certification))
  execute function keep_version('name', 'original_name', 'year', 'release_date', 'plot', 'tagline', 'poster_url', 'backdrop_url',
    'homepage_url', 'runtime_minutes', 'certification');
create trigger titles_versions_forget after delete on titles referencing old table as old_rows
  for each statement execute function forget_versions();

create table title_locks (
  title_id bigint not null references titles on delete cascade,
  field text not null,
  locked_at timestamptz not null default now(),
  primary key (title_id, field)
);
comment on table title_locks is 'What of a title somebody changed by hand, or locked: imports leave it alone.';

create table title_imports (
  title_id bigint primary key references titles on delete cascade,
  media_type text not null,
  external_id bigint not null,
  is_airing boolean not null default false,
  imported_at timestamptz not null default now(),
  -- When the outside database was asked last, whatever came of it.
  refreshed_at timestamptz not null default now(),
  last_fault text,
  unique (media_type, external_id)
);
comment on table title_imports is 'Which work of which outside database a title is, and when that was asked last.';
create index title_imports_airing on title_imports (refreshed_at) where is_airing;
