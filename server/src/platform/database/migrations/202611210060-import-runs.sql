create table import_runs (
  id bigint generated always as identity primary key,
  file_name text not null,
  file_hash text not null,
  type text not null,
  lines_done integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  skipped integer not null default 0,
  rejected integer not null default 0,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
create index import_runs_unfinished on import_runs (file_hash, type) where finished_at is null;
comment on column import_runs.lines_done is 'Written in the transaction of each batch: a run that was killed goes on behind its last batch.';
