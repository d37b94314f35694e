-- Who looks at a contribution right now, so that two moderators do not decide about the same one. It ends by itself.
create table contribution_claims (
  item_type text not null check (item_type in ('link', 'nzb', 'torrent')),
  item_id bigint not null,
  user_id bigint not null references users on delete cascade,
  since timestamptz not null,
  expires_at timestamptz not null,
  primary key (item_type, item_id)
);
create index contribution_claims_user on contribution_claims (user_id);
create index contribution_claims_expiry on contribution_claims (expires_at);
