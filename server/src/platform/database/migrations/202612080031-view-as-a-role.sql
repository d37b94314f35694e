-- Who defines roles sees the site as one of them: a matter of one session, for an hour at most.
alter table sessions
  add column viewed_as_role_id bigint references roles on delete set null,
  add column viewed_as_until timestamptz;
create index sessions_viewed_as_role on sessions (viewed_as_role_id) where viewed_as_role_id is not null;
comment on column sessions.viewed_as_role_id is 'With whose rights alone, of those of the account, the site shows itself until viewed_as_until';
