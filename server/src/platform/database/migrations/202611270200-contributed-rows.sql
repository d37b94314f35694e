-- What one call of many contributions added, by the keys of who sent it: the same call again adds nothing.
create table contributed_rows (
  user_id bigint not null references users on delete cascade,
  key text not null check (length(key) between 1 and 64),
  -- Of all that was sent with the key.
  digest text not null,
  -- Of the contributions that it became; they may be gone since.
  ids bigint[] not null,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index contributed_rows_age on contributed_rows (created_at);
