-- What is to be done with the records of a run, where its name does not say all: which genres are added, for one.
alter table bulk_runs add column input jsonb;

-- The kind of a title is changed by hand, too.
drop trigger titles_version on titles;
create trigger titles_version before update on titles for each row
  when (old.version is distinct from new.version
    or (old.type, old.name, old.original_name, old.year, old.release_date, old.plot, old.tagline, old.poster_url,
        old.backdrop_url, old.homepage_url, old.runtime_minutes, old.certification)
    is distinct from
       (new.type, new.name, new.original_name, new.year, new.release_date, new.plot, new.tagline, new.poster_url,
        new.backdrop_url, new.homepage_url, new.runtime_minutes, new.certification))
  execute function keep_version('type', 'name', 'original_name', 'year', 'release_date', 'plot', 'tagline',
    'poster_url', 'backdrop_url', 'homepage_url', 'runtime_minutes', 'certification');
