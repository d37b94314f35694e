-- Premium members' accounts at debrid services and file hosts.
create table debrid_accounts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  provider smallint not null check (provider between 1 and 7),
  key_encrypted text not null,
  key_ending text not null default '' check (length(key_ending) <= 4),
  username text,
  is_active boolean not null default true,
  expires_at timestamptz,
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index debrid_accounts_user on debrid_accounts (user_id, id);
create trigger debrid_accounts_touch before update on debrid_accounts for each row execute function touch_updated_at();
comment on column debrid_accounts.key_encrypted is 'The provider''s key, encrypted for its owner.';
comment on column debrid_accounts.key_ending is 'The key''s last characters, to tell it from others; empty where they would be too much of it.';
comment on column debrid_accounts.username is 'As the provider names the account.';
comment on column debrid_accounts.checked_at is 'When the provider was last asked about the key; null: never.';

alter table users add column opens_links_premium boolean not null default false;
comment on column users.opens_links_premium is 'Premium members: links are turned into direct ones without being asked to.';
