-- Accounts for those who manage them: when each was last there, found by names and addresses, and each order along an index.
alter table users add column last_seen_at timestamptz;
comment on column users.last_seen_at is 'When the account last made a call, to some minutes.';
update users set last_seen_at = greatest(last_login_at,
  (select max(last_active_at) from sessions where sessions.user_id = users.id));

create index users_by_last_seen on users (last_seen_at desc nulls last, id desc);
create index users_unverified on users (id) where email_verified_at is null;
create index users_premium on users (id) where is_premium;
create index users_named_nearly on users using gin (normalise_name(
  username || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(unconfirmed_email, email)) gin_trgm_ops);
create index user_permissions_permission on user_permissions (permission);
