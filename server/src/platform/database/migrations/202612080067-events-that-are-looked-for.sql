-- Behind a pool of transactions nothing can be listened to: what processes say to each other is written down for those that
-- look for it, while there are such.
create table events (
  id bigint generated always as identity primary key,
  writer xid8 not null default pg_current_xact_id(),
  payload text not null,
  said_at timestamptz not null default now()
);
comment on table events is 'What processes of the site said to each other in the last minutes, where one of them cannot listen.';
create index events_by_writer on events (writer);
create index events_by_age on events (said_at);

create table event_readers (
  process text primary key,
  seen_at timestamptz not null default now()
);
comment on table event_readers is 'Processes that look for events instead of listening to them.';
