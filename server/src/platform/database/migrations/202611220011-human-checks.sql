create table human_check_solutions (
  challenge_hash text primary key,
  expires_at timestamptz not null
);
create index human_check_solutions_expires on human_check_solutions (expires_at);
comment on table human_check_solutions is 'Challenges of the human check that were solved and used: none is taken twice. A row goes when its challenge would have expired anyway.';
