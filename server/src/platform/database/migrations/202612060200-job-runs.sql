-- How jobs went: the queue itself forgets what was done, and knows no index to ask for the last of a kind by.
create table job_runs (
  id bigint generated always as identity primary key,
  job text not null,
  job_id uuid not null,
  attempt integer not null check (attempt > 0),
  started_at timestamptz not null,
  milliseconds bigint check (milliseconds >= 0),
  outcome text not null default 'running' check (outcome in ('running', 'done', 'failed')),
  error text check (length(error) <= 500),
  check ((outcome = 'running') = (milliseconds is null))
);
create index job_runs_of_job on job_runs (job, id desc);
