create table two_factor (
  user_id bigint primary key references users on delete cascade,
  secret_encrypted text not null,
  recovery_codes_encrypted text not null,
  confirmed_at timestamptz,
  last_used_step bigint,
  created_at timestamptz not null default now()
);
comment on table two_factor is 'One row while two factor is being set up (confirmed_at is null) or on.';
comment on column two_factor.last_used_step is 'The 30 seconds whose code was accepted last: no code of it, or of an earlier one, is accepted again.';
comment on column two_factor.recovery_codes_encrypted is 'JSON list of the codes that are left. Encrypted like the secret beside it rather than hashed, because their owner may read them again.';

create table login_challenges (
  token_hash text primary key,
  user_id bigint not null references users on delete cascade,
  is_remembered boolean not null,
  attempts integer not null default 0,
  expires_at timestamptz not null
);
create index login_challenges_user on login_challenges (user_id);
create index login_challenges_expires on login_challenges (expires_at);
comment on table login_challenges is 'Logins whose password was right and whose code is still to come. No session exists before.';
comment on column login_challenges.token_hash is 'SHA-256 of the cookie''s token: the table alone finishes no login.';
