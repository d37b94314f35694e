-- Somebody asks a running job to end: the process that runs it looks here.
alter table job_runs add column stop_asked_at timestamptz;
alter table job_runs drop constraint job_runs_outcome_check;
alter table job_runs add constraint job_runs_outcome_check check (outcome in ('running', 'done', 'failed', 'stopped'));
create index job_runs_running on job_runs (job_id) where outcome = 'running';
