-- Accounts at debrid services are asked about by the site, and links are opened through them.
alter table debrid_accounts
  add column key_origin text,
  add column shares_address boolean not null default false,
  add column problem text,
  add column next_check_at timestamptz not null default now(),
  add column expiry_told_of timestamptz;
create index debrid_accounts_due on debrid_accounts (next_check_at) where is_active;
comment on column debrid_accounts.key_origin is 'The address that the key was typed for, where it is not the service''s own.';
comment on column debrid_accounts.shares_address is 'Its owner agreed that the service is told their address with every link.';
comment on column debrid_accounts.problem is 'What the service said against the account when it was last asked; null: nothing.';
comment on column debrid_accounts.next_check_at is 'When the service is asked about the account again.';
comment on column debrid_accounts.expiry_told_of is 'The end of premium that its owner was told of before it came.';

drop trigger debrid_accounts_version on debrid_accounts;
create trigger debrid_accounts_version before update on debrid_accounts for each row
  when ((old.version is distinct from new.version) or (old.provider is distinct from new.provider)
    or (old.key_ending is distinct from new.key_ending) or (old.key_encrypted is distinct from new.key_encrypted)
    or (old.is_active is distinct from new.is_active) or (old.shares_address is distinct from new.shares_address))
  execute function keep_version('provider', 'key_ending', 'is_active', 'shares_address');

create table debrid_unlocks (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  url_hash text not null,
  account_id bigint references debrid_accounts on delete cascade,
  file_encrypted text,
  expires_at timestamptz not null,
  unique (user_id, url_hash)
);
create index debrid_unlocks_over on debrid_unlocks (expires_at);
create index debrid_unlocks_account on debrid_unlocks (account_id);
comment on table debrid_unlocks is 'Links that a member had turned into direct ones, for as long as these can be used; readable for nobody else.';
comment on column debrid_unlocks.url_hash is 'Of the link''s address, keyed for the member.';
comment on column debrid_unlocks.file_encrypted is 'What the service answered, encrypted for the member; null while it is being asked.';
comment on column debrid_unlocks.expires_at is 'When it is of no more use; while the service is being asked: when somebody else may ask.';

create table debrid_turns (
  user_id bigint not null references users on delete cascade,
  provider smallint not null check (provider between 1 and 7),
  next_at timestamptz not null default now(),
  paused_until timestamptz,
  faults int not null default 0,
  primary key (user_id, provider)
);
create index debrid_turns_paused on debrid_turns (provider, paused_until) where paused_until is not null;
comment on table debrid_turns is 'When a service may be asked next for a member: never two links at once, and not where it was just silent.';
