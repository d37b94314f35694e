-- What went wrong on the server, in jobs and in browsers, each kind of fault once. No person is in it.
create table error_groups (
  id bigint generated always as identity primary key,
  fingerprint text not null unique,
  source text not null check (source in ('server', 'job', 'browser')),
  type text not null check (length(type) <= 100),
  message text not null check (length(message) <= 500),
  -- The first line of our own code that the trace names.
  place text not null check (length(place) <= 300),
  -- The job, the pattern of the page, or what was being done.
  origin text not null check (length(origin) <= 200),
  trace text not null check (length(trace) <= 8000),
  count bigint not null check (count > 0),
  versions jsonb not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  solved_at timestamptz,
  -- When it happened again although somebody had said that it was solved.
  returned_at timestamptz
);
create index error_groups_last on error_groups (last_at desc, id desc);
