create table password_resets (
  token_hash text primary key,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index password_resets_user on password_resets (user_id);
create index password_resets_expires on password_resets (expires_at);
comment on table password_resets is 'Links to choose a new password, sent by mail; a row goes when its link is used.';
comment on column password_resets.token_hash is 'SHA-256 of the token in the link: the table alone resets nothing.';

create table email_verifications (
  user_id bigint primary key references users on delete cascade,
  code_hash text not null,
  attempts integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table email_verifications is 'The code that was sent to an address last. A new one replaces it.';
comment on column email_verifications.code_hash is 'Keyed with APP_KEY: six digits alone would be guessed from a plain hash at once.';

alter table users add column unconfirmed_email text;
create index users_unconfirmed on users (created_at) where unconfirmed_email is not null;
comment on column users.unconfirmed_email is
  'Typed at a registration while another account had this address. Such an account is shown the screen that asks for a code like every other, never gets one, and goes after some days: a registration tells nobody who has an account.';
