create table contact_messages (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  user_id bigint references users on delete cascade,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  message text not null check (message <> ''),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  answered_by bigint references users on delete set null
);
comment on table contact_messages is 'What visitors wrote to those who run the site. Who wrote is in no log and no history.';
comment on column contact_messages.user_id is 'Of a writer who was logged in. What they wrote goes with their account.';
comment on column contact_messages.answered_at is 'When staff said that nothing is left to do about it.';
create index contact_messages_newest on contact_messages (created_at, id);
create index contact_messages_waiting on contact_messages (created_at, id) where answered_at is null;
create index contact_messages_answered on contact_messages (created_at, id) where answered_at is not null;
create index contact_messages_answered_at on contact_messages (answered_at) where answered_at is not null;
create index contact_messages_user on contact_messages (user_id) where user_id is not null;
create index contact_messages_answered_by on contact_messages (answered_by) where answered_by is not null;
create index contact_messages_words on contact_messages using gin ((name || ' ' || email || ' ' || message) gin_trgm_ops);

create trigger contact_messages_version before update on contact_messages for each row
  when (old.version is distinct from new.version or old.answered_at is distinct from new.answered_at)
  execute function keep_version('answered_at');
create trigger contact_messages_versions_forget after delete on contact_messages referencing old table as old_rows
  for each statement execute function forget_versions();

insert into role_permissions (role_id, permission)
select id, 'contact.update' from roles where key = 'moderator' on conflict do nothing;
