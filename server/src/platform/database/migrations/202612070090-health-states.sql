-- Since when each part of the site is as it is: noted by a job, so that a look at it changes nothing.
create table health_states (
  part text primary key check (length(part) <= 40),
  state text not null check (length(state) <= 20),
  since timestamptz not null
);
