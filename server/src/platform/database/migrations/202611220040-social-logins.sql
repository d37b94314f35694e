-- Accounts elsewhere by which somebody logs in here.
create table social_profiles (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  service text not null,
  provider_id text not null,
  username text not null,
  created_at timestamptz not null default now(),
  unique (service, provider_id),
  unique (user_id, service)
);
comment on column social_profiles.provider_id is 'The service''s own id of the account: it stays when its name or address change.';
comment on column social_profiles.username is 'As the service names the account, to be shown to its owner.';

-- Logins and connections that are on their way, each bound to one browser by a cookie.
create table social_flows (
  token_hash text primary key,
  service text not null,
  step text not null check (step in ('login', 'connect', 'password')),
  state_hash text,
  user_id bigint references users on delete cascade,
  details text not null,
  expires_at timestamptz not null
);
create index social_flows_expires on social_flows (expires_at);
comment on column social_flows.token_hash is 'SHA-256 of the cookie''s token.';
comment on column social_flows.user_id is 'Who connects a service; at step password, whose password is asked for.';
comment on column social_flows.details is 'Encrypted: PKCE verifier and nonce or, at step password, the profile to be connected.';
