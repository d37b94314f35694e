-- When each outside database may be asked again, for all processes together.
create table outside_services (
  service text primary key,
  next_call_at timestamptz not null default now()
);
comment on table outside_services is 'When each outside database may be asked next: calls of all processes stand in one line.';
